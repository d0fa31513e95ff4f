import { defaultSnapshotName, type NewSnapshot, type Snapshot } from '#contract/entities/snapshot.ts';
import { shown } from '#contract/rules/limits.ts';
import { isSeen } from '#contract/rules/seen-text.ts';
import type { Database } from '../../db/connection.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { Refusal } from '../../http/refusal.ts';
import { suspended } from '../../http/suspended.ts';
import type { Member } from '../../members/member.ts';
import { takePicture } from '../../pictures/intake.ts';
import { keepPicture, refuseHiddenPicture } from '../pictures/service.ts';
import { findFor } from './find-post.ts';
import { heldFor, reasonToHold } from './hold.ts';
import { readPost, readPosts, type SeenPost } from './post-rows.ts';
import {
  changeSnapshot,
  findShared,
  insertSnapshot,
  listPublicSnapshots,
  listSnapshotsOf,
  type SnapshotWords,
} from './snapshot-rows.ts';
import { toSnapshot } from './to-snapshot.ts';

export async function listOwn(database: Database, { id }: Member): Promise<Snapshot[]> {
  const ids = await listSnapshotsOf(database, id, shown.gallery);
  return (await readPosts(database, ids, id)).map(toSnapshot);
}

export async function listPublic(database: Database, viewer: Member): Promise<Snapshot[]> {
  const ids = await listPublicSnapshots(database, viewer, shown.feedPage);
  return (await readPosts(database, ids, viewer.id)).map(toSnapshot);
}

/**
 * A member's snapshot belongs to the caller, whatever the body says. The same one sent again is kept once, with the
 * words and the visibility that came last. A suspended member may keep private ones only.
 */
export async function shareAsMember(database: Database, sent: NewSnapshot, owner: Member): Promise<Snapshot> {
  if (sent.isPublic && owner.isSuspended) throw suspended(owner);
  return share(database, sent, owner, `member ${owner.id}`);
}

/** A guest has no place for private things: what a guest sends is for everyone, or for nobody. */
export async function shareAsGuest(
  database: Database,
  sent: NewSnapshot,
  address: string,
): Promise<Snapshot> {
  if (sent.isPublic === false) {
    throw new Refusal('invalid', { message: 'Please log in to keep a snapshot to yourself.' });
  }
  return share(database, { ...sent, isPublic: true }, null, `address ${address}`);
}

async function share(
  database: Database,
  sent: NewSnapshot,
  owner: Member | null,
  sender: string,
): Promise<Snapshot> {
  const picture = await takePicture(sent.dataUrl, sender);
  const userId = owner?.id ?? null;
  // Guests share one drawer: two of them who chose the same name must not get each other's picture.
  const shareKey = owner ? sent.snapshotId : `${sent.snapshotId}:${picture.hash}`;
  const words = toWords(sent);
  const row = await database.transaction(async (transaction) => {
    if (owner) await holdAccount(transaction, owner.id);
    const added = await insertSnapshot(transaction, {
      ...words,
      ...(await holding(transaction, owner, { ...words, frequency: sent.frequency })),
      user_id: userId,
      image: picture.hash,
      visualization_type: sent.visualizationType,
      frequency: sent.frequency,
      share_key: shareKey,
    });
    if (added !== undefined) {
      await keepPicture(transaction, picture, owner);
      return readPost(transaction, added, userId);
    }
    // What was kept under this name stays the picture; another one would lie there unseen and uncounted.
    const { id, image, hidden } = await findShared(transaction, userId, shareKey);
    if (words.is_public && !hidden) await refuseHiddenPicture(transaction, image);
    const kept = await readPost(transaction, id, userId);
    if (owner && kept) {
      const held = await holding(transaction, owner, { ...words, frequency: kept.frequency }, kept);
      await changeSnapshot(transaction, id, { ...words, ...held });
    }
    return readPost(transaction, id, userId);
  });
  if (!row) throw new Refusal('not_found');
  return toSnapshot(row);
}

/**
 * What waits for a moderator's look: as with other posts, but the name that everyone's snapshots get is nobody's words.
 * One that is there already is asked about when its words change or everyone is to see it.
 */
async function holding(
  database: Database,
  owner: Member | null,
  next: { content: string; is_public: number; frequency: number | null },
  kept?: SeenPost,
) {
  const isSame = kept?.is_public === 1 && kept.content === next.content;
  const isNameless = next.frequency !== null && next.content === defaultSnapshotName(next.frequency);
  if (next.is_public === 0 || kept?.hidden || isSame || isNameless) return {};
  return heldFor(await reasonToHold(database, owner, next.content, kept?.id));
}

function toWords({ name, description, frequency, isPublic }: NewSnapshot): SnapshotWords {
  const chosenName = name && isSeen(name) ? name.trim() : defaultSnapshotName(frequency);
  const chosenDescription = description && isSeen(description) ? description.trim() : null;
  return {
    name: chosenName,
    description: chosenDescription,
    content: [chosenName, chosenDescription].filter(Boolean).join('\n'),
    is_public: isPublic ? 1 : 0,
  };
}

/** Only its owner decides who sees it. */
export async function setVisibility(
  database: Database,
  id: number,
  isPublic: boolean,
  caller: Member,
): Promise<Snapshot> {
  const row = await findFor(database, 'snapshot', id, caller);
  if (row.user_id !== caller.id) throw new Refusal('forbidden');
  if (isPublic && caller.isSuspended) throw suspended(caller);
  if (isPublic && !row.hidden) await refuseHiddenPicture(database, row.image);
  const is_public = isPublic ? 1 : 0;
  const held = await holding(database, caller, { ...row, is_public }, row);
  await changeSnapshot(database, id, { is_public, ...held });
  return toSnapshot({ ...row, is_public });
}
