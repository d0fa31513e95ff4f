import { describe, expect, it } from 'vitest';
import { solfeggioLadders } from './solfeggio.ts';

describe('Solfeggio', () => {
  it('gives the nine tones by turning the digits of 174 and climbing by 111', () => {
    expect(solfeggioLadders.flat()).toEqual([174, 285, 396, 417, 528, 639, 741, 852, 963]);
  });
});
