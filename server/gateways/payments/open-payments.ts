import type { Config } from '../../app/config.ts';
import type { Database } from '../../db/connection.ts';
import type { Payments } from './payments.ts';
import { StripePayments, type StripeSettings } from './stripe-payments.ts';
import { TestProvider } from './test-provider.ts';

interface OpenPayments {
  payments: Payments;
  /** Null where money is real. */
  testProvider: TestProvider | null;
}

/** Stripe where its keys are set, and else the embedded provider for tests. */
export function openPayments(
  config: Config,
  {
    database,
    site,
    stripeApi,
  }: { database: Database; site: () => string; stripeApi?: StripeSettings['api'] },
): OpenPayments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  const {
    STRIPE_PRICE_MONTHLY: monthly,
    STRIPE_PRICE_YEARLY: yearly,
    STRIPE_WEBHOOK_SECRET: webhook,
  } = config;
  // One of them without the others does not pass the check of the configuration.
  if (!secretKey || !publishableKey || !webhook || !monthly || !yearly) {
    const testProvider = new TestProvider(database, site);
    return { payments: testProvider, testProvider };
  }
  const payments = new StripePayments({
    secretKey,
    publishableKey,
    webhookSecrets: webhook.split(','),
    priceIds: { monthly, yearly },
    ...(stripeApi && { api: stripeApi }),
  });
  return { payments, testProvider: null };
}
