import { promisify } from 'node:util';
import { inject } from 'vitest';
import { buildApp } from '../app/app.ts';
import { readConfig } from '../app/config.ts';
import { databaseSettings } from '../app/database-settings.ts';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import type { StripeSettings } from '../gateways/payments/stripe-payments.ts';
import { makePostgresDatabase, makeSqliteDatabase, type TestDatabase } from './test-database.ts';
import { Visitor } from './visitor.ts';

export interface TestServer {
  url: string;
  database: OpenDatabase;
  settings: DatabaseSettings;
  /** Somebody new at the door, without a cookie. */
  visitor(): Visitor;
  /** Somebody signed in, under a name of their own, whose account has these columns. */
  member(columns?: AccountColumns): Promise<Visitor>;
  change(member: Visitor, columns: AccountColumns): Promise<void>;
  /** How many connections are open. */
  countConnections(): Promise<number>;
  stop(): Promise<void>;
}

/** Counted over all servers of a run, since two may share a database. */
let members = 0;

/** What only the database can make of an account. */
type AccountColumns = { [Column in 'premium_grant' | 'is_admin' | 'is_moderator' | 'suspended']?: 0 | 1 };

interface TestServerOptions {
  env?: Record<string, string>;
  webFolder?: string;
  silentForMs?: number;
  /** A double of Stripe, beside its keys in `env`. */
  stripeApi?: StripeSettings['api'];
  /** A second node on the first one's database. */
  beside?: TestServer;
}

/** The engine that this run of the API tests is about. */
export function makeTestDatabase(): TestDatabase | Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'postgres'
    ? makePostgresDatabase(inject('postgresUrl'))
    : makeSqliteDatabase();
}

/** The whole server on a free port, with a database of its own. Limits are as in the product. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { env = {}, webFolder = '/nonexistent', silentForMs, beside, stripeApi } = options;
  const place = beside ? undefined : await makeTestDatabase();
  const settings = (beside ?? place)?.settings ?? { dataDir: '' };
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: settings.dataDir, ...env });
  const database = openDatabase({ ...databaseSettings(config), ...settings });
  await migrate(database);
  const app = await buildApp({
    config,
    database,
    webFolder,
    isStopping: () => false,
    lookIntoOutboxEveryMs: 20,
    ...(silentForMs && { silentForMs }),
    ...(stripeApi && { stripeApi }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await database.close();
    await place?.remove();
  };
  const visitor = () => new Visitor(url);
  const change = async (who: Visitor, columns: AccountColumns) => {
    const { body } = await who.get('/api/user');
    await database.kysely.updateTable('users').set(columns).where('id', '=', body.id).execute();
  };
  const member = async (columns: AccountColumns = {}) => {
    members += 1;
    const somebody = visitor();
    await somebody.register(`member-${members}`);
    await change(somebody, { premium_grant: 0, ...columns });
    return somebody;
  };
  const countConnections = () => promisify(app.server.getConnections.bind(app.server))();
  return { url, database, settings, visitor, member, change, countConnections, stop };
}
