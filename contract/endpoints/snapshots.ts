import { z } from 'zod';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { pathId } from '#contract/entities/id.ts';
import { likeCount } from '#contract/entities/post.ts';
import { newSnapshot, snapshot } from '#contract/entities/snapshot.ts';

const params = z.object({ id: pathId });
const picture = { body: newSnapshot, bodySize: 'picture', status: 201, answer: snapshot } as const;

export const snapshots = {
  listOwnSnapshots: endpoint({
    method: 'GET',
    path: '/api/snapshots/user',
    summary: "The caller's own snapshots",
    access: 'member',
    answer: z.array(snapshot),
  }),
  listPublicSnapshots: endpoint({
    method: 'GET',
    path: '/api/snapshots/public-snapshots',
    summary: 'The snapshots that everyone may see',
    access: 'member',
    answer: z.array(snapshot),
  }),
  shareSnapshotDirectly: endpoint({
    method: 'POST',
    path: '/api/snapshots/direct',
    summary: 'Share a snapshot from the Cymatic Gong',
    access: 'member',
    limits: ['post'],
    ...picture,
  }),
  shareSnapshotAsGuest: endpoint({
    method: 'POST',
    path: '/api/snapshots/guest',
    summary: 'Share a snapshot as a guest',
    access: 'unsuspended',
    limits: ['guestPost', 'guestPostSite'],
    ...picture,
  }),
  shareSnapshot: endpoint({
    method: 'POST',
    path: '/api/snapshots',
    summary: 'Share a snapshot from the simple page',
    access: 'member',
    limits: ['post'],
    ...picture,
  }),
  likeSnapshot: endpoint({
    method: 'POST',
    path: '/api/snapshots/{id}/like',
    summary: 'Like a snapshot, once',
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  unlikeSnapshot: endpoint({
    method: 'POST',
    path: '/api/snapshots/{id}/unlike',
    summary: "Take one's own like of a snapshot back",
    access: 'memberInGoodStanding',
    limits: ['react'],
    params,
    answer: likeCount,
  }),
  forceDeleteSnapshot: endpoint({
    method: 'DELETE',
    path: '/api/force-delete-snapshot/{id}',
    summary: 'Delete a snapshot: its author, a moderator or an administrator',
    access: 'member',
    params,
    answer: null,
  }),
};
