import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CURVE, confidenceOf, relevanceOf } from './confidence.ts';

describe('MOOD-22 confidence', () => {
  it('is the curve that the bench of the ranking found', () => {
    const { curve } = JSON.parse(readFileSync('bench/results/ranker.json', 'utf8'));
    expect(CURVE.slope).toBeCloseTo(curve.slope, 2);
    expect(CURVE.middle).toBeCloseTo(curve.middle, 2);
  });

  it('MOOD-21 grows with the score, and has one word for each height', () => {
    expect(confidenceOf(CURVE.middle)).toBe(0.5);
    const words = [0.74, 0.75, 0.5, 0.49].map(relevanceOf);
    expect(words).toEqual(['Medium', 'High', 'Medium', 'Low']);
    const shares = [0, 0.5, 1, 1.5].map(confidenceOf);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});
