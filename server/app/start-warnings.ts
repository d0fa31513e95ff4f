import type { Database } from '../db/connection.ts';
import type { Config } from './config.ts';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** What works and yet deserves a word in the log. */
export async function listWarnings(config: Config, database: Database, unknown: string[]): Promise<string[]> {
  const warnings = unknown.map((name) => `${name} is not a setting of Cymara`);
  if (config.PUBLIC_URL?.protocol !== 'https:' && !LOOPBACK.test(config.HOST)) {
    warnings.push('sessions travel over plain http; set PUBLIC_URL to an https address');
  }
  if (config.PUBLIC_URL?.protocol === 'https:' && !config.STRIPE_SECRET_KEY) {
    warnings.push('payments are tests: a test card opens Premium to anyone; set the keys of Stripe');
  }
  if (config.RATE_LIMIT_SCALE !== 1) warnings.push(`all limits are multiplied by ${config.RATE_LIMIT_SCALE}`);
  const risks = await database.dialect.listRisks(database.kysely);
  return [...warnings, ...risks.map((setting) => `${setting} is off: a power cut may lose answered writes`)];
}
