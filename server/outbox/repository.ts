import { sql } from 'kysely';
import type { Database, Transaction } from '../db/connection.ts';

/** What is to be told to the outside world. */
export interface NewEntry {
  kind: string;
  /** Names this very message: put in twice it is sent once, and whoever receives it twice can tell. */
  key: string;
  payload: unknown;
  /** Whose it is; when the account is deleted it is not sent any more. */
  userId?: number;
}

export interface Entry {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  /** This one included. */
  attempts: number;
}

/** Part of the change that it tells of: both are kept, or neither. */
export async function putInOutbox(
  { kysely, dialect: { now } }: Transaction,
  { kind, key, payload, userId }: NewEntry,
): Promise<void> {
  await kysely
    .insertInto('outbox')
    .values({
      kind,
      key,
      payload: JSON.stringify(payload),
      user_id: userId ?? null,
      due_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** A look without a lock: most of the time there is nothing to do. */
export async function hasDueEntry({ kysely, dialect: { now } }: Database): Promise<boolean> {
  const due = await kysely.selectFrom('outbox').select('id').where('due_at', '<=', now).limit(1).execute();
  return due.length > 0;
}

/**
 * The entry that has waited longest. From now on it is not due for a while, so that nobody else takes it; if we die
 * before it is settled it falls due by itself.
 */
export async function claimEntry(database: Database, seconds: number): Promise<Entry | undefined> {
  const {
    kysely,
    dialect: { now },
  } = database;
  const row = await kysely
    .updateTable('outbox')
    .set({ due_at: later(database, seconds), attempts: sql<number>`attempts + 1` })
    .where('due_at', '<=', now)
    .where('id', '=', (oldest) =>
      oldest
        .selectFrom('outbox')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'kind', 'key', 'payload', 'attempts'])
    .executeTakeFirst();
  return row && { ...row, payload: JSON.parse(row.payload) };
}

export async function forgetEntry({ kysely }: Database, id: number): Promise<void> {
  await kysely.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function postponeEntry(database: Database, id: number, seconds: number): Promise<void> {
  await setDue(database, id, later(database, seconds));
}

/** It stays, for a person to look at, and is never due again. */
export async function giveEntryUp(database: Database, id: number): Promise<void> {
  await setDue(database, id, null);
}

async function setDue({ kysely }: Database, id: number, due: ReturnType<typeof later> | null): Promise<void> {
  await kysely.updateTable('outbox').set({ due_at: due }).where('id', '=', id).execute();
}

function later({ dialect: { now } }: Database, seconds: number) {
  return sql<number>`${now} + cast(${Math.round(seconds * 1_000)} as bigint)`;
}
