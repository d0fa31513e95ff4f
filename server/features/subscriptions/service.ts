import type { RegistrationData } from '#contract/entities/account.ts';
import type { PlanType } from '#contract/entities/plan.ts';
import { pages } from '#contract/rules/pages.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { holdAccount } from '../../db/hold-account.ts';
import { readClock } from '../../db/read-clock.ts';
import type { SubscriptionRow } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member.ts';
import { findMember, isTaken } from '../../members/member-reader.ts';
import { hashPassword } from '../accounts/password.ts';
import { refuseReservedName } from '../accounts/service.ts';
import { endAtProvider } from './end-at-provider.ts';
import { followProvider, type Subscriptions } from './follow-provider.ts';
import { findOwnRegistration, giveUpRegistration, holdRegistration } from './registrations.ts';
import {
  changeSubscription,
  findSubscription,
  insertSubscription,
  listSubscriptionsOf,
  nameCustomer,
} from './repository.ts';

export interface SubscriptionParts extends Subscriptions {
  /** The site's own address, never one that a request names. */
  site: () => string;
}

/**
 * How long a payment that was begun is found again. Providers forget what they answered to a reference after a day, and
 * close a checkout page after an hour; what is older is opened anew.
 */
const REUSED_FOR_MS = { embedded: 22 * 60 * 60_000, checkout: 50 * 60_000 } as const;

const isOpen = ({ status }: SubscriptionRow) => status === 'opening' || status === 'incomplete';
const isRunning = ({ status }: SubscriptionRow) => status === 'active' || status === 'past_due';

/** A secret for the form on our own page. Asked twice, also at the same moment, it is the same payment. */
export async function openEmbedded(
  parts: SubscriptionParts,
  member: Member,
  plan: PlanType,
): Promise<string> {
  const row = await openFor(parts, member, plan, 'embedded');
  const returnUrl = `${parts.site()}${pages.subscriptionSuccess.path}`;
  const { reference, created_at: openedAt } = row;
  const wanted = { reference, plan, returnUrl, openedAt };
  const { customerId, clientSecret } = await parts.payments.openEmbedded(wanted);
  await nameOpened(parts, row, customerId);
  return clientSecret;
}

/** Where a member who upgrades, or somebody who is to become one, pays on the provider's page. */
export async function openCheckout(
  parts: SubscriptionParts,
  member: Member | null,
  data: RegistrationData,
  plan: PlanType,
): Promise<string> {
  const row = member
    ? await openFor(parts, member, plan, 'checkout')
    : await openRegistration(parts, data, plan);
  const { reference, created_at: openedAt } = row;
  const site = parts.site();
  const { customerId, url } = await parts.payments.openCheckout({
    reference,
    plan,
    openedAt,
    returnUrl: `${site}${pages.subscriptionSuccess.path}?checkout=${reference}`,
    cancelUrl: `${site}${member ? pages.plans.path : pages.planChooser.path}`,
  });
  await nameOpened(parts, row, customerId);
  return url;
}

/** One payment is open at a time; asked for another, the first can no longer be paid. */
function openFor(
  { database }: SubscriptionParts,
  member: Member,
  plan: PlanType,
  form: SubscriptionRow['form'],
): Promise<SubscriptionRow> {
  return database.transaction(async (transaction) => {
    await holdAccount(transaction, member.id);
    const present = await findMember(transaction, member.id);
    if (!present) throw new Refusal('unauthorized');
    const rows = await listSubscriptionsOf(transaction, member.id);
    if (present.isPremium || rows.some(({ status }) => status === 'active'))
      throw new Refusal('already_subscribed');
    const oldest = (await readClock(transaction)) - REUSED_FOR_MS[form];
    const open = rows.find(isOpen);
    if (open?.plan === plan && open.form === form && open.created_at > oldest) return open;
    for (const old of rows.filter((one) => isOpen(one) || isRunning(one))) {
      if (!(await changeSubscription(transaction, old, { status: 'ended' }))) throw new Refusal('conflict');
      await endAtProvider(transaction, old, { giveBack: true });
    }
    return insertSubscription(transaction, { userId: member.id, plan, form });
  });
}

const ATTEMPTS = 5;

/** A registration that waits for its payment. The same one is found again by its password. */
async function openRegistration(
  { database }: SubscriptionParts,
  data: RegistrationData,
  plan: PlanType,
): Promise<SubscriptionRow> {
  const { username, email, password } = data;
  refuseReservedName(username);
  let passwordHash: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const own = await findOwnRegistration(database, data);
    const oldest = (await readClock(database)) - REUSED_FOR_MS.checkout;
    const isUsable = own?.provider === database.provider && own.plan === plan && isOpen(own);
    if (isUsable && own.created_at > oldest) return own;
    if (own) await giveUpRegistration(database, own);
    if (await isTaken(database, { username, email })) throw new Refusal('taken');
    passwordHash ??= await hashPassword(password);
    const held = { username, email, passwordHash };
    const row = await database
      .transaction(async (transaction) => {
        const opened = await insertSubscription(transaction, { userId: null, plan, form: 'checkout' });
        await holdRegistration(transaction, opened.id, held);
        return opened;
      })
      .catch((error: unknown) => {
        if (classifyFault(error) !== 'unique') throw error;
        // Somebody was first: perhaps the same person in another tab.
      });
    if (row) return row;
  }
  throw new Refusal('taken');
}

async function nameOpened(
  { database, payments }: SubscriptionParts,
  row: SubscriptionRow,
  customerId: string,
): Promise<void> {
  await nameCustomer(database, row.id, customerId);
  const present = await findSubscription(database, 'customer_id', customerId);
  if (present && isOpen(present)) return;
  if (present && isRunning(present)) throw new Refusal('already_subscribed');
  // Another plan was asked for meanwhile, or the account is gone: nobody may pay for this one.
  await payments.end(customerId, { giveBack: true });
  throw new Refusal('conflict');
}

/** Not renewed any more, or renewed again. What the provider made of it is written down at once. */
export async function setCancelled(
  parts: SubscriptionParts,
  member: Member,
  isCancelled: boolean,
): Promise<void> {
  const rows = (await listSubscriptionsOf(parts.database, member.id)).filter(isRunning);
  if (rows.length === 0) throw new Refusal('not_found', { message: 'You have no subscription that runs.' });
  for (const { customer_id: customerId } of rows) {
    if (customerId === null) continue;
    await parts.payments.setCancelled(customerId, isCancelled);
    await followProvider(parts, customerId);
  }
}

export async function openPortal(parts: SubscriptionParts, member: Member): Promise<string> {
  const rows = await listSubscriptionsOf(parts.database, member.id);
  const customerId = (rows.find(isRunning) ?? rows.find(({ status }) => status === 'ended'))?.customer_id;
  if (!customerId) throw new Refusal('not_found', { message: 'You have no subscription yet.' });
  return parts.payments.openPortal(customerId, `${parts.site()}${pages.settings.path}`);
}

/** The one that counts: what runs, else what is open, else what was last. */
export async function readSubscription({ database, payments }: SubscriptionParts, member: Member) {
  const rows = await listSubscriptionsOf(database, member.id);
  const row = rows.find(isRunning) ?? rows.find(isOpen) ?? rows[0];
  const present = await findMember(database, member.id);
  return {
    state: row ? (row.status === 'opening' ? ('incomplete' as const) : row.status) : ('none' as const),
    planType: row?.plan ?? null,
    periodEndsAt: row?.period_ends_at ? new Date(row.period_ends_at).toISOString() : null,
    isCancelled: row?.is_cancelled === 1,
    isPremium: present?.isPremium ?? false,
    payment: payments.form,
  };
}

/** For the page after a payment, which grants nothing and tells no names. */
export async function readCheckout({ database }: SubscriptionParts, reference: string) {
  const row = await findSubscription(database, 'reference', reference);
  if (!row) throw new Refusal('not_found');
  const state = isOpen(row)
    ? 'open'
    : row.period_ends_at !== null && row.user_id !== null
      ? 'paid'
      : 'closed';
  return { state, isRenamed: row.is_renamed === 1 } as const;
}
