import { describe, expect, it } from 'vitest';
import { readLine } from './notation.ts';

describe('a line of music', () => {
  it('reads pitches, lengths, rests, chords and accents', () => {
    const notes = readLine("1 5:2! . 3'+5?:4 | 6,", 'major');
    expect(notes.map((note) => note.beat)).toEqual([0, 1, 4, 8]);
    expect(notes.map((note) => note.beats)).toEqual([1, 2, 4, 1]);
    expect(notes.map((note) => note.ratios)).toEqual([[1], [3 / 2], [5 / 2, 3 / 2], [5 / 6]]);
    expect(notes.map((note) => note.accent)).toEqual([1, 1.35, 0.65, 1]);
  });

  it('plays a bracket as often as it says', () => {
    expect(readLine('(1 5:.5)x3 2', 'minor').map((note) => note.beat)).toEqual([0, 1, 1.5, 2.5, 3, 4, 4.5]);
  });

  it('knows flats and sharps, and refuses what is no note', () => {
    expect(readLine('b7', 'major')[0]?.ratios[0]).toBeCloseTo(9 / 5, 9);
    expect(readLine('#4', 'major')[0]?.ratios[0]).toBeCloseTo(25 / 18, 9);
    expect(() => readLine('8', 'major')).toThrow('"8" is not a pitch');
    expect(() => readLine('1 2:x', 'major')).toThrow('"2:x" is not a note');
  });
});
