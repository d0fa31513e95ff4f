import type { snapshots } from '#contract/endpoints/snapshots.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import type { SignedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { countLikes, likeSnapshot, unlikeSnapshot } from './repository.ts';
import { find, listOwn, listPublic, remove, setVisibility, shareAsGuest, shareAsMember } from './service.ts';

export function snapshotHandlers(database: Database) {
  return {
    listOwnSnapshots: ({ caller }) => listOwn(database, member(caller)),

    listPublicSnapshots: ({ caller }) => listPublic(database, member(caller)),

    shareSnapshotDirectly: ({ body, caller }) => shareAsMember(database, body, member(caller)),

    shareSnapshot: ({ body, caller }) => shareAsMember(database, body, member(caller)),

    shareSnapshotAsGuest: ({ body }) => shareAsGuest(database, body),

    likeSnapshot: async ({ params, caller }) => {
      const { user } = member(caller);
      await find(database, params.id, member(caller));
      await likeSnapshot(database, params.id, user.id);
      return { likes: await countLikes(database, params.id) };
    },

    unlikeSnapshot: async ({ params, caller }) => {
      const { user } = member(caller);
      await find(database, params.id, member(caller));
      await unlikeSnapshot(database, params.id, user.id);
      return { likes: await countLikes(database, params.id) };
    },

    setSnapshotVisibility: ({ params, body, caller }) =>
      setVisibility(database, params.id, body.isPublic, member(caller)),

    forceDeleteSnapshot: async ({ params, caller }) => {
      await remove(database, params.id, member(caller));
      return undefined;
    },
  } satisfies Handlers<typeof snapshots>;
}

/** The access rule has let members in only; this says so to the compiler. */
function member(caller: SignedIn | null): SignedIn {
  if (!caller) throw new Refusal('unauthorized');
  return caller;
}
