import { sql } from 'kysely';
import { shown } from '#contract/rules/limits.ts';
import { frequenciesOfSettings } from '#contract/rules/post-sound.ts';
import { readSettings } from '#contract/rules/read-program.ts';
import type { Database } from '../../db/connection.ts';
import { type Member, moderationOf } from '../../members/member.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';
import { readPosts } from '../posts/post-rows.ts';
import { soundOf } from '../posts/shared-sound.ts';

interface Made {
  /** Its order among what was made in the same moment: a post and a program may even have the same id. */
  place: number;
  type: 'post' | 'visualization' | 'program';
  id: number;
  title: string;
  image: string | null;
  created_at: number;
  hidden: number;
  held: number;
  hidden_reason: string | null;
}

const POSTS = sql`select case type when 'snapshot' then 'visualization' else 'post' end as type,
  id, id * 2 as place, case when type = 'snapshot' then coalesce(name, content) else content end as title, image, created_at,
  hidden, held, hidden_reason from posts`;
const PROGRAMS = sql`select 'program' as type, id, id * 2 + 1 as place, name as title, null as image, created_at,
  hidden, held, hidden_reason from programs`;

/** What a member made, newest first, private things included: only they see it. */
export async function listActivity(
  database: Database,
  member: Member,
  { filter = 'all', cursor }: { filter?: string | undefined; cursor?: string | undefined },
) {
  const { id } = member;
  const type = { posts: sql`and type = 'post'`, visualizations: sql`and type = 'snapshot'` }[filter] ?? sql``;
  const programs = filter === 'all' ? sql`union all ${PROGRAMS} where user_id = ${id}` : sql``;
  const [moment, lastPlace] = (cursor ?? '').split('.').map(Number);
  const before =
    cursor === undefined ? sql`` : sql`where (created_at, place) < (${moment ?? 0}, ${lastPlace ?? 0})`;
  const { rows } = await sql<Made>`
    select * from (${POSTS} where user_id = ${id} ${type} ${programs}) as made ${before}
    order by created_at desc, place desc limit ${shown.feedPage + 1}`.execute(database.kysely);
  const page = rows.slice(0, shown.feedPage);
  const end = page.at(-1);
  const sounds = await readSounds(database, member, page);
  return {
    items: page.map(({ place: _, image, created_at, hidden, held, hidden_reason, ...made }) => ({
      ...made,
      imageUrl: toImageUrl(image),
      frequencies: sounds.get(keyOf(made)) ?? [],
      moderation: moderationOf({ hidden, held, hidden_reason }),
      createdAt: new Date(created_at).toISOString(),
    })),
    next: end && rows.length > page.length ? `${end.created_at}.${end.place}` : null,
  };
}

const keyOf = ({ type, id }: Pick<Made, 'type' | 'id'>) => `${type === 'program' ? type : 'post'} ${id}`;

/** What of these things sounds for their maker. */
async function readSounds(
  database: Database,
  member: Member,
  made: readonly Made[],
): Promise<Map<string, number[]>> {
  const idsOf = (isProgram: boolean) =>
    made.filter(({ type }) => (type === 'program') === isProgram).map(({ id }) => id);
  const posts = await readPosts(database, idsOf(false), member.id);
  const programs = idsOf(true);
  const settings =
    programs.length === 0
      ? []
      : await database.kysely
          .selectFrom('programs')
          .select(['id', 'settings'])
          .where('id', 'in', programs)
          .execute();
  return new Map([
    ...posts.map((row) => [`post ${row.id}`, soundOf(row, member).frequencies] as const),
    ...settings.map((row) => {
      const read = readSettings(row.settings);
      return [`program ${row.id}`, read ? frequenciesOfSettings(read) : []] as const;
    }),
  ]);
}
