/** Seven-note scales in just intonation: small whole-number ratios beat least against a drone. */
const SCALES = {
  major: [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 15 / 8],
  lydian: [1, 9 / 8, 5 / 4, 45 / 32, 3 / 2, 5 / 3, 15 / 8],
  mixolydian: [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 16 / 9],
  dorian: [1, 9 / 8, 6 / 5, 4 / 3, 3 / 2, 5 / 3, 16 / 9],
  minor: [1, 9 / 8, 6 / 5, 4 / 3, 3 / 2, 8 / 5, 9 / 5],
  phrygian: [1, 16 / 15, 6 / 5, 4 / 3, 3 / 2, 8 / 5, 16 / 9],
} as const;

export type Scale = keyof typeof SCALES;

const CHROMA = 25 / 24;

/** The ratio to the tonic of a written pitch: `5`, `3'` (an octave up), `6,` (an octave down), `b7`, `#4`. */
export function ratioOf(pitch: string, scale: Scale): number {
  const found = /^([b#]?)([1-7])([',]*)$/.exec(pitch);
  if (!found) throw new Error(`"${pitch}" is not a pitch`);
  const [, accidental = '', degree = '1', octaves = ''] = found;
  let ratio: number = SCALES[scale][Number(degree) - 1] ?? 1;
  if (accidental === 'b') ratio /= CHROMA;
  if (accidental === '#') ratio *= CHROMA;
  for (const mark of octaves) ratio *= mark === "'" ? 2 : 0.5;
  return ratio;
}
