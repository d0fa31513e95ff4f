import type { Database } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { findFor, type PostKind } from './find-post.ts';

/** Likes it once, or takes one's own like back; answers how many like it now. */
export async function setLiked(
  database: Database,
  kind: PostKind,
  id: number,
  isLiked: boolean,
  caller: Member,
): Promise<number> {
  await findFor(database, kind, id, caller);
  await (isLiked ? insertLike : deleteLike)(database, id, caller.id);
  return countLikes(database, id);
}

async function insertLike({ kysely, dialect: { now } }: Database, id: number, userId: number) {
  await kysely
    .insertInto('post_likes')
    .values({ post_id: id, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
    .execute()
    .catch((error: unknown) => {
      // Deleted since it was found.
      throw classifyFault(error) === 'foreign_key' ? new Refusal('not_found') : error;
    });
}

async function deleteLike({ kysely }: Database, id: number, userId: number) {
  await kysely.deleteFrom('post_likes').where('post_id', '=', id).where('user_id', '=', userId).execute();
}

async function countLikes({ kysely }: Database, id: number): Promise<number> {
  const { likes } = await kysely
    .selectFrom('post_likes')
    .select((like) => like.fn.countAll<number>().as('likes'))
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow();
  return likes;
}
