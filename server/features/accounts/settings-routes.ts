import type { settings } from '#contract/endpoints/settings.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { DownloadAnswer } from '../../http/download-answer.ts';
import type { Limiter } from '../../http/limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { endOneSession, listSessions } from '../../http/session-store.ts';
import { askForReset, resetPassword } from './forgotten-password.ts';
import { askForEmail, changePassword, confirmEmail, deleteAccount } from './own-account.ts';
import { writePersonalData } from './personal-data.ts';
import { toUser } from './to-user.ts';

interface SettingsParts {
  database: Database;
  limiter: Limiter;
  /** The site's own address, never one that a request names. */
  site: () => string;
}

export function settingsHandlers({ database, limiter, site }: SettingsParts) {
  return {
    forgotPassword: async ({ body, note }) => {
      await askForReset(database, limiter, body.email);
      note('asked for a new password');
      return undefined;
    },

    resetPassword: async ({ body, startSession, note }) => {
      const { member, passwordHash } = await resetPassword(database, body);
      await startSession(member.id, passwordHash);
      note('password reset', { memberId: member.id });
      return toUser(member);
    },

    changePassword: async (call) => {
      const member = signedIn(call);
      const passwordHash = await changePassword(database, member, call.body);
      await call.startSession(member.id, passwordHash);
      call.note('password changed', { memberId: member.id });
      return undefined;
    },

    changeEmail: async (call) => {
      const member = signedIn(call);
      await askForEmail(database, member, call.body, site());
      call.note('asked for another e-mail', { memberId: member.id });
      return undefined;
    },

    confirmEmail: async ({ body, note }) => {
      const confirmed = await confirmEmail(database, body.token);
      note('e-mail changed');
      return confirmed;
    },

    listSessions: async (call) => {
      const sessions = await listSessions(database, signedIn(call));
      return sessions.map(({ startedAt, lastSeenAt, ...session }) => ({
        ...session,
        startedAt: new Date(startedAt).toISOString(),
        lastSeenAt: new Date(lastSeenAt).toISOString(),
        isThis: session.id === call.sessionId,
      }));
    },

    endSession: async (call) => {
      const member = signedIn(call);
      if (!(await endOneSession(database, member.id, call.params.id))) throw new Refusal('not_found');
      call.note('session ended', { memberId: member.id });
      return undefined;
    },

    logoutElsewhere: async (call) => {
      const member = signedIn(call);
      await call.endOtherSessions(member.id);
      call.note('signed out elsewhere', { memberId: member.id });
      return undefined;
    },

    exportData: (call) => {
      const member = signedIn(call);
      call.note('data exported', { memberId: member.id });
      return new DownloadAnswer({
        fileName: 'cymara-data.json',
        type: 'application/json; charset=utf-8',
        pieces: writePersonalData(database, member),
      });
    },

    deleteAccount: async (call) => {
      const member = signedIn(call);
      await deleteAccount(database, member, call.body.currentPassword);
      await call.endSession();
      call.note('account deleted', { memberId: member.id });
      return undefined;
    },
  } satisfies Handlers<typeof settings>;
}
