import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Schema } from '../../db/schema.ts';
import type { Member } from '../../members/member.ts';
import { listPicturesOf, readPicturePiece } from '../pictures/repository.ts';

/** How a member's rows of a table are known, and which of its columns are not for anyone; `none`: it has no such rows. */
type Belonging<Table> = { by: keyof Table & string; without?: readonly (keyof Table & string)[] } | 'none';

/**
 * What of each table belongs to a member. The compiler asks for a line for each new table: what is kept of somebody
 * and is not named here would be missing from what they may download.
 */
const belongings: { [Name in keyof Schema]: Belonging<Schema[Name]> } = {
  users: { by: 'id', without: ['password_hash', 'username_key', 'email_key', 'look_key'] },
  sessions: { by: 'user_id', without: ['token_hash'] },
  known_addresses: { by: 'user_id' },
  posts: { by: 'user_id' },
  post_likes: { by: 'user_id' },
  programs: { by: 'user_id' },
  ratings: { by: 'user_id' },
  comments: { by: 'user_id' },
  blocks: { by: 'user_id' },
  reports: { by: 'reporter_id' },
  listening: { by: 'user_id' },
  passkeys: { by: 'user_id' },
  subscriptions: { by: 'user_id', without: ['version'] },
  recommendations: { by: 'user_id' },
  preferences: { by: 'user_id' },
  // Those that their posts and profile show come at the end of the file.
  pictures: 'none',
  hidden_pictures: 'none',
  // What staff did is the house's own record.
  audit_log: 'none',
  // Mails on their way, with links that open the account; the mailbox has them in a moment.
  outbox: 'none',
  mail_links: 'none',
  passkey_challenges: 'none',
  // Gone when the account exists.
  registrations: 'none',
  // What the provider told names a customer, and that stands with the subscription.
  payment_events: 'none',
  test_subscriptions: 'none',
  test_events: 'none',
  test_secrets: 'none',
  counters: 'none',
  leases: 'none',
};

const ROWS_AT_ONCE = 200;
/** A multiple of three: pieces of base64 then follow each other without a seam. */
const PIECE_BYTES = 192 * 1_024;

/** All that is kept of a member, as one JSON document, piece by piece. */
export async function* writePersonalData(database: Database, member: Member): AsyncGenerator<string> {
  const isLocked = await premiumTonesLock(database, member);
  yield `{"exportedAt":${JSON.stringify(new Date().toISOString())}`;
  for (const [table, belonging] of Object.entries(belongings)) {
    if (belonging === 'none') continue;
    yield `,\n${JSON.stringify(table)}:[`;
    let separator = '';
    for await (const row of readRows(database, table, belonging, member.id)) {
      const { tones, ...rest } = row;
      yield `${separator}\n${JSON.stringify(isLocked(row) ? rest : row)}`;
      separator = ',';
    }
    yield ']';
  }
  yield ',\n"pictures":[';
  let separator = '';
  for (const { hash, type, size } of await listPicturesOf(database, member.id)) {
    yield `${separator}\n{"hash":"${hash}","type":"${type}","base64":"`;
    for (let begin = 0; begin < size; begin += PIECE_BYTES) {
      const piece = await readPicturePiece(database, hash, begin, PIECE_BYTES);
      yield piece?.toString('base64') ?? '';
    }
    yield '"}';
    separator = ',';
  }
  yield ']}\n';
}

/** Tells the posts that pass on somebody else's premium program: its numbers are not the member's own. */
async function premiumTonesLock({ kysely }: Database, member: Member) {
  const made = await kysely.selectFrom('programs').select('id').where('user_id', '=', member.id).execute();
  const own = new Set<unknown>(made.map(({ id }) => id));
  return (row: Record<string, unknown>) =>
    row.premium_tones === 1 && !member.isPremium && !own.has(row.program_id);
}

async function* readRows(
  { kysely }: Database,
  table: string,
  { by, without = [] }: { by: string; without?: readonly string[] },
  memberId: number,
): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    // Every table has other columns to order by; the first ones are its key.
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref(by)} = ${memberId}
      order by 1, 2 limit ${ROWS_AT_ONCE} offset ${offset}`.execute(kysely);
    for (const row of rows) {
      yield Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)));
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
