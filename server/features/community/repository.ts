import type { Insertable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PostRow, Schema } from '../../db/schema.ts';

type NewPostRow = Pick<Insertable<Schema['posts']>, 'user_id' | 'guest' | 'content' | 'image'>;

export function insertPost({ kysely, dialect: { now } }: Database, post: NewPostRow): Promise<PostRow> {
  return kysely
    .insertInto('posts')
    .values({ ...post, type: 'post', created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}
