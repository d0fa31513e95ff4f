import { expect, it } from 'vitest';
import { nearestNote, noteLabel, spokenFrequency } from './note-name.ts';

it('names the nearest note and how far off it is', () => {
  expect(nearestNote(440)).toEqual({ name: 'A4', cents: 0 });
  expect(nearestNote(528)).toEqual({ name: 'C5', cents: 16 });
  expect(nearestNote(432)).toEqual({ name: 'A4', cents: -32 });
  expect(nearestNote(20_000)).toEqual({ name: 'D♯10', cents: 8 });
  expect(nearestNote(0.1).name).toMatch(/-\d$/);
});

it('writes it short beside the number and speaks it out in full', () => {
  expect(noteLabel(432)).toBe('A4 −32 cents');
  expect(noteLabel(440)).toBe('A4');
  expect(spokenFrequency(528)).toBe('528 hertz, C5 plus 16 cents');
});
