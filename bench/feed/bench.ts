import { mkdirSync, writeFileSync } from 'node:fs';
import { describeMachine } from '#bench/machine.ts';
import { shown } from '#contract/rules/limits.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connection.ts';
import { listPosts, type PostPage } from '#server/features/posts/feed.ts';
import { setLiked } from '#server/features/posts/likes.ts';
import type { Member } from '#server/members/member.ts';
import { findMember, findMembers } from '#server/members/member-reader.ts';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';
import {
  makePostgresDatabase,
  makeSqliteDatabase,
  type TestDatabase,
} from '#server/testing/test-database.ts';
import { fillCommunity } from './fill-community.ts';
import { vocabulary } from './vocabulary.ts';

const SIZES = [1_000, 100_000, 1_000_000];
const SHORT_SIZES = [1_000, 20_000];
const ROUNDS = 300;
const WARM_UP = 26;
/** The quickest of so many counts: what else the machine does meanwhile is not ours. */
const ASKED = 3;
const DEEP_PAGE = 50;
/** What a million posts may cost, measured against a thousand. */
const RATIO = 1.5;
const FANS = 50;

/** What is searched: words from often to seldom, two of them, a beginning, a name, and what nobody said. */
const searches = [
  ...[0, 3, 30, 100, 300, 1_000, 3_000, 4_990].map((rank) => vocabulary[rank] ?? ''),
  `${vocabulary[2]} ${vocabulary[40]}`,
  `${vocabulary[700]} ${vocabulary[5]}`,
  (vocabulary[60] ?? '').slice(0, 4),
  'member-77',
  'nobodysaidthis',
];

interface Community {
  posts: number;
  database: OpenDatabase;
  place: TestDatabase;
  viewer: Member;
  /** Where the deep page begins. */
  deep: string;
}

interface Took {
  ms: number;
  /** How many posts the page had. */
  posts: number;
}

type Times = Record<'firstPage' | 'deepPage' | 'search', Took[]>;

/** The product's own queries of the feed, on communities of three sizes and on both engines. */
export async function bench(argv: string[]): Promise<void> {
  const isShort = argv.includes('--short');
  const sizes = isShort ? SHORT_SIZES : SIZES;
  const engines = [
    await measureEngine('sqlite', sizes, () => makeSqliteDatabase()),
    await withPostgres((url) => measureEngine('postgres', sizes, () => makePostgresDatabase(url))),
  ];
  const results = engines.flatMap(({ pages }) => pages);
  const bySearch = engines.flatMap(({ words }) => words);
  const missed = results.filter(({ timesAsLong }) => timesAsLong > RATIO);
  for (const { engine, posts, what, timesAsLong } of missed)
    console.log(`${engine}, ${posts} posts: ${what} takes ${timesAsLong} times as long as with ${sizes[0]}.`);
  if (missed.some(({ posts }) => posts === sizes.at(-1))) process.exitCode = 1;
  if (isShort) return;
  mkdirSync('bench/results', { recursive: true });
  const machine = describeMachine();
  writeFileSync(
    'bench/results/feed.json',
    `${JSON.stringify({ machine, rounds: ROUNDS, results, bySearch }, null, 2)}\n`,
  );
  console.log('\nWritten to bench/results/feed.json');
}

async function withPostgres<Result>(run: (url: string) => Promise<Result>): Promise<Result> {
  const cluster = await startPostgresCluster({ durable: true });
  return run(cluster.url).finally(() => cluster.stop());
}

async function measureEngine(
  engine: string,
  sizes: readonly number[],
  makeDatabase: () => TestDatabase | Promise<TestDatabase>,
) {
  const communities: Community[] = [];
  try {
    for (const posts of sizes) {
      communities.push(await makeCommunity(posts, await makeDatabase()));
      console.log(`${engine}: ${posts} posts are written.`);
    }
    const times = await measure(communities);
    for (const community of communities) await likeAtOnce(community);
    const pages = toResults(engine, communities, times);
    const words = toSearches(engine, communities, times);
    console.log('Milliseconds for a page of 30 posts, by the functions that answer the calls');
    console.table(pages);
    console.log('Each search by itself, the median');
    console.table(words);
    return { pages, words };
  } finally {
    for (const { database, place } of communities) await database.close().then(() => place.remove());
  }
}

async function makeCommunity(posts: number, place: TestDatabase): Promise<Community> {
  await fillCommunity(place.settings, posts);
  const database = openDatabase(place.settings);
  const viewer = await findMember(database, 1);
  if (!viewer) throw new Error('There is no first member.');
  const deepPage = Math.min(DEEP_PAGE, Math.floor(posts / shown.feedPage));
  let deep = '';
  for (let page = 1; page < deepPage; page += 1)
    deep = (await listPosts(database, viewer, deep ? { cursor: deep } : {})).next ?? '';
  return { posts, database, place, viewer, deep };
}

/** Size by size in turn, so that whatever else the machine does at that moment slows all of them. */
async function measure(communities: Community[]): Promise<Times[]> {
  const times: Times[] = communities.map(() => ({ firstPage: [], deepPage: [], search: [] }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const q = searches[(round + WARM_UP) % searches.length] ?? '';
    for (const [index, { database, viewer, deep }] of communities.entries()) {
      for (const [what, asked] of [
        ['firstPage', {}],
        ['deepPage', { cursor: deep }],
        ['search', { q }],
      ] as const) {
        const took = await time(() => listPosts(database, viewer, asked));
        if (round >= 0) times[index]?.[what].push(took);
      }
    }
  }
  return times;
}

async function time(ask: () => Promise<PostPage>): Promise<Took> {
  let ms = Number.POSITIVE_INFINITY;
  let posts = 0;
  for (let turn = 0; turn < ASKED; turn += 1) {
    const began = performance.now();
    posts = (await ask()).posts.length;
    ms = Math.min(ms, performance.now() - began);
  }
  return { ms, posts };
}

/** Many members like one post at once, each of them twice; every one of them counts, and counts once. */
async function likeAtOnce({ database, posts }: Community): Promise<void> {
  const fans = await findMembers(
    database,
    Array.from({ length: FANS }, (_, index) => index + 1),
  );
  const post = posts - (posts % 5);
  const likes = [...fans.values(), ...fans.values()].map((fan) => setLiked(database, 'any', post, true, fan));
  await Promise.all(likes);
  const [fan] = fans.values();
  const counted = fan ? await setLiked(database, 'any', post, true, fan) : 0;
  if (counted !== FANS) throw new Error(`${FANS} members liked a post at once, and ${counted} are counted.`);
}

/** Compared with the smallest community where that had a whole page to show: fewer posts are quicker read, wherever they are. */
function toResults(engine: string, communities: Community[], times: Times[]) {
  const [least] = times;
  return communities.flatMap(({ posts }, index) =>
    (['firstPage', 'deepPage', 'search'] as const).map((what) => {
      const own = times[index]?.[what] ?? [];
      const whole = least?.[what].filter((took) => took.posts === shown.feedPage) ?? [];
      const p99 = share(own, 0.99);
      const timesAsLong = Number((p99 / share(whole, 0.99)).toFixed(2));
      return { engine, posts, what, p50: share(own, 0.5), p99, timesAsLong };
    }),
  );
}

/** Every search came in its turn, so that its times stand so many places apart. */
function toSearches(engine: string, communities: Community[], times: Times[]) {
  return searches.map((search, place) => {
    const medians = communities.map(({ posts }, index) => {
      const own = times[index]?.search.filter((_, at) => (at + WARM_UP) % searches.length === place);
      return [`${posts} posts`, share(own ?? [], 0.5)] as const;
    });
    return { engine, search, ...Object.fromEntries(medians) };
  });
}

function share(times: readonly Took[], part: number): number {
  const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other);
  return Number((sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(3));
}
