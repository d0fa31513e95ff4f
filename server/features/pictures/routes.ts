import type { pictures } from '#contract/endpoints/pictures.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { openPicture } from './service.ts';

export function pictureHandlers(database: Database) {
  return {
    getPicture: ({ params, caller }) => openPicture(database, params.hash, caller),
  } satisfies Handlers<typeof pictures>;
}
