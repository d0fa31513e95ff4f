import type { Window } from '#contract/rules/rate-limits.ts';
import { momentInWords } from './moment-in-words.ts';

/** Who is slowed on purpose is told so: how much there may be, when to come back, and when it ends. */

export function newcomersAreSlow({ calls, seconds }: Window, wait: number, until: Date): string {
  return `Your account is new, so this is limited to ${times(calls)} ${per(seconds)}. Please try again in ${span(wait)}. From ${momentInWords(until)} on, your account is like any other.`;
}

export function guestsAreSlow({ calls, seconds }: Window, wait: number): string {
  return `Guests may post ${times(calls)} ${per(seconds)}. Please try again in ${span(wait)}, or log in.`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const times = (calls: number): string => (calls === 1 ? 'once' : `${calls} times`);
const per = (seconds: number): string => (seconds === DAY ? 'a day' : `in ${span(seconds)}`);

function span(seconds: number): string {
  if (seconds >= HOUR) return counted(Math.ceil(seconds / HOUR), 'hour');
  return counted(Math.ceil(seconds / MINUTE), 'minute');
}

const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);
