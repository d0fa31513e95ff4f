import { writeAudit } from '../../db/audit-log.ts';
import type { Transaction } from '../../db/connection.ts';
import type { SubscriptionRow } from '../../db/schema.ts';
import { findMember } from '../../members/member-reader.ts';
import { putMail } from '../../outbox/mail.ts';
import { mails } from './mails.ts';

type Words = ReturnType<(typeof mails)['ended']>;

/** What changed, in a mail to its member and, where Premium begins or ends by it, in a line of the audit. */
export async function tellOfChange(
  transaction: Transaction,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  if (after.user_id === null) return;
  const [was, is] = [before.status === 'active', after.status === 'active'];
  if (was !== is) {
    const action = is ? 'premium begins by payment' : 'premium ends with payment';
    await writeAudit(transaction, null, action, { kind: 'user', id: after.user_id });
  }
  const toWords = wordsFor(before, after);
  if (!toWords) return;
  const member = await findMember(transaction, after.user_id);
  if (member) await send(transaction, after, member, toWords(member.username));
}

/** A payment that could open nothing: whoever made it is told, if we know whom to write to. */
export async function tellOfMoneyBack(transaction: Transaction, row: SubscriptionRow): Promise<void> {
  const member = row.user_id === null ? undefined : await findMember(transaction, row.user_id);
  const key = `mail-money-back-${row.id}`;
  if (member)
    await putMail(transaction, { key, to: member.email, ...mails.givenBack(member.username) }, member.id);
}

/** One mail for a change, the most telling. */
function wordsFor(before: SubscriptionRow, after: SubscriptionRow): ((name: string) => Words) | null {
  const { plan, period_ends_at: until } = after;
  if (after.status !== before.status) {
    if (after.status === 'active')
      return (name) =>
        before.status === 'past_due' ? mails.renewed(name, plan, until) : mails.begins(name, plan, until);
    if (after.status === 'past_due') return mails.renewalFailed;
    const hadBegun = before.status === 'active' || before.status === 'past_due';
    return after.status === 'ended' && hadBegun ? mails.ended : null;
  }
  if (after.status !== 'active') return null;
  if ((until ?? 0) > (before.period_ends_at ?? 0)) return (name) => mails.renewed(name, plan, until);
  if (after.is_cancelled === before.is_cancelled) return null;
  return (name) => (after.is_cancelled === 1 ? mails.cancelled(name, until) : mails.resumed(name, until));
}

async function send(
  transaction: Transaction,
  { id, version }: SubscriptionRow,
  member: { id: number; email: string },
  words: Words,
): Promise<void> {
  // Each version is left once, and so is its mail.
  const key = `mail-subscription-${id}-${version}`;
  await putMail(transaction, { key, to: member.email, ...words }, member.id);
}
