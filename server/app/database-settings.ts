import type { DatabaseSettings } from '../db/connection.ts';
import type { Provider } from '../db/schema.ts';
import type { Config } from './config.ts';

export function databaseSettings(config: Config): DatabaseSettings {
  return { dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL, provider: providerOf(config) };
}

/** Stripe has keys for tests, with customers and cards of their own. */
function providerOf({ STRIPE_SECRET_KEY: key }: Config): Provider {
  if (!key) return 'test';
  return key.startsWith('sk_live_') ? 'stripe' : 'stripe-test';
}
