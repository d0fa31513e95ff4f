import { describe, expect, it } from 'vitest';
import { maqams } from '../tables/modes.ts';
import { tetrachords } from '../tables/tetrachords.ts';
import { toCents } from '../testing/cents.ts';
import { byEqualSteps, chord, leadWith, modeFrom, ratios, semitonesFrom, twoTetrachords } from './scales.ts';

describe('scales', () => {
  it('reads ratios and proportions', () => {
    expect(ratios('1 9/8 3/2')).toEqual([1, 1.125, 1.5]);
    expect(chord('4:5:6')).toEqual([1, 1.25, 1.5]);
    expect(() => ratios('x')).toThrow(RangeError);
  });

  it('divides every Greek fourth without remainder', () => {
    for (const steps of Object.values(tetrachords)) {
      const product = ratios(steps.join(' ')).reduce((all, step) => all * step, 1);
      expect(product).toBeCloseTo(4 / 3, 12);
    }
  });

  it('stands two tetrachords on each other, a whole tone apart', () => {
    expect(twoTetrachords([1.1, 1.1, 1.1]).map((degree) => Number(degree.toFixed(4)))).toEqual([
      1, 1.1, 1.21, 1.331, 1.5, 1.65, 1.815, 1.9965,
    ]);
  });

  it('closes every maqam at the octave', () => {
    for (const { steps } of Object.values(maqams)) expect(byEqualSteps(steps, 24).at(-1)).toBeCloseTo(2, 12);
  });

  it('begins a mode on another degree and ends it an octave higher', () => {
    expect(modeFrom(1, [1, 1.25, 1.5])).toEqual([1.25, 1.5, 2, 2.5]);
  });

  it('leads with the chosen tones and loses none', () => {
    expect(leadWith([0, 2], [1, 2, 3, 4])).toEqual([1, 3, 2, 4]);
    expect(() => leadWith([9], [1])).toThrow(RangeError);
  });

  it('counts cents', () => {
    expect(toCents(3 / 2)).toBeCloseTo(701.955, 3);
    expect(toCents(semitonesFrom(440, -9) / 440)).toBeCloseTo(-900, 9);
    expect(semitonesFrom(440, -9)).toBeCloseTo(261.63, 2);
  });
});
