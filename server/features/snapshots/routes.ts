import type { snapshots } from '#contract/endpoints/snapshots.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import {
  listOwn,
  listPublic,
  remove,
  setLiked,
  setVisibility,
  shareAsGuest,
  shareAsMember,
} from './service.ts';

export function snapshotHandlers(database: Database) {
  return {
    listOwnSnapshots: (call) => listOwn(database, signedIn(call)),

    listPublicSnapshots: (call) => listPublic(database, signedIn(call)),

    shareSnapshotDirectly: (call) => shareAsMember(database, call.body, signedIn(call)),

    shareSnapshot: (call) => shareAsMember(database, call.body, signedIn(call)),

    shareSnapshotAsGuest: ({ body, address }) => shareAsGuest(database, body, address),

    likeSnapshot: async (call) => ({
      likes: await setLiked(database, call.params.id, true, signedIn(call)),
    }),

    unlikeSnapshot: async (call) => ({
      likes: await setLiked(database, call.params.id, false, signedIn(call)),
    }),

    setSnapshotVisibility: (call) =>
      setVisibility(database, call.params.id, call.body.isPublic, signedIn(call)),

    forceDeleteSnapshot: async (call) => {
      await remove(database, call.params.id, signedIn(call));
      return undefined;
    },
  } satisfies Handlers<typeof snapshots>;
}
