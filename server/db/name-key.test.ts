import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNameKey } from './name-key.ts';

describe('the key that names are compared by', () => {
  it.each([
    ['Anna', 'anna'],
    ['ＡＮＮＡ', 'anna'],
    ['A\u200Bn\u200Dn\uFEFFa', 'anna'],
    ['\u202EAnna', 'anna'],
    ['An\u034Fna\uFE0F', 'anna'],
    ['Straße', 'strasse'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδοσ', 'οδος'],
    ['e\u0301', 'é'],
    ['Anna  B', 'anna b'],
    ['ﬁne', 'fine'],
  ])('of %j is %j', (name, key) => {
    expect(toNameKey(name)).toBe(key);
  });

  it('is the key of itself, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(toNameKey(toNameKey(name))).toBe(toNameKey(name));
      }),
    );
  });
});
