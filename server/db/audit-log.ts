import type { Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/** Who did it; null is an operator at the command line. */
export type Actor = number | null;

/** One line for each thing that staff do, in the same transaction as the thing itself. */
export async function writeAudit(
  { dialect: { now } }: Pick<Database, 'dialect'>,
  transaction: Transaction<Schema>,
  actor: Actor,
  action: string,
  subject: { kind: string; id: number },
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({ at: now, actor_id: actor, action, subject_kind: subject.kind, subject_id: subject.id })
    .execute();
}
