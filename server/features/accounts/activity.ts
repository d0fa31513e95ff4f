import { sql } from 'kysely';
import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import type { Member } from '../../members/member.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';

interface Made {
  type: 'post' | 'visualization' | 'program';
  id: number;
  title: string;
  image: string | null;
  created_at: number;
}

const POSTS = sql`select case type when 'snapshot' then 'visualization' else 'post' end as type,
  id, content as title, image, created_at from posts`;
const PROGRAMS = sql`select 'program' as type, id, name as title, null as image, created_at from programs`;

/** What a member made, newest first, private things included: only they see it. */
export async function listActivity(
  { kysely }: Database,
  { id }: Member,
  { filter = 'all', cursor }: { filter?: string | undefined; cursor?: string | undefined },
) {
  const type = { posts: sql`and type = 'post'`, visualizations: sql`and type = 'snapshot'` }[filter] ?? sql``;
  const programs = filter === 'all' ? sql`union all ${PROGRAMS} where user_id = ${id}` : sql``;
  const [moment, lastId] = (cursor ?? '').split('.').map(Number);
  const before =
    cursor === undefined ? sql`` : sql`where (created_at, id) < (${moment ?? 0}, ${lastId ?? 0})`;
  const { rows } = await sql<Made>`
    select * from (${POSTS} where user_id = ${id} ${type} ${programs}) as made ${before}
    order by created_at desc, id desc limit ${shown.feedPage + 1}`.execute(kysely);
  const page = rows.slice(0, shown.feedPage);
  const end = page.at(-1);
  return {
    items: page.map(({ image, created_at, ...made }) => ({
      ...made,
      imageUrl: toImageUrl(image),
      createdAt: new Date(created_at).toISOString(),
    })),
    next: end && rows.length > page.length ? `${end.created_at}.${end.id}` : null,
  };
}
