import { expect, it } from 'vitest';
import { toFavoriteIds } from './favorite-ids.ts';

it('whatever stands in the browser’s storage, only what can be an id is a favorite, and nothing breaks', () => {
  expect([...toFavoriteIds([1, '2', 2, -3, 1.5, null, true, {}, [4]])]).toEqual([1, 2]);
  for (const stored of [null, 5, 'x', { length: 2 }]) expect(toFavoriteIds(stored).size).toBe(0);
  // Neither can be turned into a number: the one has no text of its own, the other is too deep to write out.
  const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect([...toFavoriteIds([{ toString: 1 }, deep, 7])]).toEqual([7]);
});
