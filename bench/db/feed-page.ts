import type { Database } from '#server/db/connection.ts';

const PAGE_SIZE = 30;
const WARM_UP_PAGES = 200;

export interface FeedTimes {
  p50: number;
  p99: number;
  max: number;
}

/** One page of the feed: newest first, from a place in time on, with authors and like counts. */
function readFeedPage({ kysely }: Pick<Database, 'kysely'>, before: number) {
  return kysely
    .selectFrom('posts')
    .leftJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'posts.content', 'posts.created_at', 'users.username', 'users.avatar_image'])
    .select((page) =>
      page
        .selectFrom('post_likes')
        .whereRef('post_likes.post_id', '=', 'posts.id')
        .select(({ fn }) => fn.countAll<number>().as('likes'))
        .as('likes'),
    )
    .where('posts.hidden', '=', 0)
    .where('posts.created_at', '<', before)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(PAGE_SIZE)
    .execute();
}

export async function measureFeedPages(database: Database, pages: number): Promise<FeedTimes> {
  const { newest, oldest } = await database.kysely
    .selectFrom('posts')
    .select(({ fn }) => [fn.max('created_at').as('newest'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
  const times: number[] = [];
  for (let page = -WARM_UP_PAGES; page < pages; page += 1) {
    // A golden-ratio walk: every part of the feed, in an order that no cache foresees.
    const place = Math.abs(page * 0.618_033_988_75) % 1;
    const started = performance.now();
    const rows = await readFeedPage(database, Math.round(newest - place * 0.99 * (newest - oldest)));
    const took = performance.now() - started;
    if (rows.length !== PAGE_SIZE) throw new Error(`A page has ${rows.length} posts.`);
    if (page >= 0) times.push(took);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3));
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
