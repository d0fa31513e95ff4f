import { randomUUID } from 'node:crypto';
import { productName } from '#contract/product.ts';
import { writeAudit } from '../db/audit-log.ts';
import type { Transaction } from '../db/connection.ts';
import { putMail } from '../outbox/mail.ts';
import { writeMail } from '../outbox/write-mail.ts';
import type { Member } from './member.ts';

interface Deleted {
  kind: 'post' | 'snapshot' | 'comment' | 'program';
  id: number;
  text: string;
  /** Nobody, when a guest made it. */
  author: Member | undefined;
}

/** What is told where the call has no place for a reason: nothing is deleted without one. */
const REASON_UNSAID = 'It does not fit how we want to treat each other here.';
const SAID_AT_MOST = 300;

/**
 * A line in the log about what staff deleted of somebody else. What is gone can say nothing any more, so its author is
 * told by mail, by whatever call it went.
 */
export async function noteDeletion(
  transaction: Transaction,
  staff: Member,
  { kind, id, text, author }: Deleted,
  reason = REASON_UNSAID,
): Promise<void> {
  await writeAudit(transaction, staff.id, `delete-${kind}`, { kind, id }, reason);
  if (!author) return;
  const said = text.length > SAID_AT_MOST ? `${text.slice(0, SAID_AT_MOST)}…` : text;
  const words = writeMail({
    subject: `A ${kind} of yours was deleted on ${productName}`,
    paragraphs: [
      `Hello ${author.username},`,
      `a moderator has deleted this ${kind} of yours: “${said}”`,
      `The reason: ${reason}`,
      'If you think this is wrong, answer this mail.',
    ],
  });
  await putMail(transaction, { key: `mail-${randomUUID()}`, to: author.email, ...words }, author.id);
}
