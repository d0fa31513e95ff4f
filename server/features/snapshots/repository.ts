import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PostRow, Schema } from '../../db/schema.ts';

/** A snapshot with its likes, as one caller sees it. */
export type SnapshotRow = Omit<Selectable<Schema['posts']>, 'type' | 'content' | 'share_key'> & {
  likes: number;
  liked: number;
};

export interface SnapshotWords {
  name: string;
  description: string | null;
  /** What the feed shows and searches. */
  content: string;
  is_public: 0 | 1;
}

export interface NewSnapshotRow extends SnapshotWords {
  user_id: number | null;
  image: string;
  visualization_type: string;
  frequency: number;
  share_key: string;
}

/** Nobody's likes: for callers who are not signed in. */
const NOBODY = 0;

function selectSnapshots({ kysely }: Database, viewerId: number | null) {
  return kysely
    .selectFrom('posts')
    .where('type', '=', 'snapshot')
    .select([
      'id',
      'user_id',
      'guest',
      'image',
      'visualization_type',
      'frequency',
      'is_public',
      'name',
      'description',
      'hidden',
      'created_at',
    ])
    .select((post) => [
      sql<number>`(select count(*) from post_likes where post_id = ${post.ref('posts.id')})`.as('likes'),
      sql<number>`(select count(*) from post_likes where post_id = ${post.ref('posts.id')}
        and user_id = cast(${viewerId ?? NOBODY} as bigint))`.as('liked'),
    ]);
}

export function findSnapshot(
  database: Database,
  id: number,
  viewerId: number | null,
): Promise<SnapshotRow | undefined> {
  return selectSnapshots(database, viewerId).where('id', '=', id).executeTakeFirst();
}

export function listSnapshotsOf(database: Database, userId: number, limit: number): Promise<SnapshotRow[]> {
  return selectSnapshots(database, userId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listPublicSnapshots(
  database: Database,
  viewerId: number,
  limit: number,
): Promise<SnapshotRow[]> {
  return selectSnapshots(database, viewerId)
    .where('is_public', '=', 1)
    .where('hidden', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Its id, or undefined when this caller has shared the same one before. */
export async function insertSnapshot(
  { kysely, dialect: { now } }: Database,
  row: NewSnapshotRow,
): Promise<number | undefined> {
  const inserted = await kysely
    .insertInto('posts')
    .values({ ...row, type: 'snapshot', guest: row.user_id === null ? 1 : 0, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function findShared(
  { kysely }: Database,
  userId: number | null,
  shareKey: string,
): Promise<Pick<PostRow, 'id' | 'image' | 'hidden'>> {
  return kysely
    .selectFrom('posts')
    .select(['id', 'image', 'hidden'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('share_key', '=', shareKey)
    .executeTakeFirstOrThrow();
}

export async function changeSnapshot(
  { kysely }: Database,
  id: number,
  words: Partial<SnapshotWords>,
): Promise<void> {
  await kysely.updateTable('posts').set(words).where('id', '=', id).execute();
}

export async function insertLike({ kysely, dialect: { now } }: Database, id: number, userId: number) {
  await kysely
    .insertInto('post_likes')
    .values({ post_id: id, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
    .execute();
}

export async function deleteLike({ kysely }: Database, id: number, userId: number) {
  await kysely.deleteFrom('post_likes').where('post_id', '=', id).where('user_id', '=', userId).execute();
}

export async function countLikes({ kysely }: Database, id: number): Promise<number> {
  const { likes } = await kysely
    .selectFrom('post_likes')
    .select((like) => like.fn.countAll<number>().as('likes'))
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow();
  return likes;
}

export async function deleteSnapshotRow({ kysely }: Database, id: number): Promise<void> {
  await kysely.deleteFrom('posts').where('id', '=', id).execute();
}
