import { describe, expect, it } from 'vitest';
import { tonesOfSequence } from './codons.ts';
import { roundHertz } from './hertz.ts';

describe('words of DNA', () => {
  it('sounds a word of DNA as a chord that tells the order of its letters', () => {
    expect(tonesOfSequence('ATG').map(roundHertz)).toEqual([135.13, 189.17, 302.26]);
    expect(tonesOfSequence('GTA')).not.toEqual(tonesOfSequence('ATG'));
    expect(() => tonesOfSequence('AXG')).toThrow(RangeError);
  });
});
