import type { Database } from '../../db/connection.ts';
import type { PostRow } from '../../db/schema.ts';
import { toSearchWords } from '../../db/search-words.ts';
import { actsAsStaff, type Member } from '../../members/member.ts';

export interface SnapshotWords {
  name: string;
  description: string | null;
  /** What the feed shows and searches. */
  content: string;
  is_public: 0 | 1;
  /** Set when it waits for a moderator's look. */
  hidden?: 1;
  held?: 1;
  hidden_reason?: string;
}

export interface NewSnapshotRow extends SnapshotWords {
  user_id: number | null;
  image: string;
  visualization_type: string;
  frequency: number;
  share_key: string;
}

/** The ids of a member's own, newest first. */
export function listSnapshotsOf(database: Database, userId: number, limit: number): Promise<number[]> {
  return newest(database, limit, { userId });
}

/** Of everyone but those whom the viewer has blocked; hidden ones for their owners and staff. */
export function listPublicSnapshots(database: Database, viewer: Member, limit: number): Promise<number[]> {
  return newest(database, limit, { viewer });
}

async function newest(
  { kysely }: Database,
  limit: number,
  which: { userId: number } | { viewer: Member },
): Promise<number[]> {
  const rows = await kysely
    .selectFrom('posts')
    .select('id')
    .where('type', '=', 'snapshot')
    .where((post) =>
      'userId' in which
        ? post('user_id', '=', which.userId)
        : post.and([
            post('is_public', '=', 1),
            ...(actsAsStaff(which.viewer)
              ? []
              : [post.or([post('hidden', '=', 0), post('user_id', '=', which.viewer.id)])]),
            post.not(
              post.exists(
                post
                  .selectFrom('blocks')
                  .select('blocks.user_id')
                  .where('blocks.user_id', '=', which.viewer.id)
                  .whereRef('blocks.blocked_id', '=', 'posts.user_id'),
              ),
            ),
          ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Its id, or undefined when this caller has shared the same one before. */
export async function insertSnapshot(
  { kysely, dialect: { now } }: Database,
  row: NewSnapshotRow,
): Promise<number | undefined> {
  const inserted = await kysely
    .insertInto('posts')
    .values({
      ...row,
      words: toSearchWords(row.content),
      type: 'snapshot',
      guest: row.user_id === null ? 1 : 0,
      created_at: now,
    })
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
  const searched = words.content === undefined ? {} : { words: toSearchWords(words.content) };
  await kysely
    .updateTable('posts')
    .set({ ...words, ...searched })
    .where('id', '=', id)
    .execute();
}
