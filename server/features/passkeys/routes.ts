import type { passkeys } from '#contract/endpoints/passkeys.ts';
import type { Passkey } from '#contract/entities/passkey.ts';
import type { Database } from '../../db/connection.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { toUser } from '../accounts/to-user.ts';
import { toRelyingParty } from './relying-party.ts';
import { listPasskeys, type PasskeyRow, renamePasskey } from './repository.ts';
import { add, logIn, prepareAdding, prepareLogin, remove } from './service.ts';

/** `site`: the site's own address, never one that a request names. */
export function passkeyHandlers(database: Database, site: () => string) {
  const party = () => toRelyingParty(site());
  return {
    listPasskeys: async (call) => (await listPasskeys(database, signedIn(call).id)).map(toPasskey),

    preparePasskey: (call) =>
      prepareAdding(database, signedIn(call), { password: call.body.currentPassword, party: party() }),

    addPasskey: async (call) => {
      const member = signedIn(call);
      const row = await add(database, member, { ...call.body, party: party() });
      call.note('passkey added', { memberId: member.id });
      return toPasskey(row);
    },

    renamePasskey: async (call) => {
      const wanted = { userId: signedIn(call).id, id: call.params.id, name: call.body.name };
      const row = await renamePasskey(database, wanted);
      if (!row) throw new Refusal('not_found');
      return toPasskey(row);
    },

    removePasskey: async (call) => {
      const member = signedIn(call);
      await remove(database, member, call.params.id);
      call.note('passkey removed', { memberId: member.id });
      return undefined;
    },

    preparePasskeyLogin: () => prepareLogin(database, party()),

    loginByPasskey: async ({ body, address, startSession, note }) => {
      const signIn = async () => {
        const { member, passwordHash } = await logIn(database, { ...body, party: party(), address });
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
  } satisfies Handlers<typeof passkeys>;
}

function toPasskey({ id, name, created_at, used_at }: PasskeyRow): Passkey {
  return {
    id,
    name,
    addedAt: new Date(created_at).toISOString(),
    usedAt: used_at === null ? null : new Date(used_at).toISOString(),
  };
}
