import type { communityPrograms } from '#contract/endpoints/community.ts';
import type { programs } from '#contract/endpoints/programs.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
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
      const { row, creator } = await openProgram(database, caller, call.params.id);
      return { ...toProgram(row, caller), creator };
    },

    useCommunityProgram: async (call) => ({
      useCount: await useProgram(database, signedIn(call), call.params.id),
    }),
  } satisfies Handlers<typeof programs & typeof communityPrograms>;
}
