import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { pathId } from '#contract/entities/id.ts';
import { likeCount } from '#contract/entities/post.ts';
import { newSnapshot, snapshot, snapshotVisibility } from '#contract/entities/snapshot.ts';
import { z } from '#contract/zod.ts';

const params = z.object({ id: pathId });
const picture = { body: newSnapshot, bodySize: 'picture', status: 201, answer: snapshot } as const;

export const snapshots = {
  listOwnSnapshots: endpoint(addresses.listOwnSnapshots, {
    summary: "The caller's own snapshots",
    access: 'member',
    answer: z.array(snapshot),
  }),
  listPublicSnapshots: endpoint(addresses.listPublicSnapshots, {
    summary: 'The snapshots that everyone may see',
    access: 'member',
    answer: z.array(snapshot),
  }),
  shareSnapshotDirectly: endpoint(addresses.shareSnapshotDirectly, {
    summary: 'Share a snapshot from the Cymatic Gong',
    access: 'member',
    limits: ['post'],
    ...picture,
  }),
  shareSnapshotAsGuest: endpoint(addresses.shareSnapshotAsGuest, {
    summary: 'Share a snapshot as a guest',
    access: 'unsuspended',
    limits: ['guestPost', 'guestPostSite'],
    ...picture,
  }),
  shareSnapshot: endpoint(addresses.shareSnapshot, {
    summary: 'Share a snapshot from the simple page',
    access: 'member',
    limits: ['post'],
    ...picture,
  }),
  likeSnapshot: endpoint(addresses.likeSnapshot, {
    summary: 'Like a snapshot, once',
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  unlikeSnapshot: endpoint(addresses.unlikeSnapshot, {
    summary: "Take one's own like of a snapshot back",
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  setSnapshotVisibility: endpoint(addresses.setSnapshotVisibility, {
    summary: "Show one's own snapshot to everyone, or to oneself alone",
    access: 'member',
    limits: ['post'],
    params,
    body: snapshotVisibility,
    answer: snapshot,
  }),
  forceDeleteSnapshot: endpoint(addresses.forceDeleteSnapshot, {
    summary: 'Delete a snapshot: its author, a moderator or an administrator',
    access: 'member',
    params,
    answer: null,
  }),
};
