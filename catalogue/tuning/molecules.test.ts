import { describe, expect, it } from 'vitest';
import { massOf } from './molecules.ts';

describe('molecules, in daltons, against published masses', () => {
  it.each([
    ['adenine', 'C5H5N5', 135.13],
    ['cytosine', 'C4H5N3O', 111.1],
    ['guanine', 'C5H5N5O', 151.13],
    ['thymine', 'C5H6N2O2', 126.11],
    ['water', 'H2O', 18.015],
  ])('%s', (_, formula, published) => {
    expect(massOf(formula)).toBeCloseTo(published, 1);
  });

  it('refuses what is no formula', () => {
    for (const wrong of ['', 'Xx2', 'C5-H5', '5']) expect(() => massOf(wrong)).toThrow(RangeError);
  });
});
