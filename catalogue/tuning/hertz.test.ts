import { describe, expect, it } from 'vitest';
import { beatingPair, middleOf, octaveFrom, roundHertz } from './hertz.ts';

describe('hertz', () => {
  it('moves a frequency by octaves only', () => {
    for (const hertz of [0.0001, 1, 63.99, 64, 127.9, 128, 5e14]) {
      const moved = octaveFrom(64, hertz);
      expect(moved).toBeGreaterThanOrEqual(64);
      expect(moved).toBeLessThan(128);
      expect(Math.log2(moved / hertz) % 1).toBeCloseTo(0, 9);
    }
    expect(() => octaveFrom(64, 0)).toThrow(RangeError);
  });

  it('rounds tones to a hundredth and slow rates to a ten-thousandth', () => {
    expect([roundHertz(136.10221), roundHertz(7 / 60), roundHertz(19.99999)]).toEqual([136.1, 0.1167, 20]);
  });

  it('sets a pair apart by its beat, around its carrier', () => {
    expect(beatingPair(200, 10)).toEqual([195, 205]);
    expect(middleOf([4, 9])).toBe(6);
  });
});
