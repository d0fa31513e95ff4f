import type { Database } from '../../db/connection.ts';
import type { Member } from '../../members/member.ts';
import { removePost } from '../posts/remove-post.ts';
import { deleteComment } from '../programs/comments.ts';
import { deleteProgram } from '../programs/service.ts';
import type { ContentKind } from './content.ts';

/** Deletes it for good, by the same functions as everywhere else, with a reason that its author is told. */
export function remove(
  database: Database,
  staff: Member,
  kind: Exclude<ContentKind, 'profile'>,
  id: number,
  reason: string,
): Promise<void> {
  if (kind === 'post') return removePost(database, 'any', id, staff, reason);
  if (kind === 'comment') return deleteComment(database, staff, id, reason);
  return deleteProgram(database, staff, id, reason);
}
