/** Hz. The caesium figure defines the second; hydrogen's is the 21-centimetre line of the sky. */
export const atomicClocks = { hydrogen: 1_420_405_751.768, caesium: 9_192_631_770 } as const;

/** Turns of neutron stars, as seconds a turn (ATNF Pulsar Catalogue), or turns a second where published so. */
export const pulsars = {
  /** B1919+21, found by Jocelyn Bell in 1967. */
  first: 1 / 1.337302,
  /** B0833−45. */
  vela: 1 / 0.089328,
  /** B0531+21; it slows by a thousandth in two to three years. */
  crab: 1 / 0.0333924,
  /** J0437−4715. */
  near: 1 / 0.00575745,
  /** B1937+21, the first millisecond pulsar, 1982. */
  millisecond: 1 / 0.00155780656,
  /** J1748−2446ad, the fastest known since 2006 (Hessels and others). */
  fastest: 716.35556,
} as const;
