import type { subscriptions } from '#contract/endpoints/subscriptions.ts';
import { prices } from '#contract/rules/plans.ts';
import { GatewayRefusal, OutOfReach } from '../../gateways/breaker.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { receiveEvent } from './receive-event.ts';
import {
  openCheckout,
  openEmbedded,
  openPortal,
  readCheckout,
  readSubscription,
  type SubscriptionParts,
  setCancelled,
} from './service.ts';

export function subscriptionHandlers(parts: SubscriptionParts) {
  return {
    listPlans: () => prices,

    createCheckout: async ({ caller, body: { planType, ...data }, note }) => {
      const checkoutUrl = await reach(() => openCheckout(parts, caller, data, planType));
      note('checkout opened', { memberId: caller?.id ?? null });
      return { checkoutUrl };
    },

    getCheckout: ({ params }) => readCheckout(parts, params.id),

    getOrCreateSubscription: async (call) => {
      const member = signedIn(call);
      const planType = call.body?.planType ?? 'monthly';
      const clientSecret = await reach(() => openEmbedded(parts, member, planType));
      call.note('payment opened', { memberId: member.id });
      return { clientSecret, planType, payment: parts.payments.form };
    },

    getSubscription: (call) => readSubscription(parts, signedIn(call)),

    cancelSubscription: async (call) => {
      await reach(() => setCancelled(parts, signedIn(call), true));
      call.note('subscription cancelled', { memberId: signedIn(call).id });
      return readSubscription(parts, signedIn(call));
    },

    resumeSubscription: async (call) => {
      await reach(() => setCancelled(parts, signedIn(call), false));
      call.note('subscription resumed', { memberId: signedIn(call).id });
      return readSubscription(parts, signedIn(call));
    },

    openPortal: async (call) => ({ url: await reach(() => openPortal(parts, signedIn(call))) }),

    receivePaymentEvent: async ({ signed, note }) => {
      const isReceived = signed !== null && (await reach(() => receiveEvent(parts, signed)));
      if (isReceived) return undefined;
      note('webhook refused');
      throw new Refusal('signature_invalid');
    },
  } satisfies Handlers<typeof subscriptions>;
}

async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    const isProviders = error instanceof OutOfReach || error instanceof GatewayRefusal;
    throw isProviders ? new Refusal('payments_out_of_reach', { cause: error }) : error;
  });
}
