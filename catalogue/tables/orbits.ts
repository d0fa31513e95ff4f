/** Sidereal periods in days (NASA planetary fact sheets); the year is the tropical one, as Cousto takes it. */
export const days = {
  mercury: 87.969,
  venus: 224.701,
  earthDay: 1,
  earthYear: 365.24219,
  mars: 686.98,
  jupiter: 4_332.589,
  saturn: 10_759.22,
  uranus: 30_685.4,
  neptune: 60_189,
  pluto: 90_560,
  /** From new moon to new moon. */
  synodicMonth: 29.530588,
  /** The slow turn of the Earth's axis, by the round tradition of 25,920 years. */
  platonicYear: 25_920 * 365.24219,
} as const;

/** G M of the Sun, m³/s² (JPL). */
export const solarGravity = 1.32712440018e20;

/**
 * Kepler, Harmonices Mundi (1619), book V: how fast a planet is seen to move from the Sun when it is
 * farthest and when it is nearest, as the interval he gave it; with the eccentricity of its orbit
 * (NASA fact sheets), from which the same interval can be computed.
 */
export const keplerIntervals = {
  saturn: { kepler: '5/4', eccentricity: 0.0565 },
  jupiter: { kepler: '6/5', eccentricity: 0.0489 },
  mars: { kepler: '3/2', eccentricity: 0.0935 },
  earth: { kepler: '16/15', eccentricity: 0.0167 },
  venus: { kepler: '25/24', eccentricity: 0.0067 },
  mercury: { kepler: '12/5', eccentricity: 0.2056 },
} as const;
