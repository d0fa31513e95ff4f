import { z } from 'zod';
import type { Database, Transaction } from '../../db/connection.ts';
import type { SubscriptionRow } from '../../db/schema.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import { putInOutbox } from '../../outbox/repository.ts';
import type { Delivery } from '../../outbox/runner.ts';
import { holdAllSubscriptionsOf } from './repository.ts';

const KIND = 'end-subscription';
const payload = z.object({
  customerId: z.string(),
  giveBack: z.boolean(),
  // Missing in what an earlier release put in.
  provider: z.enum(['test', 'stripe-test', 'stripe']).optional(),
});

/** The provider is told to end it, also when we die now. */
export async function endAtProvider(
  transaction: Transaction,
  { customer_id: customerId, provider }: Pick<SubscriptionRow, 'customer_id' | 'provider'>,
  { giveBack }: { giveBack: boolean },
): Promise<void> {
  if (customerId === null) return;
  const key = `${KIND}-${customerId}-${giveBack ? 'with' : 'without'}-money-back`;
  await putInOutbox(transaction, { kind: KIND, key, payload: { customerId, giveBack, provider } });
}

/** Part of a deletion: what is open must not be payable afterwards, and what runs must not be renewed. */
export async function endSubscriptionsOf(transaction: Transaction, userId: number): Promise<void> {
  for (const row of await holdAllSubscriptionsOf(transaction, userId)) {
    // What is paid in the same moment finds nobody any more, and goes back.
    const giveBack = row.status === 'opening' || row.status === 'incomplete';
    if (row.status !== 'ended') await endAtProvider(transaction, row, { giveBack });
  }
}

export function endDelivery(database: Database, payments: Payments): Record<string, Delivery> {
  return {
    [KIND]: async (entry) => {
      const { customerId, giveBack, provider = database.provider } = payload.parse(entry.payload);
      if (provider === database.provider) return payments.end(customerId, { giveBack });
      // Money that is real waits for the keys to come back, and then for a person; play money is let go.
      if (provider === 'stripe')
        throw new Error('A subscription waits to be ended at Stripe, whose keys are not set.');
    },
  };
}
