import { sql } from 'kysely';
import pg from 'pg';
import { type DatabaseSettings, openDatabase } from '#server/db/connection.ts';
import { wordsOf } from '#server/db/dialect.ts';
import { migrate } from '#server/db/migrate.ts';
import { vocabulary } from './vocabulary.ts';

const MEMBERS = 1_000;
const POSTS_AT_ONCE = 50_000;
const START = 1_700_000_000_000;
const MINUTE = 60_000;
/** A prime: a post's number times another one, divided by it, leaves a rest that looks like chance. */
const CHANCE = 100_003;

/** For each place in a post another one, so that what stands in one place says nothing about the next. */
const STEPS = [7_919, 31_337, 60_013, 15_485, 88_001, 43_067, 72_931, 22_691, 95_279];

/** Members, posts a minute apart and none to four likes for each, the same in every run; written by the database itself. */
export async function fillCommunity(settings: DatabaseSettings, posts: number): Promise<void> {
  const database = openDatabase(settings);
  await migrate(database);
  const { engine, continueIds } = database.dialect;
  if (engine === 'sqlite') {
    // All at once, so that the pages where words are added stay in memory; closed afterwards.
    await sql.raw('pragma cache_size = -400000').execute(database.kysely);
    for (const statement of statements(posts)) await sql.raw(statement).execute(database.kysely);
    await sql.raw('analyze').execute(database.kysely);
    await database.close();
    return;
  }
  await database.close();
  // Not through the product's connections, which give up on whatever takes seconds.
  const client = new pg.Client({ connectionString: settings.databaseUrl });
  await client.connect();
  // The index of words is written at the end, in its own order, which is many times as quick as by a trigger for each row.
  for (const statement of [
    'set session_replication_role = replica',
    ...statements(posts),
    `insert into posts_by_word (word, id) ${wordsOf(database.dialect, 'posts', 'posts,')} order by 1, 2`,
    ...continueIds('posts'),
    'vacuum analyze',
  ])
    await client.query(statement);
  await client.end();
}

function* statements(posts: number): Generator<string> {
  yield `insert into users (username, username_key, email, email_key, password_hash, created_at)
    ${numbers(1, MEMBERS)}
    select name, name, name || '@example.org', name || '@example.org', '-', ${START}
    from (select 'member-' || i as name from n) as named`;
  yield 'create temporary table spoken (rank bigint primary key, word text not null)';
  yield `insert into spoken values ${vocabulary.map((word, rank) => `(${rank}, '${word}')`).join()}`;
  const said = STEPS.map((_, place) => wordAt(place)).join(" || ' ' || ");
  for (let first = 1; first <= posts; first += POSTS_AT_ONCE) {
    const range = numbers(first, Math.min(posts, first + POSTS_AT_ONCE - 1));
    yield `insert into posts (id, user_id, type, content, words, created_at)
      ${range} select i, 1 + i * 7919 % ${MEMBERS}, 'post', said, said, ${START} + i * ${MINUTE}
      from (select i, ${said} as said from n) as told`;
    yield `insert into post_likes (post_id, user_id, created_at)
      ${range}, fans (fan) as (select 0 union all select fan + 1 from fans where fan < 3)
      select i, 1 + (i * 31 + fan * 331) % ${MEMBERS}, ${START} from n join fans on fan < i % 5`;
  }
}

function numbers(first: number, last: number): string {
  return `with recursive n (i) as (
    select cast(${first} as bigint) union all select i + 1 from n where i < ${last})`;
}

/** By chance, but the first words of the list far more often than the last, as in any language. */
function wordAt(place: number): string {
  const chance = `((n.i * ${STEPS[place]} + n.i / 100 * 31 + ${place * 10_007}) % ${CHANCE})`;
  return `(select word from spoken
    where rank = ${chance} * ${chance} / ${CHANCE} * ${vocabulary.length} / ${CHANCE})`;
}
