import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { resetMails } from '#contract/rules/rate-limits.ts';
import type { Database } from '../../db/connection.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { toNameKey } from '../../db/name-key.ts';
import { countCalls } from '../../http/counters.ts';
import type { Limiter } from '../../http/limiter.ts';
import { Refusal } from '../../http/refusal.ts';
import { endAllSessions } from '../../http/session-store.ts';
import type { Member } from '../../members/member.ts';
import { findMember, findMemberByName, readPasswordHash } from '../../members/member-reader.ts';
import { putMail } from '../../outbox/mail.ts';
import { forgetEntry, putInOutbox } from '../../outbox/repository.ts';
import type { Delivery } from '../../outbox/runner.ts';
import { forgetLinksOf, makeLink, readLink, spendLink } from './mail-links.ts';
import { mails } from './mails.ts';
import { hashPassword } from './password.ts';
import { replacePasswordHash } from './repository.ts';

const KIND = 'password-reset';

/**
 * Notes that somebody asked, in the same way and time whether anyone has that address or not; who it is is looked up
 * when the outbox is emptied.
 */
export async function askForReset(database: Database, limiter: Limiter, email: string): Promise<void> {
  const limit = limiter.scaled(resetMails);
  // Not the address itself: it would outlive an account that is deleted.
  const address = createHash('sha256').update(toNameKey(email)).digest('hex');
  const { count } = await countCalls(database, `forgot:${address}`, limit);
  if (count > limit.calls) return;
  await database.transaction((transaction) =>
    putInOutbox(transaction, { kind: KIND, key: `${KIND}-${randomUUID()}`, payload: { email } }),
  );
}

const payload = z.object({ email: z.string() });

/** Turns a request into a mail, once: the request goes in the same transaction as the mail comes. */
export function resetDelivery(database: Database, site: () => string): Record<string, Delivery> {
  const deliver: Delivery = async (entry) => {
    const { email } = payload.parse(entry.payload);
    await database.transaction(async (transaction) => {
      const member = await findMemberByName(transaction, email);
      if (member) {
        await holdAccount(transaction, member.id);
        const token = await makeLink(transaction, { userId: member.id, purpose: 'password' });
        const words = mails.resetPassword(site(), member.username, token);
        await putMail(transaction, { key: `mail-${entry.key}`, to: member.email, ...words }, member.id);
      }
      await forgetEntry(transaction, entry.id);
    });
  };
  return { [KIND]: deliver };
}

/** Sets a new password. Every session, and every other link that was sent before, ends with the old one. */
export async function resetPassword(
  database: Database,
  { token, password }: { token: string; password: string },
): Promise<{ member: Member; passwordHash: string }> {
  const link = await readLink(database, 'password', token);
  const member = link && (await findMember(database, link.userId));
  if (!member) throw new Refusal('token_invalid');
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    await holdAccount(transaction, member.id);
    if (!(await spendLink(transaction, 'password', token))) throw new Refusal('token_invalid');
    const present = await readPasswordHash(transaction, member.id);
    await replacePasswordHash(transaction, member.id, { from: present ?? '', to: passwordHash });
    await forgetLinksOf(transaction, member.id);
    await endAllSessions(transaction, member.id);
    const mail = { key: `mail-${randomUUID()}`, to: member.email, ...mails.passwordChanged(member.username) };
    await putMail(transaction, mail, member.id);
  });
  return { member, passwordHash };
}
