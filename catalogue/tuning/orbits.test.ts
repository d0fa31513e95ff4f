import { describe, expect, it } from 'vitest';
import { days, keplerIntervals, solarGravity } from '../tables/orbits.ts';
import { toCents } from '../testing/cents.ts';
import { roundHertz } from './hertz.ts';
import { toneOfDays, toneOfGravity } from './orbits.ts';
import { ratios } from './scales.ts';

describe('planetary tones, against the values Cousto prints', () => {
  it.each([
    ['Earth day', days.earthDay, 194.18],
    ['Earth year', days.earthYear, 136.1],
    ['Platonic year', days.platonicYear, 172.06],
    ['Moon', days.synodicMonth, 210.42],
    ['Mercury', days.mercury, 141.27],
    ['Venus', days.venus, 221.23],
    ['Mars', days.mars, 144.72],
    ['Jupiter', days.jupiter, 183.58],
    ['Saturn', days.saturn, 147.85],
    ['Uranus', days.uranus, 207.36],
  ])('%s', (_, period, printed) => {
    expect(roundHertz(toneOfDays(period))).toBe(printed);
  });

  it('Neptune and the Sun', () => {
    expect(toneOfDays(days.neptune)).toBeCloseTo(211.44, 1);
    expect(roundHertz(toneOfGravity(solarGravity))).toBe(126.22);
  });

  it('Kepler’s intervals lie within a semitone of what the eccentricities give', () => {
    for (const { kepler, eccentricity } of Object.values(keplerIntervals)) {
      const [heard = 0] = ratios(kepler);
      const computed = ((1 + eccentricity) / (1 - eccentricity)) ** 2;
      expect(Math.abs(toCents(computed / heard))).toBeLessThan(100);
    }
  });
});
