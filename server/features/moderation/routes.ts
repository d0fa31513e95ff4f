import type { administration } from '#contract/endpoints/administration.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { listAudit } from './audit.ts';
import { hide, restore } from './content.ts';
import { readContext } from './context.ts';
import { listHidden } from './hidden.ts';
import { searchMembers, setSuspended } from './members.ts';
import { remove } from './remove.ts';
import { listReports, report } from './reports.ts';

export function moderationHandlers(database: Database) {
  return {
    report: async (call) => {
      await report(database, signedIn(call), call.body);
      return undefined;
    },

    listReports: () => listReports(database),

    listHidden: async (call) => {
      const { hidden, next } = await listHidden(database, call.query);
      call.nextPage(next);
      return hidden;
    },

    lookAtContent: (call) => readContext(database, call.params.kind, call.params.id),

    hideContent: async (call) => {
      await hide(database, signedIn(call), call.params.kind, call.params.id, call.body.reason);
      return undefined;
    },

    restoreContent: async (call) => {
      await restore(database, signedIn(call), call.params.kind, call.params.id, call.body.reason ?? null);
      return undefined;
    },

    deleteContent: async (call) => {
      await remove(database, signedIn(call), call.params.kind, call.params.id, call.body.reason);
      return undefined;
    },

    listMembers: async (call) => {
      const { members, next } = await searchMembers(database, signedIn(call), call.query);
      call.nextPage(next);
      return members;
    },

    suspendMember: (call) => setSuspended(database, signedIn(call), call.params.id, call.body),

    unsuspendMember: (call) =>
      setSuspended(database, signedIn(call), call.params.id, null, call.body.reason ?? null),

    listAudit: async (call) => {
      const { lines, next } = await listAudit(database, call.query);
      call.nextPage(next);
      return lines;
    },
  } satisfies Partial<Handlers<typeof administration>>;
}
