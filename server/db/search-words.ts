import { sql } from 'kysely';
import type { Transaction } from './connection.ts';
import { wordsOf } from './dialect.ts';

const ROWS_AT_ONCE = 500;

/** The words of a text as they are searched: small letters without marks, one blank between them; the same on both engines. */
export function toSearchWords(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Gives the posts from before there was a search their words. */
export async function fillSearchWords({ kysely }: Transaction): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; content: string }>`
      select id, content from posts where id > ${after} order by id limit ${ROWS_AT_ONCE}`.execute(kysely);
    for (const { id, content } of rows)
      await sql`update posts set words = ${toSearchWords(content)} where id = ${id}`.execute(kysely);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

/** Some at a time: no statement may take long, not even on a database that has many posts. */
export async function fillWordIndex({ kysely, dialect }: Transaction): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from posts`.execute(kysely);
  const last = rows[0]?.last ?? 0;
  for (let after = 0; after < last; after += ROWS_AT_ONCE)
    await sql`insert into posts_by_word (word, id) ${sql.raw(wordsOf(dialect, 'posts', 'posts,'))}
      and posts.id > ${after} and posts.id <= ${after + ROWS_AT_ONCE}`.execute(kysely);
}
