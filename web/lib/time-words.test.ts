import { describe, expect, it } from 'vitest';
import {
  dateInWords,
  dayInWords,
  endInWords,
  hourInWords,
  momentInWords,
  spanInWords,
} from './time-words.ts';

const now = new Date(2026, 10, 17, 9, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts);

describe('when something was written', () => {
  it('is told by the day as one says it', () => {
    expect(dayInWords(at(2026, 10, 17, 0, 5), now)).toBe('Today');
    expect(dayInWords(at(2026, 10, 16, 23, 59), now)).toBe('Yesterday');
    expect(dayInWords(at(2026, 10, 15, 23, 59), now)).toBe('November 15');
    expect(dayInWords(at(2025, 10, 15, 23, 59), now)).toBe('November 15, 2025');
    expect(dayInWords(at(2026, 10, 17, 9, 31), now)).toBe('Today');
  });

  it('and by the hour, or by how long ago it was on the same day', () => {
    expect(hourInWords(at(2026, 10, 17, 9, 30), now)).toBe('just now');
    expect(hourInWords(at(2026, 10, 17, 9, 18), now)).toBe('12 min ago');
    expect(hourInWords(at(2026, 10, 17, 6, 15), now)).toBe('3 h ago');
    expect(hourInWords(at(2026, 10, 16, 21, 40), now)).toBe('21:40');
    expect(dateInWords(at(2026, 10, 16, 21, 40))).toBe('November 16, 2026');
  });
});

it('the end of what lasts, a moment and a span are told in a few words', () => {
  expect(endInWords(at(2026, 10, 17, 22, 5), now)).toBe('today, 22:05');
  expect(endInWords(at(2026, 10, 18, 0, 5), now)).toBe('tomorrow, 00:05');
  expect(endInWords(at(2031, 0, 21, 10, 0), now)).toBe('January 21, 2031, 10:00');
  expect(momentInWords(at(2026, 10, 16, 21, 40), now)).toBe('Yesterday, 21:40');
  expect([59_000, 61_000, 7_300_000, 25 * 3_600_000, 73 * 3_600_000].map(spanInWords)).toEqual([
    '1 min',
    '1 min',
    '2 h',
    '1 day',
    '3 days',
  ]);
});
