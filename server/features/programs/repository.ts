import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { ProgramRow, Schema } from '../../db/schema.ts';

export type NewProgramRow = Omit<
  Insertable<Schema['programs']>,
  'id' | 'created_at' | 'use_count' | 'hidden'
>;

/** Newest first. */
export function findProgramsOf({ kysely }: Database, userId: number): Promise<ProgramRow[]> {
  return kysely
    .selectFrom('programs')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export function findProgram(kysely: Kysely<Schema>, id: number): Promise<ProgramRow | undefined> {
  return kysely.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCreator({ kysely }: Database, userId: number): Promise<{ username: string } | undefined> {
  return kysely.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst();
}

export async function countProgramsOf(transaction: Kysely<Schema>, userId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('programs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertProgram(
  { dialect: { now } }: Database,
  transaction: Kysely<Schema>,
  program: NewProgramRow,
): Promise<ProgramRow> {
  return transaction
    .insertInto('programs')
    .values({ ...program, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteProgramRow(transaction: Kysely<Schema>, id: number): Promise<void> {
  await transaction.deleteFrom('programs').where('id', '=', id).execute();
}

/** Counts one use of a program that this member may use: an own one, or one that everyone may see. */
export async function addUse({ kysely }: Database, id: number, userId: number): Promise<number | undefined> {
  const row = await kysely
    .updateTable('programs')
    .set({ use_count: sql<number>`use_count + 1` })
    .where('id', '=', id)
    .where((program) =>
      program.or([
        program('user_id', '=', userId),
        program.and([program('is_public', '=', 1), program('hidden', '=', 0)]),
      ]),
    )
    .returning('use_count')
    .executeTakeFirst();
  return row?.use_count;
}
