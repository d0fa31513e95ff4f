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
      const user = await register(database, body, address);
      await startSession(user.id);
      note('registered', { memberId: user.id });
      return toUser(user);
    },

    login: async ({ body, address, startSession, note }) => {
      const user = await login(database, limiter, body, address).catch((error: unknown) => {
        if (error instanceof Refusal) note('sign-in failed', { code: error.code });
        throw error;
      });
      await startSession(user.id);
      note('signed in', { memberId: user.id });
      return toUser(user);
    },

    logout: async ({ caller, endSession, setHeader, note }) => {
      await endSession();
      setHeader('Clear-Site-Data', FORGET_PAGES);
      if (caller) note('signed out', { memberId: caller.id });
      return undefined;
    },
  } satisfies Handlers<typeof accounts>;
}
