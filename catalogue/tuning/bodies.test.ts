import { describe, expect, it } from 'vitest';
import { drop, freeBar, heldBar, ring, squareDrum, squarePlate, stiffString } from './bodies.ts';

describe('struck bodies, against the textbook', () => {
  const rounded = (values: number[], decimals: number) =>
    values.map((value) => Number(value.toFixed(decimals)));

  it('bars', () => {
    expect(rounded(freeBar(4), 3)).toEqual([1, 2.757, 5.404, 8.933]);
    expect(rounded(heldBar(3), 2)).toEqual([1, 6.27, 17.55]);
  });

  it('rings and drops', () => {
    expect(rounded(ring(4), 3)).toEqual([1, 2.828, 5.423, 8.771]);
    expect(rounded(drop(3), 3)).toEqual([1, 1.936, 3]);
  });

  it('strings, skins and plates', () => {
    expect(stiffString(3, 0)).toEqual([1, 2, 3]);
    expect(rounded(squareDrum(4), 3)).toEqual([1, 1.581, 2, 2.236]);
    expect(squarePlate(4)).toEqual([1, 2, 2.5, 4]);
  });
});
