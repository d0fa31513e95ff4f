import type { community } from '#contract/endpoints/community.ts';
import type { snapshots } from '#contract/endpoints/snapshots.ts';
import type { Post } from '#contract/entities/post.ts';
import { helpFor } from '#mood/help-for.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { createGuestPost, createPost } from './create-post.ts';
import { countNewer, listLiked, listPosts, listPostsOf, type PostPage } from './feed.ts';
import { setLiked } from './likes.ts';
import { removePost } from './remove-post.ts';
import { listOwn, listPublic, setVisibility, shareAsGuest, shareAsMember } from './snapshots.ts';

/** Posts, snapshots, which are posts with a figure, and the likes of both. */
export function postHandlers(database: Database) {
  return {
    listPosts: async (call) => answerPage(call, await listPosts(database, signedIn(call), call.query)),

    listPostsOf: async (call) =>
      answerPage(call, await listPostsOf(database, signedIn(call), call.params.userId, call.query)),

    listOwnPosts: async (call) => {
      const caller = signedIn(call);
      return answerPage(call, await listPostsOf(database, caller, caller.id, call.query));
    },

    listLikedPosts: async (call) => answerPage(call, await listLiked(database, signedIn(call), call.query)),

    countNewerPosts: async (call) => ({
      count: await countNewer(database, signedIn(call), call.query.after),
    }),

    createPost: async (call) => ({
      ...(await createPost(database, signedIn(call), call.body)),
      ...helpFor(call.body.content),
    }),

    createGuestPost: async ({ body }) => ({
      ...(await createGuestPost(database, body)),
      ...helpFor(body.content),
    }),

    likePost: async (call) => ({
      likes: await setLiked(database, 'any', call.params.id, true, signedIn(call)),
    }),

    unlikePost: async (call) => ({
      likes: await setLiked(database, 'any', call.params.id, false, signedIn(call)),
    }),

    deletePost: async (call) => {
      await removePost(database, 'any', call.params.id, signedIn(call));
      return undefined;
    },

    forceDeletePost: async (call) => {
      await removePost(database, 'any', call.params.id, signedIn(call));
      return undefined;
    },

    listOwnSnapshots: (call) => listOwn(database, signedIn(call)),

    listPublicSnapshots: (call) => listPublic(database, signedIn(call)),

    shareSnapshotDirectly: (call) => shareAsMember(database, call.body, signedIn(call)),

    shareSnapshot: (call) => shareAsMember(database, call.body, signedIn(call)),

    shareSnapshotAsGuest: ({ body, address }) => shareAsGuest(database, body, address),

    likeSnapshot: async (call) => ({
      likes: await setLiked(database, 'snapshot', call.params.id, true, signedIn(call)),
    }),

    unlikeSnapshot: async (call) => ({
      likes: await setLiked(database, 'snapshot', call.params.id, false, signedIn(call)),
    }),

    setSnapshotVisibility: (call) =>
      setVisibility(database, call.params.id, call.body.isPublic, signedIn(call)),

    forceDeleteSnapshot: async (call) => {
      await removePost(database, 'snapshot', call.params.id, signedIn(call));
      return undefined;
    },
  } satisfies Handlers<typeof community & typeof snapshots>;
}

function answerPage(call: { nextPage(cursor: string | null): void }, { posts, next }: PostPage): Post[] {
  call.nextPage(next);
  return posts;
}
