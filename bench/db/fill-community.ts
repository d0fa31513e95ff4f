import { sql } from 'kysely';
import type { Database } from '#server/db/connection.ts';

const MEMBERS = 1_000;
const ROWS_AT_ONCE = 500;
const START = 1_700_000_000_000;

/** Members, posts a minute apart, and between 0 and 9 likes for each post, the same in every run. */
export async function fillCommunity(database: Database, posts: number): Promise<void> {
  const authors = Array.from({ length: MEMBERS }, (_, index) => ({
    username: `member-${index}`,
    username_key: `member-${index}`,
    email: `member-${index}@example.org`,
    email_key: `member-${index}@example.org`,
    password_hash: '-',
    created_at: START,
  }));
  await database.transaction(async ({ kysely }) => {
    await inParts(authors, (part) => kysely.insertInto('users').values(part).execute());
  });

  for (let first = 0; first < posts; first += 20_000) {
    const rows = Array.from({ length: Math.min(20_000, posts - first) }, (_, offset) => ({
      user_id: ((first + offset) % MEMBERS) + 1,
      type: 'post' as const,
      content: `Post ${first + offset}: 528 Hz this morning, twenty minutes, and a quieter head afterwards.`,
      created_at: START + (first + offset) * 60_000,
    }));
    await database.transaction(async ({ kysely }) => {
      await inParts(rows, (part) => kysely.insertInto('posts').values(part).execute());
      const likes = rows.flatMap((_, offset) => {
        const post = first + offset + 1;
        return Array.from({ length: (post * 7) % 10 }, (_like, fan) => ({
          post_id: post,
          user_id: ((post + fan * 31) % MEMBERS) + 1,
          created_at: START,
        }));
      });
      await inParts(likes, (part) => kysely.insertInto('post_likes').values(part).execute());
    });
  }
  const statement = database.dialect.engine === 'postgres' ? 'vacuum analyze' : 'analyze';
  await sql.raw(statement).execute(database.kysely);
}

async function inParts<Row>(rows: Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await insert(rows.slice(first, first + ROWS_AT_ONCE));
  }
}
