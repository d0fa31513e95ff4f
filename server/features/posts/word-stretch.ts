import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { INDEXED_LETTERS } from '../../db/dialect.ts';

/** The posts from one number down to another that have a word which begins so. */
export interface Stretch {
  word: string;
  ids: number[];
  /** None between here and where it began is missing; 0 when there are no more. */
  end: number;
  /** The words that begin so, if they are few. */
  said: readonly string[];
  /** More words begin so than may be asked for, and there may be more posts than these. */
  isPartial?: true;
}

/** With more words that begin so than these it costs less to look into the posts themselves. */
const FEW_WORDS = 20;
/** A post may bring hundreds of words that nobody ever said: so many are asked for, or a search would hold up everyone. */
const MOST_WORDS = 500;
/** So much of the index is read where there are more words than that. */
const MOST_ENTRIES = 50_000;
const MOST_POSTS = 2_000;

/**
 * Each word that begins so is asked for its newest posts, and the stretch ends where the first of these lists does. The
 * words themselves are found one after another, a step in the index each.
 */
export async function readStretch(
  database: Database,
  word: string,
  before: number,
  length: number,
): Promise<Stretch> {
  const { kysely } = database;
  const beginning = [...word].slice(0, INDEXED_LETTERS).join('');
  // Behind every word that begins so stands the beginning with the last of all letters.
  const last = `${beginning}\u{10ffff}`;
  const nextWord = (from: RawBuilder<boolean>) =>
    sql`(select min(word) from posts_by_word where ${from} and word < ${last})`;
  const { rows } = await sql<{
    id: number | null;
    least: number | null;
    said: string | null;
    words: number | null;
  }>`
    with recursive said (word, place) as (
      select ${nextWord(sql`word >= ${beginning}`)}, 1
      union all
      select ${nextWord(sql`word > said.word`)}, place + 1
      from said where said.word is not null and place <= ${MOST_WORDS}
    ), reach (word, least) as (
      select said.word, coalesce((
        select id from posts_by_word as own where own.word = said.word and own.id < ${before}
        order by id desc limit 1 offset ${length - 1}), 0)
      from said where said.word is not null
    ), whole (least, said, words) as (
      select max(least), case when count(*) <= ${FEW_WORDS} then string_agg(word, ' ') end, count(*) from reach
    )
    select null as id, least, said, words from whole
    union all
    select found.id, null, null, null from reach join posts_by_word as found on found.word = reach.word
    where found.id < ${before} and found.id >= (select least from whole)
      and (select words from whole) <= ${MOST_WORDS}`.execute(kysely);
  const whole = rows.find(({ id }) => id === null);
  if ((whole?.words ?? 0) > MOST_WORDS) return readPart(database, word, [beginning, last], before);
  return {
    word,
    ids: rows.flatMap(({ id }) => id ?? []),
    end: whole?.least ?? 0,
    said: whole?.said?.split(' ') ?? [],
  };
}

/** The newest posts that have the word itself, and some of those that have a longer one. */
async function readPart(
  { kysely }: Database,
  word: string,
  [beginning, last]: [string, string],
  before: number,
): Promise<Stretch> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id from posts_by_word where word = ${beginning} and id < ${before}
      order by id desc limit ${MOST_POSTS}
    ) as exact
    union
    select id from (
      select id from posts_by_word where word > ${beginning} and word < ${last}
      order by word, id limit ${MOST_ENTRIES}
    ) as longer where id < ${before}
    order by id desc limit ${MOST_POSTS}`.execute(kysely);
  return { word, ids: rows.map(({ id }) => id), end: 0, said: [], isPartial: true };
}

/**
 * A stretch of so many posts that have the words of the others as well, as far as these are known: the index is left as
 * soon as it has told of enough. The words of the first one have to be known.
 */
export async function readTogether(
  { kysely }: Database,
  { word, said }: Stretch,
  others: readonly Stretch[],
  before: number,
  length: number,
): Promise<Stretch> {
  const hasOthers = others.flatMap((other) =>
    other.said.length === 0
      ? []
      : sql`and exists (select 1 from posts_by_word as other
          where other.id = found.id and other.word in (${sql.join(other.said)}))`,
  );
  const lists = said.map(
    (one) => sql`select * from (
      select word, id from posts_by_word as found
      where word = ${one} and id < ${before} ${sql.join(hasOthers, sql` `)}
      order by id desc limit ${length}) as list`,
  );
  const { rows } = await sql<{ word: string; id: number }>`${sql.join(lists, sql` union all `)}`.execute(
    kysely,
  );
  const ends = said.map((one) => {
    const own = rows.filter((row) => row.word === one);
    return own.length < length ? 0 : Math.min(...own.map(({ id }) => id));
  });
  const end = Math.max(...ends);
  return { word, said, end, ids: rows.flatMap(({ id }) => (id >= end ? id : [])) };
}
