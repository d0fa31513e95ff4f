import { sql } from 'kysely';
import type { Database, Transaction } from '../db/connection.ts';
import { toLookKey } from '../db/look-key.ts';
import { toNameKey } from '../db/name-key.ts';
import type { Member } from './member.ts';

/**
 * The one select of members: whoever reads an account reads it through here, so that what makes it premium, staff or
 * suspended is said once. A test reads the sources for queries that go past it. Narrowed or joined by whoever calls.
 */
export function selectMembers(database: Database) {
  const {
    kysely,
    dialect: { now },
  } = database;
  return kysely.selectFrom('users').select([
    'users.id',
    'users.username',
    'users.email',
    'users.bio',
    'users.avatar_image',
    'users.background_image',
    'users.website_url',
    'users.instagram_handle',
    'users.x_handle',
    'users.profile_theme',
    'users.created_at as member_since',
    'users.profile_hidden',
    'users.profile_hidden_reason',
    'users.suspended_until',
    'users.suspended_reason',
    'users.is_admin',
    'users.is_moderator',
    // Derived whenever a member is read, never kept.
    sql<number>`case when users.premium_grant = 1 or ${hasPaid(database)} then 1 else 0 end`.as('is_premium'),
    sql<number>`case when ${isSuspended(now)} then 1 else 0 end`.as('is_suspended'),
    sql<number>`case when users.created_at > ${now} - cast(${FIRST_DAY_MS} as bigint) then 1 else 0 end`.as(
      'is_new',
    ),
  ]);
}

/** So long an account is new. */
const FIRST_DAY_MS = 24 * 60 * 60_000;

/** A renewal may be told of a little late; what was cancelled ends on the moment. */
const LATE_RENEWAL_MS = 24 * 60 * 60_000;

const hasPaid = ({ dialect: { now }, provider }: Database) =>
  sql<boolean>`exists (select 1 from subscriptions
    where subscriptions.user_id = users.id and subscriptions.status = 'active'
      and subscriptions.provider = ${provider} and subscriptions.period_ends_at
      + case when subscriptions.is_cancelled = 1 then 0 else cast(${LATE_RENEWAL_MS} as bigint) end > ${now})`;

const isSuspended = (now: Database['dialect']['now']) =>
  sql<boolean>`users.suspended = 1 and (users.suspended_until is null or users.suspended_until > ${now})`;

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

export function toMember(row: MemberRow): Member {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    bio: row.bio,
    avatarImage: row.avatar_image,
    backgroundImage: row.background_image,
    websiteUrl: row.website_url,
    instagramHandle: row.instagram_handle,
    xHandle: row.x_handle,
    profileTheme: row.profile_theme,
    createdAt: new Date(row.member_since),
    profileHidden: row.profile_hidden === 1 ? { reason: row.profile_hidden_reason ?? '' } : null,
    isPremium: row.is_premium === 1,
    isAdmin: row.is_admin === 1,
    isModerator: row.is_moderator === 1,
    isSuspended: row.is_suspended === 1,
    suspension:
      row.is_suspended === 1
        ? {
            reason: row.suspended_reason ?? '',
            until: row.suspended_until === null ? null : new Date(row.suspended_until),
          }
        : null,
    newUntil: row.is_new === 1 ? new Date(row.member_since + FIRST_DAY_MS) : null,
  };
}

export async function findMember(database: Database, id: number): Promise<Member | undefined> {
  const row = await selectMembers(database).where('users.id', '=', id).executeTakeFirst();
  return row && toMember(row);
}

/** These members, by their ids. */
export async function findMembers(database: Database, ids: Iterable<number>): Promise<Map<number, Member>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await selectMembers(database).where('users.id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, toMember(row)]));
}

/** Those whose names begin so, in the order of their ids. */
export async function findMembersByBeginning(
  database: Database,
  beginning: string,
  { after, limit }: { after: number; limit: number },
): Promise<Member[]> {
  const key = toNameKey(beginning);
  const rows = await selectMembers(database)
    .where('users.id', '>', after)
    // Behind every name that begins with the key stands the key with the last of all letters.
    .where((user) =>
      user.and([user('username_key', '>=', key), user('username_key', '<', `${key}\u{10ffff}`)]),
    )
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(toMember);
}

/** By name or by e-mail: names have no `@`, so the two cannot be taken for each other. */
export async function findMemberByName(database: Database, nameOrEmail: string): Promise<Member | undefined> {
  const key = toNameKey(nameOrEmail);
  const row = await selectMembers(database)
    .where((user) => user.or([user('username_key', '=', key), user('email_key', '=', key)]))
    .executeTakeFirst();
  return row && toMember(row);
}

export async function listMembers(database: Database): Promise<Member[]> {
  return (await selectMembers(database).orderBy('users.id').execute()).map(toMember);
}

/** Whether somebody has this name, one that looks like it, or this address, or is about to pay for it. */
export async function isTaken(
  { kysely, dialect: { now } }: Database,
  { username, email }: { username?: string; email?: string },
): Promise<boolean> {
  const keys = {
    ...(username !== undefined && { username_key: toNameKey(username), look_key: toLookKey(username) }),
    ...(email !== undefined && { email_key: toNameKey(email) }),
  };
  const taken = await kysely
    .selectFrom('users')
    .select('id')
    .where((user) => user.or(keys))
    .executeTakeFirst();
  if (taken) return true;
  const held = await kysely
    .selectFrom('registrations')
    .select('subscription_id')
    .where('is_held', '=', 1)
    .where('held_until', '>', now)
    .where((registration) => registration.or(keys))
    .executeTakeFirst();
  return held !== undefined;
}

/** Kept apart from the member, so that it goes nowhere else. */
export async function readPasswordHash({ kysely }: Database, id: number): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash;
}

/**
 * Whether nobody else could act as an administrator. Holds all of them until the transaction ends: of two who leave at
 * once the second finds itself the last.
 */
export async function isLastAdministrator(
  { kysely, dialect: { holdRow, now } }: Transaction,
  id: number,
): Promise<boolean> {
  const administrators = await kysely
    .selectFrom('users')
    .select(['id', isSuspended(now).as('is_suspended')])
    .where('is_admin', '=', 1)
    .orderBy('id')
    .modifyEnd(holdRow)
    .execute();
  return administrators.every((administrator) => administrator.id === id || administrator.is_suspended);
}
