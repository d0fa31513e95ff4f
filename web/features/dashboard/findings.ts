import type { ListeningSummary } from '#contract/entities/listening.ts';

/** What the specification shows a member who has not listened yet; always marked as a sample. */
export const sample = {
  sessions: 47,
  averageMinutes: 23,
  improvedPercent: 78,
  favoriteHz: 528,
  frequencies: [432, 528, 741, 852, 963],
  categories: [
    { category: 'Physical', percent: 85 },
    { category: 'Mental', percent: 72 },
    { category: 'Emotional', percent: 67 },
    { category: 'Spiritual', percent: 54 },
  ],
} as const;

export const DAY_MS = 86_400_000;
/** What a year of days is shown in, the present week included. */
export const YEAR_WEEKS = 53;

const DATE = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
export const dateOf = (day: string) => DATE.format(Date.parse(day));

/** The Monday so many weeks before the present one, in milliseconds. */
export function mondayBefore(today: string, weeks: number): number {
  const at = Date.parse(today);
  return at - (((new Date(at).getUTCDay() + 6) % 7) + weeks * 7) * DAY_MS;
}

export const hertz = (hz: number) => `${Number(hz.toFixed(2))} Hz`;

export function lengthInWords(seconds: number): string {
  if (seconds < 60) return 'Under a minute';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}

/** The parts of a day, as the recommendations name them. */
const PARTS = [
  { name: 'mornings', from: 5, to: 12 },
  { name: 'afternoons', from: 12, to: 17 },
  { name: 'evenings', from: 17, to: 21 },
  { name: 'nights', from: 21, to: 29 },
] as const;

/** When somebody listens most; null when nothing was heard. */
export function mostlyWhen(hours: readonly number[]): { name: string; percent: number } | null {
  const all = hours.reduce((sum, seconds) => sum + seconds, 0);
  if (all === 0) return null;
  const shares = PARTS.map(({ name, from, to }) => {
    let seconds = 0;
    for (let hour = from; hour < to; hour += 1) seconds += hours[hour % 24] ?? 0;
    return { name, percent: Math.round((100 * seconds) / all) };
  });
  return shares.reduce((most, share) => (share.percent > most.percent ? share : most));
}

export interface Week {
  /** Its Monday, as 2026-11-16. */
  readonly monday: string;
  readonly minutes: number;
}

/** The last weeks, oldest first, silent ones too. `today` is a day as 2026-11-17. */
export function weeksUntil(today: string, days: ListeningSummary['days'], count: number): Week[] {
  return Array.from({ length: count }, (_, index) => {
    const start = mondayBefore(today, count - 1 - index);
    const seconds = days
      .filter(({ day }) => Date.parse(day) >= start && Date.parse(day) < start + 7 * DAY_MS)
      .reduce((sum, day) => sum + day.seconds, 0);
    return { monday: new Date(start).toISOString().slice(0, 10), minutes: Math.round(seconds / 60) };
  });
}

/** From so many weeks on one may speak of most weeks. */
const FEW_WEEKS = 3;

/** What the weeks say: before there are a few, only what this one holds. */
export function weeksInWords(weeks: readonly Week[]): string {
  const heard = weeks.filter(({ minutes }) => minutes > 0).length;
  if (heard >= FEW_WEEKS) return `Around ${usualWeek(weeks)} minutes in most weeks`;
  const { minutes = 0 } = weeks.at(-1) ?? {};
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} this week`;
}

/** As short as it is true: what is under a minute is not none. */
export function minutesInWords(seconds: number): string {
  return seconds > 0 && seconds < 60 ? 'under 1 min' : `${Math.round(seconds / 60)} min`;
}

/** The middle one of the weeks in which something sounded, to the nearest five minutes. */
function usualWeek(weeks: readonly Week[]): number {
  const heard = weeks
    .map(({ minutes }) => minutes)
    .filter((minutes) => minutes > 0)
    .sort((a, b) => a - b);
  const middle = heard[Math.floor((heard.length - 1) / 2)] ?? 0;
  return middle < 10 ? middle : Math.round(middle / 5) * 5;
}

/** Today where the listener is, as 2026-11-17. */
export function dayOf(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export interface CalendarDay {
  readonly day: string;
  readonly week: number;
  /** From Monday, 0. */
  readonly weekday: number;
  readonly minutes: number;
}

/** The days of a year up to today that were not silent, each in its week of 53. */
export function yearUntil(today: string, days: ListeningSummary['days']): CalendarDay[] {
  const monday = mondayBefore(today, YEAR_WEEKS - 1);
  return days.flatMap(({ day, seconds }) => {
    const after = Math.round((Date.parse(day) - monday) / DAY_MS);
    if (after < 0 || day > today) return [];
    return [
      {
        day,
        week: Math.floor(after / 7),
        weekday: after % 7,
        minutes: Math.max(1, Math.round(seconds / 60)),
      },
    ];
  });
}
