const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });
const dayAndYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

const MINUTE = 60_000;

/** Midnight of its day, where the reader is. */
const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** The day on which something was written, as one says it today. */
export function dayInWords(moment: Date, now = new Date()): string {
  const days = Math.round((midnight(now).getTime() - midnight(moment).getTime()) / (24 * 60 * MINUTE));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (moment.getFullYear() === now.getFullYear() ? day : dayAndYear).format(moment);
}

/** The hour beside the day; of the last hours how long ago it was. */
export function hourInWords(moment: Date, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return dayInWords(moment, now) === 'Today' ? `${Math.floor(minutes / 60)} h ago` : clock.format(moment);
}

/** 'November 17, 2026': for what has no day of its own above it. */
export const dateInWords = (moment: Date): string => dayAndYear.format(moment);

/** 'Today, 09:48': the day and the hour in one. */
export const momentInWords = (moment: Date, now = new Date()): string =>
  `${dayInWords(moment, now)}, ${clock.format(moment)}`;

/** When something that lasts will end: 'tomorrow, 10:15'. */
export function endInWords(moment: Date, now = new Date()): string {
  const days = Math.round((midnight(moment).getTime() - midnight(now).getTime()) / (24 * 60 * MINUTE));
  const name = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : dayAndYear.format(moment);
  return `${name}, ${clock.format(moment)}`;
}

/** How long something has waited, a minute at least: '6 min', '2 h', '3 days'. */
export function spanInWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
