import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, linearScale, logScale, roundTo } from './scales.ts';

describe('scales', () => {
  it('both scales lead from value to share and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 20_000, noNaN: true }), (value) => {
        for (const scale of [linearScale(0.1, 20_000), logScale(0.1, 20_000)]) {
          expect(scale.toValue(scale.toShare(value)) / value).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it('on the logarithmic scale an octave is as wide low down as high up', () => {
    const { toShare } = logScale(20, 2000);
    expect(toShare(80) - toShare(40)).toBeCloseTo(toShare(1600) - toShare(800), 12);
  });

  it('rounds to multiples of the step without binary dust', () => {
    expect(roundTo(0.1 + 0.2, 0.1)).toBe(0.3);
    expect(roundTo(432.004, 0.01)).toBe(432);
    expect(roundTo(19_999.996, 0.01)).toBe(20_000);
  });

  it('keeps a value inside its range', () => {
    expect([clamp(-1, 0, 10), clamp(11, 0, 10), clamp(5, 0, 10)]).toEqual([0, 10, 5]);
  });
});
