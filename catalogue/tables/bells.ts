/** Partials of bells as ratios to the prime: hum, prime, tierce, quint, nominal, then the higher ones. */
export const bellPartials = {
  /** What founders tune to: the first five after Canon Simpson's articles of 1895 and 1896, with a minor third. */
  minorThird: '1/2 1 6/5 3/2 2 5/2 8/3 3 4',
  /** The bell with a major third, cast at the Royal Eijsbouts foundry in 1985. */
  majorThird: '1/2 1 5/4 3/2 2 3 4',
} as const;

/** A tuned church bell as measured, after Fletcher and Rossing, The Physics of Musical Instruments. */
export const measuredBell = [0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011, 4.166] as const;
