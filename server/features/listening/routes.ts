import type { listening } from '#contract/endpoints/listening.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { deleteListening, deleteListeningOf, findListeningOf } from './repository.ts';
import { recordListening, summarizeListening } from './service.ts';
import { toSession } from './to-session.ts';

export function listeningHandlers(database: Database) {
  return {
    recordListening: async (call) => {
      const member = signedIn(call);
      return toSession(await recordListening(database, member, call.body), member);
    },

    listListening: async (call) => {
      const member = signedIn(call);
      const rows = await findListeningOf(database, member.id, call.query.before);
      return rows.map((row) => toSession(row, member));
    },

    getListeningSummary: (call) => summarizeListening(database, signedIn(call), call.query.offset ?? 0),

    forgetListening: async (call) => {
      if (!(await deleteListening(database, signedIn(call).id, call.params.id)))
        throw new Refusal('not_found');
      return undefined;
    },

    forgetAllListening: async (call) => {
      await deleteListeningOf(database, signedIn(call).id);
      return undefined;
    },
  } satisfies Handlers<typeof listening>;
}
