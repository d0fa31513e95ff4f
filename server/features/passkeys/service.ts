import { randomUUID } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { passkeys } from '#contract/endpoints/passkeys.ts';
import { productName } from '#contract/product.ts';
import { account } from '#contract/rules/limits.ts';
import type { Database } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { findMember, readPasswordHash } from '../../members/member-reader.ts';
import { putMail } from '../../outbox/mail.ts';
import { prove } from '../accounts/own-account.ts';
import { rememberAddress } from '../accounts/repository.ts';
import { CHALLENGE_LIVES_MS, makeChallenge, spendChallenge } from './challenges.ts';
import { mails } from './mails.ts';
import type { RelyingParty } from './relying-party.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  noteUse,
  type PasskeyRow,
} from './repository.ts';

/** The account as a passkey knows it: its number, and nothing about the person. */
const handleOf = (userId: number) => new TextEncoder().encode(String(userId));

/** What a browser needs to make a passkey for somebody who has just proved to be the owner. */
export async function prepareAdding(
  database: Database,
  member: Member,
  { password, party }: { password: string; party: RelyingParty },
) {
  const passwordHash = await prove(database, member, password);
  const known = await listPasskeys(database, member.id);
  if (known.length >= account.passkeysMax) throw new Refusal('passkey_limit');
  return generateRegistrationOptions({
    rpName: productName,
    rpID: party.id,
    userID: handleOf(member.id),
    userName: member.username,
    challenge: await makeChallenge(database, { userId: member.id, passwordHash }),
    timeout: CHALLENGE_LIVES_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

type Adding = BodyOf<typeof passkeys.addPasskey>;

export async function add(
  database: Database,
  member: Member,
  { name, credential, party }: Adding & { party: RelyingParty },
): Promise<PasskeyRow> {
  const passwordHash = (await readPasswordHash(database, member.id)) ?? '';
  const adder = { userId: member.id, passwordHash };
  const made = await verifyMade(database, adder, credential, party);
  return database
    .transaction(async (transaction) => {
      await holdAccount(transaction, member.id);
      // What was begun with an old password is not finished with a new one, nor while it is being changed.
      if ((await readPasswordHash(transaction, member.id)) !== passwordHash)
        throw new Refusal('passkey_not_added');
      if ((await listPasskeys(transaction, member.id)).length >= account.passkeysMax)
        throw new Refusal('passkey_limit');
      const row = await insertPasskey(transaction, {
        user_id: member.id,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        name,
      });
      await tell(transaction, member, mails.added(member.username, name));
      return row;
    })
    .catch((error: unknown) => {
      throw classifyFault(error) === 'unique' ? new Refusal('passkey_not_added') : error;
    });
}

async function verifyMade(
  database: Database,
  adder: Parameters<typeof spendChallenge>[1],
  credential: Adding['credential'],
  party: RelyingParty,
) {
  if (!isPlain(credential.response.attestationObject)) throw new Refusal('passkey_not_added');
  const { verified, registrationInfo } = await judged(
    (expectedChallenge) =>
      verifyRegistrationResponse({
        response: credential,
        expectedChallenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }),
    (challenge) => spendChallenge(database, adder, challenge),
    'passkey_not_added',
  );
  if (!verified) throw new Refusal('passkey_not_added');
  return registrationInfo.credential;
}

/**
 * We ask for no certificate. One that comes all the same would be followed to where it says it can be checked, which is
 * an address that a stranger chose: it is refused unread.
 */
function isPlain(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const format = decoded.get('fmt');
    return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}

/** The same for everyone: which passkeys there are is for the browser to know. */
export async function prepareLogin(database: Database, party: RelyingParty) {
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: await makeChallenge(database, null),
    timeout: CHALLENGE_LIVES_MS,
    userVerification: 'required',
  });
}

type Used = BodyOf<typeof passkeys.loginByPasskey>['credential'];

/** Who it is, and by which password the account stands: when that is replaced before the session begins, none does. */
export async function logIn(
  database: Database,
  { credential, party, address }: { credential: Used; party: RelyingParty; address: string },
): Promise<{ member: Member; passwordHash: string }> {
  const refused = () => new Refusal('passkey_refused');
  const passkey = await findPasskey(database, credential.id);
  const { userHandle } = credential.response;
  const isOwners =
    !userHandle || Buffer.from(userHandle, 'base64url').toString() === String(passkey?.user_id);
  if (!passkey || !isOwners) throw refused();
  const { verified, authenticationInfo } = await judged(
    (expectedChallenge) =>
      verifyAuthenticationResponse({
        response: credential,
        expectedChallenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }),
    (challenge) => spendChallenge(database, null, challenge),
    'passkey_refused',
  );
  if (!verified || !(await noteUse(database, passkey, authenticationInfo.newCounter))) throw refused();
  const member = await findMember(database, passkey.user_id);
  const passwordHash = await readPasswordHash(database, passkey.user_id);
  if (!member || passwordHash === undefined) throw refused();
  await rememberAddress(database, member.id, address);
  return { member, passwordHash };
}

/**
 * The library throws for whatever does not fit; what the database throws on the way is not the caller's fault and must
 * not look like it.
 */
async function judged<Verdict>(
  judge: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Verdict>,
  spend: (challenge: string) => Promise<boolean>,
  code: 'passkey_refused' | 'passkey_not_added',
): Promise<Verdict> {
  let fault: unknown;
  const expectedChallenge = (challenge: string) =>
    spend(challenge).catch((error: unknown) => {
      fault = error;
      return false;
    });
  try {
    return await judge(expectedChallenge);
  } catch {
    throw fault ?? new Refusal(code);
  }
}

export async function remove(database: Database, member: Member, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const removed = await deletePasskey(transaction, member.id, id);
    if (!removed) throw new Refusal('not_found');
    await tell(transaction, member, mails.removed(member.username, removed.name));
  });
}

async function tell(
  transaction: Parameters<typeof putMail>[0],
  member: Member,
  words: ReturnType<typeof mails.added>,
): Promise<void> {
  await putMail(transaction, { key: `mail-${randomUUID()}`, to: member.email, ...words }, member.id);
}
