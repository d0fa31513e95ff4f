import type { Transaction } from './connection.ts';

/** Who did it; null is an operator at the command line, or a payment. */
export type Actor = number | null;

/**
 * One line for each thing that staff do, and for Premium that begins or ends by a payment, in the same transaction as the
 * thing itself.
 */
export async function writeAudit(
  { kysely, dialect: { now } }: Transaction,
  actor: Actor,
  action: string,
  subject: { kind: string; id: number },
  reason: string | null = null,
): Promise<void> {
  await kysely
    .insertInto('audit_log')
    .values({ at: now, actor_id: actor, action, subject_kind: subject.kind, subject_id: subject.id, reason })
    .execute();
}
