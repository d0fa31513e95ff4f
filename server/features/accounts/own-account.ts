import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { Refusal } from '../../http/refusal.ts';
import { endAllSessions } from '../../http/session-store.ts';
import type { Member } from '../../members/member.ts';
import { findMember, isLastAdministrator, isTaken, readPasswordHash } from '../../members/member-reader.ts';
import { putMail } from '../../outbox/mail.ts';
import { forgetPicturesOf } from '../pictures/repository.ts';
import { withdrawRatings } from '../programs/ratings.ts';
import { endSubscriptionsOf } from '../subscriptions/end-at-provider.ts';
import { forgetLinksOf, makeLink, readLink, spendLink } from './mail-links.ts';
import { mails } from './mails.ts';
import { hashPassword, isPassword } from './password.ts';
import { deleteUser, replacePasswordHash, setEmail } from './repository.ts';

/** The hash that the password was found right against, to be compared again when the change is made. */
export async function prove(database: Database, member: Member, password: string): Promise<string> {
  const stored = await readPasswordHash(database, member.id);
  if (stored === undefined || !(await isPassword(password, stored))) throw new Refusal('wrong_password');
  return stored;
}

/** Keeps the account to this transaction, unless its password is another by now. */
async function holdProved(transaction: Transaction, member: Member, proof: string): Promise<void> {
  await holdAccount(transaction, member.id);
  if ((await readPasswordHash(transaction, member.id)) !== proof) throw new Refusal('wrong_password');
}

async function tell(
  transaction: Transaction,
  to: string,
  words: ReturnType<(typeof mails)['passwordChanged']>,
  userId?: number,
): Promise<void> {
  await putMail(transaction, { key: `mail-${randomUUID()}`, to, ...words }, userId);
}

/** All sessions end, and links that were sent before; the caller begins a new one with what this answers. */
export async function changePassword(
  database: Database,
  member: Member,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<string> {
  const proof = await prove(database, member, currentPassword);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await holdProved(transaction, member, proof);
    await replacePasswordHash(transaction, member.id, { from: proof, to: passwordHash });
    await forgetLinksOf(transaction, member.id);
    await endAllSessions(transaction, member.id);
    await tell(transaction, member.email, mails.passwordChanged(member.username), member.id);
  });
  return passwordHash;
}

/** The new address gets a link, the old one is told; nothing is changed until the link is opened. */
export async function askForEmail(
  database: Database,
  member: Member,
  { currentPassword, email }: { currentPassword: string; email: string },
  site: string,
): Promise<void> {
  const proof = await prove(database, member, currentPassword);
  if (await isTaken(database, { email })) throw new Refusal('taken');
  await database.transaction(async (transaction) => {
    await holdProved(transaction, member, proof);
    const token = await makeLink(transaction, { userId: member.id, purpose: 'email', email });
    await tell(transaction, email, mails.confirmEmail(site, member.username, token), member.id);
    await tell(transaction, member.email, mails.emailAsked(member.username), member.id);
  });
}

/** Whoever opens the link has the mailbox; that is what was to be shown. */
export async function confirmEmail(database: Database, token: string): Promise<{ email: string }> {
  const link = await readLink(database, 'email', token);
  const email = link?.email;
  if (!link || !email) throw new Refusal('token_invalid');
  await database
    .transaction(async (transaction) => {
      await holdAccount(transaction, link.userId);
      const member = await findMember(transaction, link.userId);
      if (!member || !(await spendLink(transaction, 'email', token))) throw new Refusal('token_invalid');
      await setEmail(transaction, member.id, email);
      // A link to a new password may lie in the old mailbox, which is perhaps why the address is changed.
      await forgetLinksOf(transaction, member.id);
      await tell(transaction, member.email, mails.emailChanged(member.username), member.id);
    })
    .catch((error: unknown) => {
      throw classifyFault(error) === 'unique' ? new Refusal('taken') : error;
    });
  return { email };
}

/** Everything goes with the account: sessions, links, posts, likes, programs, and the pictures that nobody else shows. */
export async function deleteAccount(database: Database, member: Member, password: string): Promise<void> {
  const proof = await prove(database, member, password);
  await database.transaction(async (transaction) => {
    if (member.isAdmin && (await isLastAdministrator(transaction, member.id)))
      throw new Refusal('last_administrator');
    await holdProved(transaction, member, proof);
    await withdrawRatings(transaction, member.id);
    await endSubscriptionsOf(transaction, member.id);
    await forgetPicturesOf(transaction, member.id, () => deleteUser(transaction, member.id));
    await tell(transaction, member.email, mails.accountDeleted(member.username));
  });
}
