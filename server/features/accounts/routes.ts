import type { accounts } from '#contract/endpoints/accounts.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import type { Limiter } from '../../http/limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkRegistration, login, register } from './service.ts';
import { toUser } from './to-user.ts';

/** Tells the browser to drop what it kept of the pages; never "storage", where favourites live. */
const FORGET_PAGES = '"cache"';

export function accountHandlers(database: Database, limiter: Limiter) {
  return {
    getUser: (call) => toUser(signedIn(call)),

    getSession: ({ caller }) => ({ user: caller ? toUser(caller) : null }),

    checkRegistration: ({ body }) => checkRegistration(database, body),

    register: async ({ body, address, startSession, note }) => {
      const { member, passwordHash } = await register(database, body, address);
      await startSession(member.id, passwordHash);
      note('registered', { memberId: member.id });
      return toUser(member);
    },

    login: async ({ body, address, startSession, note }) => {
      const signIn = async () => {
        const { member, passwordHash } = await login(database, limiter, body, address);
        await startSession(member.id, passwordHash);
        return member;
      };
      const member = await signIn().catch((error: unknown) => {
        if (error instanceof Refusal) note('sign-in failed', { code: error.code });
        throw error;
      });
      note('signed in', { memberId: member.id });
      return toUser(member);
    },

    logout: async ({ caller, endSession, setHeader, note }) => {
      await endSession();
      setHeader('Clear-Site-Data', FORGET_PAGES);
      if (caller) note('signed out', { memberId: caller.id });
      return undefined;
    },
  } satisfies Handlers<typeof accounts>;
}
