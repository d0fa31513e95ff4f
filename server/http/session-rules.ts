const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lives without use, and at the very most, in milliseconds. */
interface Lifetime {
  idle: number;
  absolute: number;
}

export const memberLifetime: Lifetime = { idle: 14 * DAY, absolute: 30 * DAY };
/** Who can act on others' accounts signs in again each day. */
export const staffLifetime: Lifetime = { idle: 2 * HOUR, absolute: 12 * HOUR };

/** Use is noted at most this often: a page of ten calls is one write, not ten. */
export const LAST_SEEN_EVERY = 5 * MINUTE;
/** With one more, the oldest ends. */
export const SESSIONS_OF_AN_ACCOUNT = 20;

/** Judged by the role at the time of the request: who was made a moderator today obeys the short limits today. */
export function isSessionOver(ages: Lifetime, isStaff: boolean): boolean {
  const limit = isStaff ? staffLifetime : memberLifetime;
  return ages.idle >= limit.idle || ages.absolute >= limit.absolute;
}
