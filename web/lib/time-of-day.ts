import type { TimeOfDay } from '#contract/rules/chips.ts';

/** The part of the day that an hour belongs to, where the listener is. */
export function timeOfDayAt(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 21 ? 'evening' : 'night';
}
