import type { Database, Transaction } from '../../db/connection.ts';
import { classifyFault } from '../../db/database-fault.ts';
import { holdAccount } from '../../db/hold-account.ts';
import type { SubscriptionRow } from '../../db/schema.ts';
import type { PaymentEvent, Payments, ProviderSubscription } from '../../gateways/payments/payments.ts';
import { endAtProvider } from './end-at-provider.ts';
import { openAccount } from './registrations.ts';
import {
  type Changes,
  changeSubscription,
  findSubscription,
  isKnownEvent,
  rememberEvent,
} from './repository.ts';
import { tellOfChange, tellOfMoneyBack } from './tell.ts';

export interface Subscriptions {
  database: Database;
  payments: Payments;
}

const ATTEMPTS = 20;

/**
 * Brings a subscription to what the provider says of it now. An event only says where to look, so that neither its
 * order nor its number matters; it is written down together with what came of it, or not at all. When somebody else
 * wrote meanwhile the provider is asked again: what is applied is never older than what is there.
 */
export async function followProvider(
  { database, payments }: Subscriptions,
  customerId: string | null,
  event?: PaymentEvent,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (event && (await isKnownEvent(database, event.id))) return;
    // The link between a customer and a member was made by us; whom we do not know is none of ours.
    const found =
      customerId === null ? undefined : await findSubscription(database, 'customer_id', customerId);
    const row = found?.provider === database.provider ? found : undefined;
    const state = row && customerId !== null ? await payments.read(customerId) : null;
    const isDone = await database
      .transaction(async (transaction) => {
        if (row && state && !(await settle(transaction, row, state))) return false;
        if (event) await rememberEvent(transaction, event);
        return true;
      })
      .catch((error: unknown) => {
        // Somebody took the name, or opened a payment, in the same moment.
        if (classifyFault(error) === 'unique') return false;
        throw error;
      });
    if (isDone) return;
  }
  throw new Error('A subscription is changed faster than it can be read.');
}

/** Whether the state could be applied to the row as it was read. */
async function settle(
  transaction: Transaction,
  row: SubscriptionRow,
  state: ProviderSubscription,
): Promise<boolean> {
  // Not one of our prices: nothing that is paid for it counts.
  if (state.plan === null) return true;
  if (row.status === 'ended') {
    // Ended here, and paid there in the same moment: it ends there too, and the money goes back.
    if (state.status !== 'ended')
      await endAtProvider(transaction, row, { giveBack: state.status !== 'refunded' });
    if (state.status === 'active') await tellOfMoneyBack(transaction, row);
    return true;
  }
  if (state.status === 'active' && row.status !== 'active') return begin(transaction, row, state);
  if (!(await apply(transaction, row, toChanges(row, state)))) return false;
  if (state.status === 'refunded') await endAtProvider(transaction, row, { giveBack: false });
  return true;
}

/** The first payment, or the one that makes up for a failed renewal. */
async function begin(
  transaction: Transaction,
  row: SubscriptionRow,
  state: ProviderSubscription,
): Promise<boolean> {
  const changes = toChanges(row, state);
  if (row.user_id === null) return beginAccount(transaction, row, changes);
  // Whoever asks for another plan in this moment waits, and then finds that this one is paid.
  await holdAccount(transaction, row.user_id);
  return apply(transaction, row, changes);
}

/** The row first: whoever finds it changed meanwhile leaves the registration alone, and asks again. */
async function beginAccount(
  transaction: Transaction,
  row: SubscriptionRow,
  changes: Changes,
): Promise<boolean> {
  if (!(await changeSubscription(transaction, row, changes))) return false;
  const changed = { ...row, ...changes, version: row.version + 1 };
  const account = await openAccount(transaction, row);
  if (!account) return giveBack(transaction, changed);
  const owned = { user_id: account.userId, is_renamed: account.isRenamed ? 1 : 0 } as const;
  await changeSubscription(transaction, changed, owned);
  await tellOfChange(transaction, row, { ...changed, ...owned });
  return true;
}

async function giveBack(transaction: Transaction, row: SubscriptionRow): Promise<boolean> {
  if (!(await changeSubscription(transaction, row, { status: 'ended' }))) return false;
  await endAtProvider(transaction, row, { giveBack: true });
  return true;
}

/**
 * Counts the version up also when nothing differs: whoever asked the provider before us and writes after us must find
 * that we looked, or a cancellation that was taken back meanwhile would be written all the same.
 */
async function apply(transaction: Transaction, row: SubscriptionRow, changes: Changes): Promise<boolean> {
  if (!(await changeSubscription(transaction, row, changes))) return false;
  await tellOfChange(transaction, row, { ...row, ...changes });
  return true;
}

function toChanges(row: SubscriptionRow, state: ProviderSubscription): Changes {
  return {
    // The money is back: here it is over at once, whatever the provider still has.
    status: state.status === 'refunded' ? 'ended' : state.status,
    plan: state.plan ?? row.plan,
    period_ends_at: state.periodEndsAt,
    is_cancelled: state.isCancelled ? 1 : 0,
  };
}
