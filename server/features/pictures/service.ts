import { setImmediate } from 'node:timers/promises';
import { picture as limits } from '#contract/rules/limits.ts';
import type { Database, Transaction } from '../../db/connection.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { Turns } from '../../db/turns.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { actsAsStaff, type Member } from '../../members/member.ts';
import type { Picture } from '../../pictures/intake.ts';
import { RecentPictures } from './recent-pictures.ts';
import {
  findPicture,
  insertPicture,
  isHiddenPicture,
  isShownTo,
  isShownToAll,
  readPicturePiece,
  sumPictureBytes,
} from './repository.ts';

/** Three of the heaviest, some dozens of ordinary ones. */
const recent = new RecentPictures({ bytesMax: 16 * 1_024 * 1_024 });

/**
 * Stores a picture that the intake has let in, in the transaction that writes what shows it: neither is ever there
 * without the other. Refused when the member's room is full; guests have none, their number is limited instead.
 */
export async function keepPicture(
  transaction: Transaction,
  picture: Picture,
  owner: Member | null,
): Promise<void> {
  await refuseHiddenPicture(transaction, picture.hash);
  // Held while its pictures are counted: of many at once no more get through than there is room for.
  if (owner) await holdAccount(transaction, owner.id);
  await insertPicture(transaction, picture);
  if (!owner) return;
  const quota = owner.isPremium ? limits.premiumQuotaBytes : limits.freeQuotaBytes;
  const bytes = await sumPictureBytes(transaction, owner.id, picture.hash);
  if (bytes > quota) throw new Refusal('storage_quota');
}

/** What was taken out of view is not shown to everyone again, whoever sends it and under whatever name. */
export async function refuseHiddenPicture(database: Database, hash: string | null): Promise<void> {
  if (hash !== null && (await isHiddenPicture(database, hash))) throw new Refusal('image_hidden');
}

/** Reading a picture takes the engine some milliseconds: one at a time, with everyone else's calls in between. */
const reading = new Turns();

async function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const end = await reading.take();
  try {
    await setImmediate();
    return await read();
  } finally {
    end();
  }
}

/**
 * Knowing the address is not enough: a picture is seen by whom something that shows it may be seen by, asked anew
 * each time. To everyone else it is as if it did not exist.
 */
export async function openPicture(
  database: Database,
  hash: string,
  caller: Member | null,
): Promise<FileAnswer> {
  const isPublic = await isShownToAll(database, hash);
  if (
    !isPublic &&
    !(caller && (await isShownTo(database, hash, { userId: caller.id, isStaff: actsAsStaff(caller) })))
  )
    throw new Refusal('not_found');
  const kept = await findPicture(database, hash);
  if (!kept) throw new Refusal('not_found');
  const read = async (begin: number, length: number) => {
    const known = recent.cut(hash, begin, length);
    if (known) return known;
    return inTurn(async () => recent.cut(hash, begin, length) ?? readFromDatabase(begin, length));
  };
  const readFromDatabase = async (begin: number, length: number) => {
    // Whoever begins gets it read whole. It goes from memory when others need the room, and the rest comes in pieces.
    const asked = begin === 0 ? kept.size : length;
    const bytes = await readPicturePiece(database, hash, begin, asked);
    if (!bytes) throw new Refusal('not_found');
    if (begin > 0) return bytes;
    recent.keep(hash, bytes);
    return Buffer.from(bytes.subarray(0, length));
  };
  return new FileAnswer({ ...kept, tag: hash, isPublic, read });
}
