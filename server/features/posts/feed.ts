import { type RawBuilder, sql } from 'kysely';
import type { Post } from '#contract/entities/post.ts';
import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { toSearchWords } from '../../db/search-words.ts';
import { actsAsStaff, type Member } from '../../members/member.ts';
import { findMembers, findMembersByBeginning } from '../../members/member-reader.ts';
import { findByWords } from './find-by-words.ts';
import { readPosts } from './post-rows.ts';
import { toPost } from './to-post.ts';

/** A page of posts, newest first, and the cursor of the page behind it. */
export interface PostPage {
  posts: Post[];
  next: string | null;
}

interface Asked {
  cursor?: string | undefined;
  q?: string | undefined;
}

const NEWER_AT_MOST = 99;
/** Of so many members whose names begin so a search shows the posts. */
const AUTHORS_SEARCHED = 20;

/** All posts, or those that have the words, or whose author's name begins so. */
export async function listPosts(database: Database, viewer: Member, { cursor, q }: Asked): Promise<PostPage> {
  if (q === undefined || q.trim() === '') return readPage(database, viewer, cursor, everyPost);
  const words = toSearchWords(q).split(' ').filter(Boolean);
  const authors = await findMembersByBeginning(database, q, { after: 0, limit: AUTHORS_SEARCHED });
  const ids = authors.map(({ id }) => sql`${id}`);
  const ofAuthors = { ...everyPost, where: sql<boolean>`posts.user_id in (${sql.join(ids)})` };
  const said = await findByWords(
    { database, words, visible: visibleTo(viewer) },
    cursor === undefined ? undefined : Number(cursor),
  );
  const written = ids.length > 0 ? await findIds(database, viewer, cursor, ofAuthors) : [];
  return toPage(
    database,
    viewer,
    [...said.ids, ...written].filter((id) => id >= said.end),
    said.end,
  );
}

export function listPostsOf(
  database: Database,
  viewer: Member,
  authorId: number,
  { cursor }: Asked,
): Promise<PostPage> {
  const where = sql<boolean>`posts.user_id = ${authorId}`;
  return readPage(database, viewer, cursor, { ...everyPost, where });
}

export function listLiked(database: Database, viewer: Member, { cursor }: Asked): Promise<PostPage> {
  return readPage(database, viewer, cursor, {
    from: sql`post_likes join posts on posts.id = post_likes.post_id`,
    id: sql.ref('post_likes.post_id'),
    where: sql<boolean>`post_likes.user_id = ${viewer.id}`,
  });
}

/** How many have come since, as far as one would count them. */
export async function countNewer({ kysely }: Database, viewer: Member, after: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from posts where posts.id > ${after} and ${visibleTo(viewer)} limit ${NEWER_AT_MOST}
    ) as newer`.execute(kysely);
  return rows[0]?.count ?? 0;
}

interface Source {
  from: RawBuilder<unknown>;
  id: RawBuilder<number>;
  where: RawBuilder<boolean>;
}

const everyPost: Source = {
  from: sql.table('posts'),
  id: sql.ref<number>('posts.id'),
  where: sql<boolean>`1 = 1`,
};

/** What is for everyone, one's own and staff's eyes included when it was hidden, without those whom one has blocked. */
function visibleTo(viewer: Member): RawBuilder<boolean> {
  const hidden = actsAsStaff(viewer) ? sql`` : sql`and (posts.hidden = 0 or posts.user_id = ${viewer.id})`;
  return sql<boolean>`posts.is_public = 1 ${hidden} and not exists (
    select 1 from blocks where blocks.user_id = ${viewer.id} and blocks.blocked_id = posts.user_id)`;
}

async function readPage(
  database: Database,
  viewer: Member,
  cursor: string | undefined,
  source: Source,
): Promise<PostPage> {
  return toPage(database, viewer, await findIds(database, viewer, cursor, source));
}

/**
 * By the numbers of the posts, which only grow: a page begins behind the last post of the one before, and so neither
 * skips nor repeats one when others come or go. One more than a page, if there are that many.
 */
async function findIds(
  { kysely }: Database,
  viewer: Member,
  cursor: string | undefined,
  { from, id, where }: Source,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${from} where ${where} and ${visibleTo(viewer)} ${before(cursor, id)}
    order by ${id} desc limit ${shown.feedPage + 1}`.execute(kysely);
  return rows.map((row) => row.id);
}

function before(cursor: string | undefined, id: RawBuilder<number>): RawBuilder<unknown> {
  return cursor === undefined ? sql`` : sql`and ${id} < ${Number(cursor)}`;
}

/** The newest of them as they are shown to the viewer; below `end` there may be others though these are few. */
async function toPage(
  database: Database,
  viewer: Member,
  found: readonly number[],
  end = 0,
): Promise<PostPage> {
  const ids = [...new Set(found)].sort((one, other) => other - one);
  const page = ids.slice(0, shown.feedPage);
  const rows = await readPosts(database, page, viewer.id);
  const authors = await findMembers(
    database,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  return {
    posts: rows.map((row) => toPost(row, authors.get(row.user_id ?? 0) ?? null, viewer)),
    next: ids.length > page.length ? String(page.at(-1)) : end > 0 ? String(end) : null,
  };
}
