import { loginFailures } from '#contract/rules/rate-limits.ts';
import type { Database } from '../../db/connection.ts';
import { toNameKey } from '../../db/name-key.ts';
import { type Count, countCalls, uncountCall } from '../../http/counters.ts';
import type { Limiter } from '../../http/limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { hasSignedInFrom } from './repository.ts';

interface Attempt {
  name: string;
  address: string;
  /** Undefined when nobody has that name; the attempt is counted all the same. */
  userId: number | undefined;
}

/** No account has this id; the database is asked the same question for names that nobody has. */
const NOBODY = 0;

/**
 * Counts an attempt before its password is looked at, so that a thousand guesses sent at once are counted
 * like a thousand sent one by one. Answers what was counted, to be given back when the password was right.
 * Name, e-mail and any spelling of them are one account.
 */
export async function countAttempt(database: Database, limiter: Limiter, attempt: Attempt): Promise<Count[]> {
  const { name, address, userId } = attempt;
  const account = userId === undefined ? `name:${toNameKey(name)}` : `user:${userId}`;
  const isKnownAddress = await hasSignedInFrom(database, userId ?? NOBODY, address);
  const rules = [
    { key: `login:account-address:${account}:${address}`, window: loginFailures.perAccountAndAddress },
    { key: `login:address:${address}`, window: loginFailures.perAddress },
    // A stranger who guesses from everywhere locks out strangers, not the owner at home.
    ...(isKnownAddress
      ? []
      : [{ key: `login:account:${account}`, window: loginFailures.perAccountFromUnknownAddresses }]),
  ];
  const counts: Count[] = [];
  for (const { key, window } of rules) {
    const limit = limiter.scaled(window);
    const counted = await countCalls(database, key, limit);
    counts.push(counted);
    if (counted.count > limit.calls) {
      // Its password is not looked at, so it is no failure: it may have been the owner's right one.
      await giveBackAttempt(database, counts);
      throw new Refusal('too_many', { retryAfterSeconds: counted.expiresInSeconds });
    }
  }
  return counts;
}

/** Only failures count. */
export async function giveBackAttempt(database: Database, counts: Count[]): Promise<void> {
  for (const counted of counts) await uncountCall(database, counted);
}
