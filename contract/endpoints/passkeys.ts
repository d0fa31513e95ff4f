import { addresses } from '#contract/endpoints/addresses.ts';
import { endpoint } from '#contract/endpoints/endpoint.ts';
import { currentPassword } from '#contract/entities/account.ts';
import { pathId } from '#contract/entities/id.ts';
import {
  newPasskey,
  passkey,
  passkeyCreation,
  passkeyName,
  passkeyRequest,
  usedPasskey,
} from '#contract/entities/passkey.ts';
import { user } from '#contract/entities/user.ts';
import { z } from '#contract/zod.ts';

/** A second way in beside the password. */
export const passkeys = {
  listPasskeys: endpoint(addresses.listPasskeys, {
    summary: "The caller's passkeys",
    access: 'member',
    answer: z.array(passkey),
  }),
  preparePasskey: endpoint(addresses.preparePasskey, {
    summary: 'What a browser needs to make a passkey; asks for the password again',
    access: 'member',
    limits: ['changeAccount'],
    body: z.object({ currentPassword }),
    answer: passkeyCreation,
  }),
  addPasskey: endpoint(addresses.addPasskey, {
    summary: 'Keep the passkey that the browser made',
    access: 'member',
    limits: ['changeAccount'],
    body: z.object({ name: passkeyName, credential: newPasskey }),
    status: 201,
    answer: passkey,
  }),
  renamePasskey: endpoint(addresses.renamePasskey, {
    summary: "Give one of the caller's passkeys another name",
    access: 'member',
    limits: ['changeAccount'],
    params: z.object({ id: pathId }),
    body: z.object({ name: passkeyName }),
    answer: passkey,
  }),
  removePasskey: endpoint(addresses.removePasskey, {
    summary: "Remove one of the caller's passkeys",
    access: 'member',
    limits: ['changeAccount'],
    params: z.object({ id: pathId }),
    answer: null,
  }),
  preparePasskeyLogin: endpoint(addresses.preparePasskeyLogin, {
    summary: 'What a browser needs to use a passkey, the same for everyone',
    access: 'anyone',
    limits: ['passkeyLogin'],
    answer: passkeyRequest,
  }),
  loginByPasskey: endpoint(addresses.loginByPasskey, {
    summary: 'Log in with a passkey',
    access: 'anyone',
    limits: ['passkeyLogin'],
    body: z.object({ credential: usedPasskey }),
    answer: user,
  }),
};
