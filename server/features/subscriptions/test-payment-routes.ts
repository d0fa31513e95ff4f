import type { testPayments } from '#contract/endpoints/subscriptions.ts';
import { prices } from '#contract/rules/plans.ts';
import { writeAudit } from '../../db/audit-log.ts';
import type { Database } from '../../db/connection.ts';
import type { TestSubscriptionRow } from '../../db/schema.ts';
import type { TestProvider } from '../../gateways/payments/test-provider.ts';
import type { Handlers } from '../../http/call.ts';
import { signedIn } from '../../http/caller.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMembers } from '../../members/member-reader.ts';
import { findOwners } from './repository.ts';

const WORDS = {
  paid: 'The test payment succeeded.',
  declined: 'Your card was declined.',
  needs_confirmation: 'Your bank asks you to confirm this payment.',
} as const;

/** The test provider's card page, and what administrators make happen there; null where Stripe takes the money. */
export function testPaymentHandlers(database: Database, provider: TestProvider | null) {
  const there = () => {
    if (!provider) throw new Refusal('not_found');
    return provider;
  };
  const find = async (secret: string): Promise<TestSubscriptionRow> => {
    const row = await there().show(secret);
    if (!row) throw new Refusal('not_found');
    return row;
  };
  const toOutcome = (row: TestSubscriptionRow, outcome: keyof typeof WORDS | 'closed' | 'unknown_card') => {
    if (outcome === 'unknown_card') throw new Refusal('card_refused');
    if (outcome === 'closed') throw new Refusal('payment_closed');
    return { outcome, message: WORDS[outcome], returnUrl: row.return_url };
  };
  return {
    showTestPayment: async ({ body }) => {
      const row = await find(body.secret);
      const price = prices.plans.find(({ type }) => type === row.plan)?.price ?? 0;
      return {
        planType: row.plan,
        price,
        currency: prices.currency,
        state: stateOf(row),
        returnUrl: row.return_url,
      };
    },

    payTestPayment: async ({ body }) => {
      const row = await find(body.secret);
      return toOutcome(row, await there().pay(row, body.cardNumber));
    },

    confirmTestPayment: async ({ body }) => {
      const row = await find(body.secret);
      return toOutcome(row, await there().confirm(row, body.isAgreed));
    },

    listTestSubscriptions: async () => {
      const rows = await there().listSubscriptions();
      const owners = await findOwners(
        database,
        rows.map(({ customer_id }) => customer_id),
      );
      const members = await findMembers(database, owners.values());
      return rows.map((row) => {
        const userId = owners.get(row.customer_id) ?? null;
        return {
          id: row.id,
          userId,
          username: userId === null ? null : (members.get(userId)?.username ?? null),
          planType: row.plan,
          state: row.status,
          periodEndsAt: row.period_ends_at === null ? null : new Date(row.period_ends_at).toISOString(),
          isCancelled: row.is_cancelled === 1,
        };
      });
    },

    changeTestSubscription: async (call) => {
      const { happening, isWebhookLost = false } = call.body;
      const customerId = await there().happen(call.params.id, happening, isWebhookLost);
      if (customerId === null) throw new Refusal('not_found');
      const owner = (await findOwners(database, [customerId])).get(customerId);
      const admin = signedIn(call).id;
      if (owner !== undefined)
        await database.transaction((transaction) =>
          writeAudit(transaction, admin, `test-payment ${happening}`, { kind: 'user', id: owner }),
        );
      return undefined;
    },
  } satisfies Handlers<typeof testPayments>;
}

function stateOf(row: TestSubscriptionRow) {
  if (row.status === 'incomplete') return row.awaits_confirmation === 1 ? 'needs_confirmation' : 'open';
  return row.status === 'active' || row.status === 'past_due' ? 'paid' : 'closed';
}
