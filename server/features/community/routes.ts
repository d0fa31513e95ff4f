import type { community } from '#contract/endpoints/community.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { createGuestPost, createPost } from './service.ts';

export function communityHandlers(database: Database) {
  return {
    createPost: (call) => createPost(database, signedIn(call), call.body),

    createGuestPost: ({ body }) => createGuestPost(database, body),
  } satisfies Handlers<typeof community>;
}
