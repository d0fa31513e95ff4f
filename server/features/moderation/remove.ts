import { randomUUID } from 'node:crypto';
import { productName } from '#contract/product.ts';
import type { Database } from '../../db/connection.ts';
import type { Member } from '../../members/member.ts';
import { findMember } from '../../members/member-reader.ts';
import { putMail } from '../../outbox/mail.ts';
import { writeMail } from '../../outbox/write-mail.ts';
import { removePost } from '../posts/remove-post.ts';
import { deleteComment } from '../programs/comments.ts';
import { deleteProgram } from '../programs/service.ts';
import { type ContentKind, findContent } from './content.ts';

type DeletableKind = Exclude<ContentKind, 'profile'>;

/**
 * Deletes it for good, under the same rule as everywhere else. What is gone can say nothing any more, so its author is
 * told by mail.
 */
export function remove(
  database: Database,
  staff: Member,
  kind: DeletableKind,
  id: number,
  reason: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const content = await findContent(transaction, kind, id);
    if (kind === 'post') await removePost(transaction, 'any', id, staff, reason);
    else if (kind === 'comment') await deleteComment(transaction, staff, id, reason);
    else await deleteProgram(transaction, staff, id, reason);
    const author = await findMember(transaction, content?.user_id ?? 0);
    if (!content || !author || author.id === staff.id) return;
    const words = tell(author.username, kind, content.text, reason);
    await putMail(transaction, { key: `mail-${randomUUID()}`, to: author.email, ...words }, author.id);
  });
}

const SAID_AT_MOST = 300;

function tell(name: string, kind: DeletableKind, text: string, reason: string) {
  const said = text.length > SAID_AT_MOST ? `${text.slice(0, SAID_AT_MOST)}…` : text;
  return writeMail({
    subject: `A ${kind} of yours was deleted on ${productName}`,
    paragraphs: [
      `Hello ${name},`,
      `a moderator has deleted this ${kind} of yours: “${said}”`,
      `The reason: ${reason}`,
      'If you think this is wrong, answer this mail.',
    ],
  });
}
