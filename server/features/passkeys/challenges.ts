import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

const CHALLENGE_BYTES = 32;
/** As long as somebody looks for a key; browsers are told the same. */
export const CHALLENGE_LIVES_MS = 5 * 60_000;

/** Whom a challenge is for, and by which password they proved to be the owner: with another it is worth nothing. */
interface Adder {
  userId: number;
  passwordHash: string;
}

/** Makes what a passkey has to sign: to be added to this account, or, with null, to log in to its own. */
export async function makeChallenge(
  { kysely, dialect: { now } }: Database,
  adder: Adder | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  await kysely
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hash(Buffer.from(challenge).toString('base64url'), adder),
      user_id: adder?.userId ?? null,
      expires_at: sql<number>`${now} + cast(${CHALLENGE_LIVES_MS} as bigint)`,
    })
    .execute();
  return challenge;
}

/** Of two who bring the same challenge, one finds it; it is gone then, whatever else is wrong. */
export async function spendChallenge(
  { kysely, dialect: { now } }: Database,
  adder: Adder | null,
  challenge: string,
): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash(challenge, adder))
    .where('user_id', adder === null ? 'is' : '=', adder?.userId ?? null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetOldChallenges({ kysely, dialect: { now } }: Database): Promise<void> {
  await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

function hash(challenge: string, adder: Adder | null): string {
  return createHash('sha256')
    .update(challenge)
    .update(adder?.passwordHash ?? '')
    .digest('hex');
}
