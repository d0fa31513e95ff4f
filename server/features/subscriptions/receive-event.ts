import { z } from 'zod';
import { type TestProvider, WEBHOOK_KIND } from '../../gateways/payments/test-provider.ts';
import type { SignedRequest } from '../../http/call.ts';
import type { Delivery } from '../../outbox/runner.ts';
import { followProvider, type Subscriptions } from './follow-provider.ts';

/** The door that all webhooks come through. Whether the provider itself sent it; if not, nothing happens. */
export async function receiveEvent(subscriptions: Subscriptions, request: SignedRequest): Promise<boolean> {
  const event = await subscriptions.payments.readEvent(request);
  if (!event) return false;
  await followProvider(subscriptions, event.customerId, event);
  return true;
}

const payload = z.object({
  id: z.string(),
  type: z.string(),
  at: z.number(),
  customerId: z.string().nullable(),
});

/** The test provider's webhooks are signed when they leave, and come in as any other; without it they go nowhere. */
export function webhookDelivery(
  subscriptions: Subscriptions,
  provider: TestProvider | null,
): Record<string, Delivery> {
  return {
    [WEBHOOK_KIND]: async (entry) => {
      if (!provider) return;
      const request = await provider.write(payload.parse(entry.payload));
      if (!(await receiveEvent(subscriptions, request))) throw new Error('A test webhook was refused.');
    },
  };
}
