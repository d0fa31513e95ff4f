/** The A above middle C, in Hz, and the fork, law or custom it comes from. */
export const pitchStandards = {
  mozart: 421.6,
  handel: 422.5,
  verdi: 432,
  diapasonNormal: 435,
  newPhilharmonic: 439,
  concert: 440,
  bright: 442,
  oldPhilharmonic: 452,
} as const;

/** Sauveur's philosophical pitch: every C a power of two. */
export const philosophicalC = 256;
