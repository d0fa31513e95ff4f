import type { communityPrograms } from '#contract/endpoints/community.ts';
import type { programs } from '#contract/endpoints/programs.ts';
import { helpFor } from '#mood/help-for.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { createComment, deleteComment, listComments } from './comments.ts';
import { listPublic, toCommunityPrograms } from './community.ts';
import { listRatings, rateProgram } from './ratings.ts';
import { findProgramsOf } from './repository.ts';
import { changeProgram, deleteProgram, openProgram, saveProgram, useProgram } from './service.ts';
import { toProgram } from './to-program.ts';

export function programHandlers(database: Database) {
  return {
    listPrograms: async (call) => {
      const caller = signedIn(call);
      const rows = await findProgramsOf(database, caller.id);
      return rows.map((row) => toProgram(row, caller));
    },

    saveProgram: async (call) => {
      const caller = signedIn(call);
      return toProgram(await saveProgram(database, caller, call.body), caller);
    },

    changeProgram: async (call) => {
      const caller = signedIn(call);
      return toProgram(await changeProgram(database, caller, call.params.id, call.body), caller);
    },

    deleteProgram: async (call) => {
      await deleteProgram(database, signedIn(call), call.params.id);
      return undefined;
    },

    useProgram: async (call) => ({ useCount: await useProgram(database, signedIn(call), call.params.id) }),

    getCommunityProgram: async (call) => {
      const caller = signedIn(call);
      const row = await openProgram(database, caller, call.params.id);
      const [program] = await toCommunityPrograms(database, [row], caller);
      if (!program) throw new Refusal('not_found');
      return program;
    },

    listCommunityPrograms: async (call) => {
      const { programs, next } = await listPublic(database, signedIn(call), call.query);
      call.nextPage(next);
      return programs;
    },

    listRatings: async (call) => {
      await openProgram(database, signedIn(call), call.params.id);
      return listRatings(database, call.params.id);
    },

    rateProgram: (call) => rateProgram(database, signedIn(call), call.params.id, call.body.rating),

    listComments: async (call) => {
      const { cursor } = call.query;
      const { comments, next } = await listComments(database, signedIn(call), call.params.id, cursor);
      call.nextPage(next);
      return comments;
    },

    createComment: async (call) => ({
      ...(await createComment(database, signedIn(call), call.params.id, call.body.comment)),
      ...helpFor(call.body.comment),
    }),

    deleteComment: async (call) => {
      await deleteComment(database, signedIn(call), call.params.id);
      return undefined;
    },

    useCommunityProgram: async (call) => ({
      useCount: await useProgram(database, signedIn(call), call.params.id),
    }),
  } satisfies Handlers<typeof programs & typeof communityPrograms>;
}
