import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

const CHALLENGE_BYTES = 32;
/** As long as somebody looks for a key; browsers are told the same. */
export const CHALLENGE_LIVES_MS = 5 * 60_000;

/** Makes what a passkey has to sign: to be added to this account, or, with null, to log in to its own. */
export async function makeChallenge(
  { kysely, dialect: { now } }: Database,
  userId: number | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  await kysely
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hash(Buffer.from(challenge).toString('base64url')),
      user_id: userId,
      expires_at: sql<number>`${now} + cast(${CHALLENGE_LIVES_MS} as bigint)`,
    })
    .execute();
  return challenge;
}

/** Of two who bring the same challenge, one finds it; it is gone then, whatever else is wrong. */
export async function spendChallenge(
  { kysely, dialect: { now } }: Database,
  userId: number | null,
  challenge: string,
): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetOldChallenges({ kysely, dialect: { now } }: Database): Promise<void> {
  await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

function hash(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
