import { z } from 'zod';
import type { Transaction } from '../../db/connection.ts';
import type { SubscriptionRow } from '../../db/schema.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import { putInOutbox } from '../../outbox/repository.ts';
import type { Delivery } from '../../outbox/runner.ts';
import { listSubscriptionsOf } from './repository.ts';

const KIND = 'end-subscription';
const payload = z.object({ customerId: z.string(), giveBack: z.boolean() });

/** The provider is told to end it, also when we die now. */
export async function endAtProvider(
  transaction: Transaction,
  { customer_id: customerId }: Pick<SubscriptionRow, 'customer_id'>,
  { giveBack }: { giveBack: boolean },
): Promise<void> {
  if (customerId === null) return;
  const key = `${KIND}-${customerId}-${giveBack ? 'with' : 'without'}-money-back`;
  await putInOutbox(transaction, { kind: KIND, key, payload: { customerId, giveBack } });
}

/** Part of a deletion: what is open must not be payable afterwards, and what runs must not be renewed. */
export async function endSubscriptionsOf(transaction: Transaction, userId: number): Promise<void> {
  for (const row of await listSubscriptionsOf(transaction, userId)) {
    // What is paid in the same moment finds nobody any more, and goes back.
    const giveBack = row.status === 'opening' || row.status === 'incomplete';
    if (row.status !== 'ended') await endAtProvider(transaction, row, { giveBack });
  }
}

export function endDelivery(payments: Payments): Record<string, Delivery> {
  return {
    [KIND]: (entry) => {
      const { customerId, giveBack } = payload.parse(entry.payload);
      return payments.end(customerId, { giveBack });
    },
  };
}
