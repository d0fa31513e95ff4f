import { expect, it } from 'vitest';
import { solfeggio } from '#contract/rules/sound-defaults.ts';
import { hertzAt, pointAt, shareAt, shareOf, ticks } from './ring-geometry.ts';

it('GEN-10 GEN-40 the ring runs from 0.1 to 2000 Hz, and equal ways are equal ratios', () => {
  expect([hertzAt(0), hertzAt(1)]).toEqual([0.1, 2000]);
  expect(shareOf(100) - shareOf(10)).toBeCloseTo(shareOf(1000) - shareOf(100), 10);
});

it('GEN-10 every value of the ring lies on the step of 0.01', () => {
  for (let share = 0; share <= 1; share += 0.0007) {
    const hundredths = hertzAt(share) * 100;
    expect(Math.abs(hundredths - Math.round(hundredths))).toBeLessThan(1e-6);
  }
});

it('GEN-12 a frequency above 2000 Hz stands at the end of the ring', () => {
  expect(shareOf(20_000)).toBe(1);
});

it('a place on the ring is found again by the point it has', () => {
  for (const share of [0, 0.2, 0.5, 0.83, 1]) expect(shareAt(pointAt(share))).toBeCloseTo(share, 9);
});

it('in the gap at the bottom the nearer end holds', () => {
  expect(shareAt({ x: 300, y: 656 })).toBe(0);
  expect(shareAt({ x: 356, y: 656 })).toBe(1);
});

it('the Solfeggio tones draw the knob to themselves', () => {
  for (const hz of solfeggio) expect(hertzAt(shareOf(hz * 1.006))).toBe(hz);
});

it('is labelled at its decades and ends', () => {
  expect(ticks.flatMap(({ label }) => label ?? [])).toEqual(['0.1', '1', '10', '100', '1k', '2k']);
});
