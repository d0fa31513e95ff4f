import { type Insertable, sql, type Updateable } from 'kysely';
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

export function findProgram({ kysely }: Database, id: number): Promise<ProgramRow | undefined> {
  return kysely.selectFrom('programs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countProgramsOf({ kysely }: Database, userId: number): Promise<number> {
  const { count } = await kysely
    .selectFrom('programs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertProgram(
  { kysely, dialect: { now } }: Database,
  program: NewProgramRow,
): Promise<ProgramRow> {
  return kysely
    .insertInto('programs')
    .values({ ...program, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateProgram(
  { kysely }: Database,
  id: number,
  changes: Updateable<Schema['programs']>,
): Promise<ProgramRow> {
  return kysely
    .updateTable('programs')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteProgramRow({ kysely }: Database, id: number): Promise<void> {
  await kysely.deleteFrom('programs').where('id', '=', id).execute();
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
