import type { accounts } from '#contract/endpoints/accounts.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import type { Limiter } from '../../http/limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMember } from '../../members/member-reader.ts';
import { listActivity } from './activity.ts';
import { block, listBlocked, unblock } from './blocks.ts';
import { editProfile } from './profile.ts';
import { checkRegistration, login, register } from './service.ts';
import { toProfileCard, toUser } from './to-user.ts';

/** Tells the browser to drop what it kept of the pages; never "storage", where favourites live. */
const FORGET_PAGES = '"cache"';

export function accountHandlers(database: Database, limiter: Limiter) {
  return {
    getUser: (call) => toUser(signedIn(call)),

    getSession: ({ caller }) => ({ user: caller ? toUser(caller) : null }),

    getProfileCard: async (call) => {
      const member = await findMember(database, call.params.id);
      if (!member) throw new Refusal('not_found');
      return toProfileCard(member, signedIn(call));
    },

    editProfile: async (call) => toUser(await editProfile(database, signedIn(call), call.body)),

    listActivity: async (call) => {
      const { items, next } = await listActivity(database, signedIn(call), call.query);
      call.nextPage(next);
      return items;
    },

    listBlocked: async (call) => {
      const caller = signedIn(call);
      return (await listBlocked(database, caller)).map((member) => toProfileCard(member, caller));
    },

    blockMember: async (call) => {
      await block(database, signedIn(call), call.params.id);
      return undefined;
    },

    unblockMember: async (call) => {
      await unblock(database, signedIn(call), call.params.id);
      return undefined;
    },

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
