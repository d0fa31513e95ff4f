type Steps = readonly [string, string, string];

/**
 * Divisions of the fourth from the lowest note upward, as Ptolemy reports them in his Harmonics
 * (2nd century). Those of Ptolemy that repeat an older one (his tonic diatonic is that of Archytas, his
 * ditonic that of Eratosthenes) stand under the older name only.
 */
export const tetrachords = {
  archytasEnharmonic: ['28/27', '36/35', '5/4'],
  archytasChromatic: ['28/27', '243/224', '32/27'],
  archytasDiatonic: ['28/27', '8/7', '9/8'],
  eratosthenesEnharmonic: ['40/39', '39/38', '19/15'],
  eratosthenesChromatic: ['20/19', '19/18', '6/5'],
  eratosthenesDiatonic: ['256/243', '9/8', '9/8'],
  didymusEnharmonic: ['32/31', '31/30', '5/4'],
  didymusChromatic: ['16/15', '25/24', '6/5'],
  didymusDiatonic: ['16/15', '10/9', '9/8'],
  ptolemyEnharmonic: ['46/45', '24/23', '5/4'],
  ptolemySoftChromatic: ['28/27', '15/14', '6/5'],
  ptolemyIntenseChromatic: ['22/21', '12/11', '7/6'],
  ptolemySoftDiatonic: ['21/20', '10/9', '8/7'],
  ptolemyIntenseDiatonic: ['16/15', '9/8', '10/9'],
  ptolemyEqualDiatonic: ['12/11', '11/10', '10/9'],
} as const satisfies Record<string, Steps>;
