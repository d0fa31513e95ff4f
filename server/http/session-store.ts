import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../db/connection.ts';
import { holdAccount } from '../db/hold-account.ts';
import { isStaff, type Member } from '../members/member.ts';
import { readPasswordHash, selectMembers, toMember } from '../members/member-reader.ts';
import { Refusal } from './refusal.ts';
import { isSessionOver, LAST_SEEN_EVERY, memberLifetime, SESSIONS_OF_AN_ACCOUNT } from './session-rules.ts';

const TOKEN_BYTES = 32;
/** What 32 bytes look like in base64url. Nothing else is worth a look into the database. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The account behind a token, as the database has it now, or undefined when the session is over. */
export async function findSession(
  database: Database,
  token: string | undefined,
): Promise<Member | undefined> {
  const { now } = database.dialect;
  if (token === undefined || !TOKEN_PATTERN.test(token)) return undefined;
  const row = await selectMembers(database)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select([
      sql<number>`${now} - sessions.last_seen_at`.as('idle'),
      sql<number>`${now} - sessions.created_at`.as('absolute'),
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const member = toMember(row);
  if (isSessionOver(row, isStaff(member))) return undefined;
  if (row.idle >= LAST_SEEN_EVERY) rememberSeen(database, hashToken(token));
  return member;
}

/** The hashes of tokens whose last sight is being written at this moment. */
const beingWritten = new Set<string>();

/** No call waits for this: while the database cannot be written to, members may still read. The next call tries again. */
function rememberSeen({ kysely, dialect: { now } }: Database, hash: string): void {
  if (beingWritten.has(hash)) return;
  beingWritten.add(hash);
  kysely
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('token_hash', '=', hash)
    .execute()
    .catch(() => {})
    .finally(() => beingWritten.delete(hash));
}

interface NewSession {
  userId: number;
  /** What the caller's password was found right against: if it was changed since, no session begins. */
  passwordHash: string;
  address: string;
  device: string;
  oldToken: string | undefined;
}

/** Begins a session with a new token and ends the one that the browser brought along. */
export async function startSession(database: Database, session: NewSession): Promise<string> {
  const { userId, passwordHash, address, device, oldToken } = session;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await database.transaction(async (transaction) => {
    const {
      kysely,
      dialect: { now },
    } = transaction;
    // A new password ends all sessions; one that is just beginning waits for that, and then does not begin.
    await holdAccount(transaction, userId);
    if ((await readPasswordHash(transaction, userId)) !== passwordHash)
      throw new Refusal('wrong_credentials');
    if (oldToken !== undefined) await deleteByToken(transaction, oldToken);
    await kysely
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        created_at: now,
        last_seen_at: now,
        address,
        device,
      })
      .execute();
    await kysely
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', 'not in', (newest) =>
        newest
          .selectFrom('sessions')
          .select('token_hash')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .limit(SESSIONS_OF_AN_ACCOUNT),
      )
      .execute();
  });
  return token;
}

export async function endSession(database: Database, token: string | undefined): Promise<void> {
  if (token !== undefined) await deleteByToken(database, token);
}

/** Part of a larger change: whoever changes a role ends the sessions in the same breath. */
export async function endAllSessions({ kysely }: Transaction, userId: number): Promise<void> {
  await kysely.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

interface ListedSession {
  id: string;
  device: string;
  startedAt: number;
  lastSeenAt: number;
}

/** Those that are not over, the one last seen first. */
export async function listSessions(
  { kysely, dialect: { now } }: Database,
  member: Member,
): Promise<ListedSession[]> {
  const rows = await kysely
    .selectFrom('sessions')
    .selectAll()
    .select([sql<number>`${now} - last_seen_at`.as('idle'), sql<number>`${now} - created_at`.as('absolute')])
    .where('user_id', '=', member.id)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows
    .filter((row) => !isSessionOver(row, isStaff(member)))
    .map((row) => ({
      id: toSessionId(row.token_hash),
      device: row.device,
      startedAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }));
}

/** Whether there was one. */
export async function endOneSession({ kysely }: Database, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', 'like', `${id}%`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endOtherSessions(
  { kysely }: Database,
  userId: number,
  token: string | undefined,
): Promise<void> {
  await kysely
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', hashToken(token ?? ''))
    .execute();
}

/** The name of a session in its owner's list: the beginning of a hash, which opens nothing. */
export function sessionIdOf(token: string | undefined): string | null {
  return token === undefined ? null : toSessionId(hashToken(token));
}

function toSessionId(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

export async function forgetOldSessions({ kysely, dialect: { now } }: Database): Promise<void> {
  await kysely
    .deleteFrom('sessions')
    .where((session) =>
      session.or([
        session('last_seen_at', '<=', sql<number>`${now} - ${memberLifetime.idle}`),
        session('created_at', '<=', sql<number>`${now} - ${memberLifetime.absolute}`),
      ]),
    )
    .execute();
}

async function deleteByToken({ kysely }: Database, token: string): Promise<void> {
  await kysely.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
