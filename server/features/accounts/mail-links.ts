import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/connection.ts';

const TOKEN_BYTES = 32;
const MINUTE = 60_000;

type Purpose = 'password' | 'email';

const LIFETIME: Record<Purpose, number> = { password: 30 * MINUTE, email: 24 * 60 * MINUTE };

/** Makes a link that opens one thing once. An older one for the same thing opens nothing any more. */
export async function makeLink(
  { kysely, dialect: { now } }: Transaction,
  { userId, purpose, email = null }: { userId: number; purpose: Purpose; email?: string | null },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await kysely
    .deleteFrom('mail_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
  await kysely
    .insertInto('mail_links')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      email,
      expires_at: sql<number>`${now} + cast(${LIFETIME[purpose]} as bigint)`,
    })
    .execute();
  return token;
}

/** Whose link it is, as long as it is good. */
export async function readLink(
  { kysely, dialect: { now } }: Database,
  purpose: Purpose,
  token: string,
): Promise<{ userId: number; email: string | null } | undefined> {
  return kysely
    .selectFrom('mail_links')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Of two who open the same link at once, one finds it; it is gone then. */
export async function spendLink(
  { kysely, dialect: { now } }: Transaction,
  purpose: Purpose,
  token: string,
): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('mail_links')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whoever has an old link, sent to an old address or asked for with an old password, has nothing. */
export async function forgetLinksOf({ kysely }: Transaction, userId: number): Promise<void> {
  await kysely.deleteFrom('mail_links').where('user_id', '=', userId).execute();
}

export async function forgetOldLinks({ kysely, dialect: { now } }: Database): Promise<void> {
  await kysely.deleteFrom('mail_links').where('expires_at', '<=', now).execute();
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
