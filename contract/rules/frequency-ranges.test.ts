import { expect, it } from 'vitest';
import { countByRange, rangeOf } from './frequency-ranges.ts';

it('LIB-13 frequencies fall into the ranges under 100, 100 to under 1000, and 1000 or more', () => {
  const at = [0.1, 99.99, 100, 999.99, 1_000, 20_000];
  expect(at.map(rangeOf)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']);
  expect(countByRange([7.83, 528, 432, 4_096])).toEqual({ low: 1, middle: 2, high: 1 });
  expect(countByRange([])).toEqual({ low: 0, middle: 0, high: 0 });
});
