import { expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { readConfig } from './config.ts';
import { listWarnings } from './start-warnings.ts';

const database = { dialect: { listRisks: async () => [] } } as unknown as Database;
const warningsOf = (env: NodeJS.ProcessEnv) => listWarnings(readConfig(env), database, []);

it('PAY-09 a site that is open to the world is told that its payments are tests', async () => {
  expect(await warningsOf({ PUBLIC_URL: 'https://cymara.test' })).toEqual([
    'payments are tests: a test card opens Premium to anyone; set the keys of Stripe',
  ]);
  expect(await warningsOf({})).toEqual([]);
});
