import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PostRow, Schema } from '../../db/schema.ts';
import { toSearchWords } from '../../db/search-words.ts';

/** A post, of either type, with its likes and the program that it shares, as one caller sees it. */
export type SeenPost = PostRow & {
  likes: number;
  liked: number;
  program: Pick<Selectable<Schema['programs']>, 'user_id' | 'name' | 'is_public' | 'hidden'> | null;
};

type NewPostRow = Pick<Insertable<Schema['posts']>, 'user_id' | 'guest' | 'content' | 'image'> &
  Partial<
    Pick<
      Insertable<Schema['posts']>,
      'preset_id' | 'program_id' | 'tones' | 'premium_tones' | 'hidden' | 'held' | 'hidden_reason'
    >
  >;

/** Nobody's likes: for callers who are not signed in. */
const NOBODY = 0;

/** These posts, in the order of their numbers. */
export async function readPosts(
  { kysely }: Database,
  ids: readonly number[],
  viewerId: number | null,
): Promise<SeenPost[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('posts')
    .leftJoin('programs', 'programs.id', 'posts.program_id')
    .selectAll('posts')
    .select([
      'programs.user_id as program_user_id',
      'programs.name as program_name',
      'programs.is_public as program_is_public',
      'programs.hidden as program_hidden',
    ])
    .select((post) => [
      sql<number>`(select count(*) from post_likes where post_id = ${post.ref('posts.id')})`.as('likes'),
      sql<number>`(select count(*) from post_likes where post_id = ${post.ref('posts.id')}
        and user_id = cast(${viewerId ?? NOBODY} as bigint))`.as('liked'),
    ])
    .where('posts.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { program_user_id, program_name, program_is_public, program_hidden, ...post } = row;
    const program =
      program_user_id === null ||
      program_name === null ||
      program_is_public === null ||
      program_hidden === null
        ? null
        : {
            user_id: program_user_id,
            name: program_name,
            is_public: program_is_public,
            hidden: program_hidden,
          };
    return [{ ...post, program }];
  });
}

export async function readPost(
  database: Database,
  id: number,
  viewerId: number | null,
): Promise<SeenPost | undefined> {
  return (await readPosts(database, [id], viewerId))[0];
}

/** Its id. */
export async function insertPost({ kysely, dialect: { now } }: Database, post: NewPostRow): Promise<number> {
  const { id } = await kysely
    .insertInto('posts')
    .values({ ...post, words: toSearchWords(post.content), type: 'post', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deletePostRow({ kysely }: Database, id: number): Promise<void> {
  await kysely.deleteFrom('posts').where('id', '=', id).execute();
}
