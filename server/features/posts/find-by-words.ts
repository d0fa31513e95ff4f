import { type RawBuilder, sql } from 'kysely';
import { shown } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { readStretches, readTogether, type Stretch } from './word-stretch.ts';

/** One more than a page, to know whether there is another. */
const WANTED = shown.feedPage + 1;
/** So many letters begin a great many words, and nearly every post has one of them. */
const FEW_LETTERS = 3;
const NEWEST_LOOKED_AT = 1_000;
/** The next stretch is so many times as long when the last one had too few. */
const GROWTH = 4;
const LONGEST_STRETCH = 4_000;
/** So many posts of a word are looked at for other words, so that an answer never waits for those that are not there. */
const LOOKED_AT_FIRST = 500;
const LOOKED_AT_LATER = 4_000;
/** The index is asked for so many words, the longest; posts that have them are looked at for the others. */
const MOST_ASKED = 6;

interface Search {
  database: Database;
  words: readonly string[];
  /** What the viewer may see, as a condition on `posts`. */
  visible: RawBuilder<boolean>;
}

/** A page and one more, or fewer and from where on there may be others: 0 if nowhere. */
interface Found {
  ids: number[];
  end: number;
}

/**
 * The newest posts below a number that have all these words, or words that begin so. The index of words is read in
 * stretches that are long enough for a page: what it costs depends on how many posts are shown, not on how many there
 * are. Of several words the most seldom one leads, and the index is asked whether its posts have the others.
 */
export async function findByWords(given: Search, cursor?: number): Promise<Found> {
  const search = { ...given, words: longestFirst(given.words) };
  const { database, words } = search;
  const before = cursor ?? Number.MAX_SAFE_INTEGER;
  if (words.length === 0) return { ids: [], end: 0 };
  const telling = words.filter((word) => word.length > FEW_LETTERS);
  if (telling.length === 0) {
    const newest = await findAmongNewest(search, before);
    if (newest.length === WANTED) return { ids: newest, end: 0 };
  }
  const isOne = words.length === 1;
  const lookedAt = isOne ? WANTED : cursor === undefined ? LOOKED_AT_FIRST : LOOKED_AT_LATER;
  const read = (some: readonly string[], from: number, wanted: number) =>
    readStretches(database, some, from, { wanted, lookedAt });
  const stretches = await read((telling.length > 0 ? telling : words).slice(0, MOST_ASKED), before, WANTED);
  const whole = stretches.filter(({ isPartial }) => !isPartial);
  const [leading, ...others] = whole.sort((one, other) => one.end - other.end);
  if (!leading) return { ids: await findInParts(search, stretches, before), end: 0 };
  // All posts of the leading word are at hand already when it has so few.
  const isTogether = others.length > 0 && leading.said.length > 0 && leading.end > 0;
  const last = isOne ? 0 : leading.far;
  const readOn = async (from: number, wanted: number) =>
    isTogether
      ? readTogether(database, leading, others, from, wanted)
      : (await read([leading.word], from, wanted))[0];
  const ids: number[] = [];
  let stretch = isTogether ? await readOn(before, WANTED) : leading;
  for (let wanted = WANTED * GROWTH; stretch; wanted = Math.min(wanted * GROWTH, LONGEST_STRETCH)) {
    ids.push(...(await findAmong(search, stretch.ids)));
    if (ids.length >= WANTED || stretch.end <= last) break;
    stretch = await readOn(stretch.end, wanted);
  }
  return { ids: ids.filter((id) => id >= last).slice(0, WANTED), end: last };
}

/** Where too many words begin so to ask for all of them: what the newest posts have, and what was read of the index. */
async function findInParts(search: Search, parts: readonly Stretch[], before: number): Promise<number[]> {
  const newest = await findAmongNewest(search, before);
  if (newest.length === WANTED) return newest;
  const known = await findAmong(
    search,
    parts.flatMap(({ ids }) => ids),
  );
  return [...new Set([...newest, ...known])].sort((one, other) => other - one).slice(0, WANTED);
}

/** Without those that another begins with: whatever has the longer word has the shorter one. */
function longestFirst(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of [...words].sort((one, other) => other.length - one.length))
    if (!kept.some((longer) => longer.startsWith(word))) kept.push(word);
  return kept;
}

/** The newest first, and more only if too few of them will do: others may have been hidden, or lack a word. */
async function findAmong(search: Search, ids: readonly number[]): Promise<number[]> {
  // A post may have two words that begin so.
  const newestFirst = [...new Set(ids)].sort((one, other) => other - one);
  const found: number[] = [];
  for (
    let from = 0, to = WANTED * 2;
    from < newestFirst.length && found.length < WANTED;
    from = to, to *= GROWTH
  ) {
    const some = search.database.dialect.isAmong(sql.ref('posts.id'), newestFirst.slice(from, to));
    found.push(...(await find(search, sql.table('posts'), some)));
  }
  return found;
}

function findAmongNewest(search: Search, before: number): Promise<number[]> {
  const newest = sql`(
    select id, user_id, is_public, hidden, words from posts
    where is_public = 1 and id < ${before} order by id desc limit ${NEWEST_LOOKED_AT}) as posts`;
  return find(search, newest, sql<boolean>`1 = 1`);
}

/** Those that have all the words and are for the viewer's eyes, newest first. */
async function find(
  { database: { kysely }, words, visible }: Search,
  from: RawBuilder<unknown>,
  where: RawBuilder<boolean>,
): Promise<number[]> {
  // Words are letters and digits with blanks between them: nothing in them means anything to `like`.
  const begins = words.map((word) => sql`' ' || posts.words like ${`% ${word}%`}`);
  const { rows } = await sql<{ id: number }>`
    select posts.id from ${from} where ${where} and ${visible} and ${sql.join(begins, sql` and `)}
    order by posts.id desc limit ${WANTED}`.execute(kysely);
  return rows.map(({ id }) => id);
}
