import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { philosophicalC, pitchStandards } from '../tables/pitch-standards.ts';
import { semitonesFrom } from '../tuning/scales.ts';

/** The A with the fifth and the octave below it: a quiet drone to tune to. */
function droneUnder(a: number): number[] {
  return [a, (a * 2) / 3, a / 2];
}

const others: readonly [name: string, a: number, about: string, origin: string][] = [
  [
    'Versailles',
    semitonesFrom(pitchStandards.concert, -2),
    'An A a whole tone below ours, as players of French music of the time of Lully tune today.',
    'Modern custom for French baroque music: A = 392, two semitones below 440',
  ],
  [
    'Leipzig',
    semitonesFrom(pitchStandards.concert, -1),
    'An A a semitone below ours, at which most players of Bach tune today.',
    'Modern custom for baroque music: A = 415, one semitone below 440',
  ],
  [
    'Mozart’s Piano',
    pitchStandards.mozart,
    'The A of a fork of the piano maker Stein, to which Mozart’s piano is said to have been tuned in 1780.',
    'Tuning fork of about 1780, A = 421.6 (A. J. Ellis, History of Musical Pitch, 1880)',
  ],
  [
    'Handel’s Fork',
    pitchStandards.handel,
    'The A of a tuning fork that belonged to Handel in 1751.',
    'Tuning fork of 1751, A = 422.5 (A. J. Ellis, History of Musical Pitch, 1880)',
  ],
  [
    'Philosophical Pitch',
    semitonesFrom(philosophicalC, 9),
    'The A that belongs to a C of 256 Hz, the pitch in which every C is a power of two.',
    'Philosophical pitch, proposed by Joseph Sauveur about 1713; A computed by equal semitones',
  ],
  [
    'Diapason Normal',
    pitchStandards.diapasonNormal,
    'The A that France made law in 1859 and much of Europe adopted.',
    'French law of 16 February 1859: A = 435',
  ],
  [
    'New Philharmonic',
    pitchStandards.newPhilharmonic,
    'The A that the Philharmonic Society in London settled on in 1896.',
    'Philharmonic Society, London, 1896: A = 439',
  ],
  [
    'Concert A',
    pitchStandards.concert,
    'The A to which most orchestras of the world have tuned since 1939.',
    'International conference, London 1939; ISO 16, 1955: A = 440',
  ],
  [
    'Bright Orchestra',
    pitchStandards.bright,
    'The slightly higher A that many orchestras of Europe prefer.',
    'Orchestral custom: A = 442',
  ],
  [
    'Old Philharmonic',
    pitchStandards.oldPhilharmonic,
    'The high A of Victorian London, which military bands kept into the twentieth century.',
    'Old Philharmonic pitch, A = 452; forks of Kneller Hall',
  ],
  [
    'Choir Tone',
    semitonesFrom(pitchStandards.concert, 1),
    'An A a semitone above ours, as players of old German organs and cornetts tune today.',
    'Modern custom for Chorton: A = 466, one semitone above 440',
  ],
];

export const pitchFamily: Family = {
  name: 'Pitch Standards',
  firstId: 15,
  isPremium: false,
  numbers: 'The numbers are this A with the fifth and the octave below it, computed.',
  origin: 'Pitch standards',
  evidence: evidence.pitch,
  presets: [
    {
      name: 'Relaxation',
      category: 'Emotional',
      minutes: 15,
      tones: [pitchStandards.verdi],
      about: 'One even tone, a third of a semitone below concert pitch.',
      numbers:
        'The number is the A that Verdi asked the Italian government for in 1884; its fame as a calm tone is recent.',
      origin: 'Verdi’s A of 1884: A = 432',
      evidence: evidence.verdi,
    },
    ...others.map(
      ([name, a, about, origin]): PresetDraft => ({
        name,
        category: 'Emotional',
        minutes: 10,
        tones: droneUnder(a),
        about,
        origin,
      }),
    ),
  ],
};
