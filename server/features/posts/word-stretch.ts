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
  /** Down to here one may look for other words, no further than the stretch if many words begin so; 0: to the first post. */
  far: number;
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

/** How many posts of each word a stretch has, and how many one may look at for other words. */
interface Length {
  wanted: number;
  lookedAt: number;
}

/**
 * For each of the words: every word that begins so is asked for its newest posts, and the stretch ends where the first of
 * these lists does. The words themselves are found one after another, a step in the index each. All in one query, since
 * asking costs more than reading.
 */
export async function readStretches(
  database: Database,
  words: readonly string[],
  before: number,
  { wanted, lookedAt }: Length,
): Promise<Stretch[]> {
  const asked = words.map(rangeOf);
  const ranges = asked.map(
    ({ beginning, last }, place) => sql`select ${sql.lit(place)}, ${beginning}, ${last}`,
  );
  const nextWord = (from: RawBuilder<boolean>, last: RawBuilder<string>) =>
    sql`(select min(word) from posts_by_word where ${from} and word < ${last})`;
  const idAt = (place: number) => sql`coalesce((
    select id from posts_by_word as own where own.word = said.word and own.id < ${before}
    order by id desc limit 1 offset ${place - 1}), 0)`;
  const { rows } = await sql<{
    place: number;
    id: number | null;
    least: number | null;
    far: number | null;
    said: string | null;
    words: number | null;
  }>`
    with recursive asked (place, beginning, last) as (${sql.join(ranges, sql` union all `)}
    ), said (place, last, word, step) as (
      select place, last, ${nextWord(sql`word >= asked.beginning`, sql`asked.last`)}, 1 from asked
      union all
      select place, last, ${nextWord(sql`word > said.word`, sql`said.last`)}, step + 1
      from said where said.word is not null and step <= ${MOST_WORDS}
    ), counted (place, words) as (
      select place, count(word) from said group by place
    ), reach (place, word, least, far) as (
      select said.place, said.word, ${idAt(wanted)},
        case when counted.words <= ${FEW_WORDS} then ${idAt(lookedAt)} else ${idAt(wanted)} end
      from said join counted on counted.place = said.place where said.word is not null
    ), whole (place, least, far, said, words) as (
      select place, max(least), max(far), case when count(*) <= ${FEW_WORDS} then string_agg(word, ' ') end, count(*)
      from reach group by place
    )
    select place, null as id, least, far, said, words from whole
    union all
    select whole.place, found.id, null, null, null, null
    from whole join reach on reach.place = whole.place join posts_by_word as found on found.word = reach.word
    where found.id < ${before} and found.id >= whole.least and whole.words <= ${MOST_WORDS}`.execute(
    database.kysely,
  );
  return Promise.all(
    asked.map((range, place) => {
      const own = rows.filter((row) => row.place === place);
      const whole = own.find(({ id }) => id === null);
      if ((whole?.words ?? 0) > MOST_WORDS) return readPart(database, range, before);
      return {
        word: range.word,
        ids: own.flatMap(({ id }) => id ?? []),
        end: whole?.least ?? 0,
        far: whole?.far ?? 0,
        said: whole?.said?.split(' ') ?? [],
      };
    }),
  );
}

interface Range {
  word: string;
  beginning: string;
  last: string;
}

/** Behind every word that begins so stands the beginning with the last of all letters. */
function rangeOf(word: string): Range {
  const beginning = [...word].slice(0, INDEXED_LETTERS).join('');
  return { word, beginning, last: `${beginning}\u{10ffff}` };
}

/** The newest posts that have the word itself, and some of those that have a longer one. */
async function readPart(
  { kysely }: Database,
  { word, beginning, last }: Range,
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
  return { word, ids: rows.map(({ id }) => id), end: 0, far: 0, said: [], isPartial: true };
}

/**
 * The newest posts that have the words of the first stretch and of the others as well, as far as these are known; no
 * further down than one may look. The words of the first one have to be known.
 */
export async function readTogether(
  { kysely }: Database,
  leading: Stretch,
  others: readonly Stretch[],
  before: number,
  wanted: number,
): Promise<Stretch> {
  const hasOthers = others.flatMap((other) =>
    other.said.length === 0
      ? []
      : sql`and exists (select 1 from posts_by_word as other
          where other.id = found.id and other.word in (${sql.join(other.said)}))`,
  );
  const lists = leading.said.map(
    (one) => sql`select * from (
      select word, id from posts_by_word as found
      where word = ${one} and id < ${before} and id >= ${leading.far} ${sql.join(hasOthers, sql` `)}
      order by id desc limit ${wanted}) as list`,
  );
  const { rows } = await sql<{ word: string; id: number }>`${sql.join(lists, sql` union all `)}`.execute(
    kysely,
  );
  const ends = leading.said.map((one) => {
    const own = rows.filter((row) => row.word === one);
    return own.length < wanted ? leading.far : Math.min(...own.map(({ id }) => id));
  });
  const end = Math.max(...ends);
  return { ...leading, end, ids: rows.flatMap(({ id }) => (id >= end ? id : [])) };
}
