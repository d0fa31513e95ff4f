import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frequency } from '#contract/rules/limits.ts';
import { positionOfValue, valueAtPosition } from './slider-scale.ts';

const scale = { min: frequency.min, max: frequency.sliderMax, step: frequency.sliderStep };

it('GEN-10 CONST-02 a slider covers 0.1 to 2000 Hz in steps of 0.01', () => {
  expect(valueAtPosition(0, scale)).toBe(0.1);
  expect(valueAtPosition(1, scale)).toBe(2000);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (position) => {
      const value = valueAtPosition(position, scale);
      expect(Math.abs(value * 100 - Math.round(value * 100))).toBeLessThan(1e-6);
      expect(value).toBeGreaterThanOrEqual(0.1);
      expect(value).toBeLessThanOrEqual(2000);
    }),
  );
});

it('GEN-40 equal distances are equal ratios', () => {
  const [low, middle, high] = [0.4, 0.6, 0.8].map((position) => valueAtPosition(position, scale));
  expect((middle ?? 0) / (low ?? 1)).toBeCloseTo((high ?? 0) / (middle ?? 1), 2);
});

it('GEN-40 a value found by its position is the same value again', () => {
  for (const hz of [0.1, 7.83, 432, 528, 963.27, 2000]) {
    expect(valueAtPosition(positionOfValue(hz, scale), scale)).toBe(hz);
  }
});

it('GEN-12 a frequency above 2000 Hz stands at the end of the slider', () => {
  expect(positionOfValue(5000, scale)).toBe(1);
});
