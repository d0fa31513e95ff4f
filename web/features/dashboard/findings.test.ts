import { describe, expect, it } from 'vitest';
import {
  dayOf,
  hertz,
  lengthInWords,
  minutesInWords,
  mostlyWhen,
  weeksInWords,
  weeksUntil,
  yearUntil,
} from './findings.ts';

const hoursWith = (heard: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => heard[hour] ?? 0);

describe('DASH-07 what the numbers say', () => {
  it('names the part of the day in which most was heard; the night goes on past midnight', () => {
    expect(mostlyWhen(hoursWith({ 8: 100, 18: 250, 23: 200, 1: 200 }))).toEqual({
      name: 'nights',
      percent: 53,
    });
    expect(mostlyWhen(hoursWith({ 6: 60 }))).toEqual({ name: 'mornings', percent: 100 });
    expect(mostlyWhen(hoursWith({}))).toBeNull();
  });

  it('counts weeks from Monday, silent ones too', () => {
    const days = [
      { day: '2026-11-01', seconds: 600 },
      { day: '2026-11-15', seconds: 1200 },
      { day: '2026-11-16', seconds: 300 },
      { day: '2026-11-17', seconds: 300 },
    ];
    expect(weeksUntil('2026-11-17', days, 3)).toEqual([
      { monday: '2026-11-02', minutes: 0 },
      { monday: '2026-11-09', minutes: 20 },
      { monday: '2026-11-16', minutes: 10 },
    ]);
  });

  it('speaks of most weeks once there are a few, of the middle one of those that were not silent', () => {
    const weeks = (...minutes: number[]) => minutes.map((each) => ({ monday: '', minutes: each }));
    expect(weeksInWords(weeks(0, 0, 33, 62, 500))).toBe('Around 60 minutes in most weeks');
    expect(weeksInWords(weeks(0, 4, 5, 7))).toBe('Around 5 minutes in most weeks');
    expect(weeksInWords(weeks(0, 90, 1))).toBe('1 minute this week');
    expect(weeksInWords([])).toBe('0 minutes this week');
  });

  it('a short time is told as short, never as none', () => {
    expect([0, 20, 60, 150].map(minutesInWords)).toEqual(['0 min', 'under 1 min', '1 min', '3 min']);
    expect(lengthInWords(20)).toBe('Under a minute');
  });

  it('a year has 53 weeks, and ends today', () => {
    const year = yearUntil('2026-11-17', [
      { day: '2025-11-16', seconds: 60 },
      { day: '2025-11-17', seconds: 20 },
      { day: '2026-11-17', seconds: 600 },
      { day: '2026-11-18', seconds: 600 },
    ]);
    expect(year).toEqual([
      { day: '2025-11-17', week: 0, weekday: 0, minutes: 1 },
      { day: '2026-11-17', week: 52, weekday: 1, minutes: 10 },
    ]);
  });

  it('lengths and tones are told as people say them', () => {
    expect([60, 300, 5_340, 7_200].map(lengthInWords)).toEqual([
      '1 minute',
      '5 minutes',
      '89 minutes',
      '2 hours',
    ]);
    expect([432, 7.83, 432.004].map(hertz)).toEqual(['432 Hz', '7.83 Hz', '432 Hz']);
    expect(dayOf(new Date(2026, 10, 17, 0, 30))).toBe('2026-11-17');
  });
});
