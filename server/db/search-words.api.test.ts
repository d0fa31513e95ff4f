import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../testing/test-database.ts';
import { makeTestDatabase } from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';
import { fillWordIndex } from './search-words.ts';

let place: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
  database = openDatabase(place.settings);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const write = (words: string) =>
  database.kysely
    .insertInto('posts')
    .values({ type: 'post', content: words, words, created_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();

const readIndex = async () =>
  (
    await sql<{ word: string; id: number }>`select word, id from posts_by_word order by id, word`.execute(
      database.kysely,
    )
  ).rows.map(({ word, id }) => `${id} ${word}`);

it('COMM-04 the words of posts are kept with them, once each, changed and removed with them', async () => {
  const [{ id: one }, { id: two }, { id: none }] = [
    await write('calm river calm'),
    await write('calm'),
    await write(''),
  ];
  expect(await readIndex()).toEqual([`${one} calm`, `${one} river`, `${two} calm`]);
  await database.kysely.updateTable('posts').set({ words: 'loud river' }).where('id', '=', one).execute();
  await database.kysely.deleteFrom('posts').where('id', 'in', [two, none]).execute();
  expect(await readIndex()).toEqual([`${one} loud`, `${one} river`]);
  await database.kysely.deleteFrom('posts').execute();
  expect(await readIndex()).toEqual([]);
});

it('COMM-04 a word of any length is kept, as far as an index takes it, and goes with its post', async () => {
  const { id } = await write(`${'ཧཱུྃ'.normalize('NFKD')}${'あ'.repeat(2_000)} end`);
  expect(await readIndex()).toHaveLength(2);
  await database.kysely.deleteFrom('posts').where('id', '=', id).execute();
  expect(await readIndex()).toEqual([]);
});

it('COMM-04 posts from before the index are filled in, all of them', async () => {
  for (const word of ['early', 'middle', 'late']) await write(`${word} note ${word}`);
  // More than are filled in at once lie between the first and the last.
  await database.kysely
    .updateTable('posts')
    .set({ id: 5_000 })
    .where('words', '=', 'late note late')
    .execute();
  await sql`delete from posts_by_word`.execute(database.kysely);
  await database.transaction(fillWordIndex);
  const words = (await readIndex()).map((row) => row.split(' ')[1]);
  expect(words).toEqual(['early', 'note', 'middle', 'note', 'late', 'note']);
});
