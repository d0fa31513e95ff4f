import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Member, maySee } from '../../members/member.ts';
import { readPost, type SeenPost } from './post-rows.ts';

/** A snapshot is a post; a call that is about snapshots finds nothing else. */
export type PostKind = 'any' | 'snapshot';

/** The post, if it is for the caller's eyes; to others it is as if it did not exist. */
export async function findFor(
  database: Database,
  kind: PostKind,
  id: number,
  caller: Member,
): Promise<SeenPost> {
  const row = await readPost(database, id, caller.id);
  if (!row || (kind === 'snapshot' && row.type !== 'snapshot') || !maySee(row, caller))
    throw new Refusal('not_found');
  return row;
}
