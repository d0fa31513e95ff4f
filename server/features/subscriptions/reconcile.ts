import { randomUUID } from 'node:crypto';
import { giveLeaseBack, takeLease } from '../../db/lease.ts';
import { GatewayRefusal } from '../../gateways/breaker.ts';
import type { PaymentEvent } from '../../gateways/payments/payments.ts';
import { followProvider, type Subscriptions } from './follow-provider.ts';
import { isKnownEvent, listDoubtful } from './repository.ts';

/** Longer than a look at one subscription takes: the lease is lengthened after each. */
const HELD_FOR_SECONDS = 120;
const LOOK_BACK_MS = 72 * 60 * 60_000;
const ROWS_AT_ONCE = 200;

/** Asks the provider for what its webhooks did not tell: one node at a time, through the same handler as an event. */
export async function reconcile(subscriptions: Subscriptions, isStopped: () => boolean): Promise<void> {
  const { database, payments } = subscriptions;
  const lease = { name: 'reconcile', holder: randomUUID() };
  const goesOn = async () =>
    !isStopped() && (await takeLease(database, { ...lease, seconds: HELD_FOR_SECONDS }));
  let refused: GatewayRefusal | undefined;
  /** A customer whom the provider does not know must not keep it from all who come after. */
  const look = (...whom: [customerId: string | null, event?: PaymentEvent]) =>
    followProvider(subscriptions, ...whom).catch((error: unknown) => {
      if (!(error instanceof GatewayRefusal)) throw error;
      refused = error;
    });
  try {
    if (!(await goesOn())) return;
    for (const event of await payments.listEvents(Date.now() - LOOK_BACK_MS)) {
      if (await isKnownEvent(database, event.id)) continue;
      if (!(await goesOn())) return;
      await look(event.customerId, event);
    }
    for (let after = 0; ; ) {
      const rows = await listDoubtful(database, { after, limit: ROWS_AT_ONCE });
      for (const row of rows) {
        if (!(await goesOn())) return;
        await look(row.customer_id);
        after = row.id;
      }
      if (rows.length < ROWS_AT_ONCE) break;
    }
  } finally {
    await giveLeaseBack(database, lease);
  }
  if (refused) throw refused;
}
