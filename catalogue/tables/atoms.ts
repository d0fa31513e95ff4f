/** Standard atomic weights, abridged (IUPAC). */
export const atomicWeights = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  S: 32.06,
} as const;

export type Element = keyof typeof atomicWeights;
