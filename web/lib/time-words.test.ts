import { describe, expect, it } from 'vitest';
import { dateInWords, dayInWords, hourInWords } from './time-words.ts';

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
