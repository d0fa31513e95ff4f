import type { Migration } from '../migration.ts';

/** Who took the money for a subscription: one of the test provider counts for nothing where Stripe is set, nor the other way round. */
export const whoTakesTheMoney: Migration = {
  number: 15,
  name: 'who-takes-the-money',
  steps: [
    `alter table subscriptions add column provider {text} not null default 'stripe'
      check (provider in ('test', 'stripe-test', 'stripe'))`,
    `update subscriptions set provider = 'test' where reference in (select reference from test_subscriptions)`,
    'drop index one_open_subscription',
    `create unique index one_open_subscription on subscriptions (user_id, provider)
      where status in ('opening', 'incomplete')`,
  ],
};
