import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/connection.ts';
import type { Picture } from '../../pictures/intake.ts';

/** One that was just sent and is not shown yet, because the row that shows it is still being written. */
const UNUSED_FOR_MS = 60 * 60_000;

/** Sent again, it is kept once; only its age begins anew. */
export async function insertPicture(
  { kysely, dialect: { now } }: Transaction,
  { hash, type, bytes }: Picture,
): Promise<void> {
  await kysely
    .insertInto('pictures')
    .values({ hash, type, bytes, size: bytes.length, kept_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at: now }))
    .execute();
}

/** What the pictures of a member and one more take up together, each counted once. */
export async function sumPictureBytes(database: Database, userId: number, hash: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select cast(coalesce(sum(size), 0) as bigint) as bytes from pictures
    where hash = ${hash} or ${isOf(userId)}`.execute(database.kysely);
  return rows[0]?.bytes ?? 0;
}

/** Whether a picture is shown by something of this member. */
function isOf(userId: number) {
  return sql`(
    hash in (select image from posts where user_id = ${userId} and image is not null)
    or hash in (select avatar_image from users where id = ${userId} and avatar_image is not null)
    or hash in (select background_image from users where id = ${userId} and background_image is not null)
  )`;
}

export async function listPicturesOf(
  { kysely }: Database,
  userId: number,
): Promise<{ hash: string; type: string; size: number; keptAt: number }[]> {
  const { rows } = await sql<{ hash: string; type: string; size: number; keptAt: number }>`
    select hash, type, size, kept_at as "keptAt" from pictures where ${isOf(userId)} order by hash`.execute(
    kysely,
  );
  return rows;
}

export function findPicture(
  { kysely }: Database,
  hash: string,
): Promise<{ type: string; size: number } | undefined> {
  return kysely.selectFrom('pictures').select(['type', 'size']).where('hash', '=', hash).executeTakeFirst();
}

export async function readPicturePiece(
  { kysely }: Database,
  hash: string,
  begin: number,
  length: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ piece: Uint8Array | ArrayBuffer }>`
    select substr(bytes, cast(${begin + 1} as integer), cast(${length} as integer)) as piece
    from pictures where hash = ${hash}`.execute(kysely);
  return rows[0] && toBuffer(rows[0].piece);
}

/** Whether something that everyone may see shows it: a post, a snapshot or a profile. */
export async function isShownToAll({ kysely }: Database, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posts where image = ${hash} and is_public = 1 and hidden = 0
    union all select 1 from users where avatar_image = ${hash} and profile_hidden = 0
    union all select 1 from users where background_image = ${hash} and profile_hidden = 0
    limit 1`.execute(kysely);
  return rows.length > 0;
}

/** Whether a post or profile of theirs shows it, private or hidden ones too; staff also see what is hidden. */
export async function isShownTo(
  { kysely }: Database,
  hash: string,
  caller: { userId: number; isStaff: boolean },
): Promise<boolean> {
  const { userId, isStaff } = caller;
  const orPublic = isStaff ? sql`or is_public = 1` : sql``;
  const ofWhom = isStaff ? sql`` : sql`and id = ${userId}`;
  const { rows } = await sql`
    select 1 from posts where image = ${hash} and (user_id = ${userId} ${orPublic})
    union all select 1 from users where avatar_image = ${hash} ${ofWhom}
    union all select 1 from users where background_image = ${hash} ${ofWhom}
    limit 1`.execute(kysely);
  return rows.length > 0;
}

/**
 * Whether staff took it out of view, in a post that is still there or in one that is gone. A post that only waits for
 * a look says nothing about its picture: else anyone could have anyone's picture banned.
 */
export async function isHiddenPicture({ kysely }: Database, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posts where image = ${hash} and hidden = 1 and held = 0
    union all select 1 from hidden_pictures where hash = ${hash}
    limit 1`.execute(kysely);
  return rows.length > 0;
}

export async function rememberHiddenPicture(
  { kysely, dialect: { now } }: Transaction,
  hash: string,
): Promise<void> {
  await kysely
    .insertInto('hidden_pictures')
    .values({ hash, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What staff hid of a member stays hidden when the account, and with it the post, is gone. */
async function rememberHiddenPicturesOf(
  { kysely, dialect: { now } }: Transaction,
  userId: number,
): Promise<void> {
  await sql`
    insert into hidden_pictures (hash, hidden_at)
    select distinct image, ${now} from posts
    where user_id = ${userId} and hidden = 1 and held = 0 and image is not null
    on conflict do nothing`.execute(kysely);
}

const isUnused = sql`
  not exists (select 1 from posts where posts.image = pictures.hash)
  and not exists (select 1 from users where users.avatar_image = pictures.hash)
  and not exists (select 1 from users where users.background_image = pictures.hash)`;

/** Clears away what nothing shows any more: the pictures of deleted posts and accounts, and those replaced. */
export async function forgetUnusedPictures({ kysely, dialect: { now } }: Database): Promise<void> {
  await sql`
    delete from pictures where kept_at < ${now} - cast(${UNUSED_FOR_MS} as bigint) and ${isUnused}`.execute(
    kysely,
  );
}

/**
 * Deletes an account by `remove`, and with it at once the pictures that only it showed. One that somebody else sends
 * at this very moment has another age by then, and stays.
 */
export async function forgetPicturesOf(
  transaction: Transaction,
  userId: number,
  remove: () => Promise<void>,
): Promise<void> {
  const theirs = await listPicturesOf(transaction, userId);
  await rememberHiddenPicturesOf(transaction, userId);
  await remove();
  for (const { hash, keptAt } of theirs) {
    await sql`delete from pictures where hash = ${hash} and kept_at = ${keptAt} and ${isUnused}`.execute(
      transaction.kysely,
    );
  }
}

function toBuffer(bytes: Uint8Array | ArrayBuffer): Buffer {
  return bytes instanceof ArrayBuffer
    ? Buffer.from(bytes)
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
