import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { putMail } from './mail.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Welcome.', html: '<p>Welcome.</p>' };

it('ACCT-07 a running server sends what lies in the outbox, but not what belongs to an account that is gone', async () => {
  const { database, settings } = server;
  const { body } = await server.visitor().register('Gone-soon');
  await database.transaction(async (transaction) => {
    await putMail(transaction, { ...mail, key: 'unsent' }, body.id);
    await transaction.kysely.deleteFrom('users').where('id', '=', body.id).execute();
    await putMail(transaction, { ...mail, key: 'sent' });
  });
  const folder = join(settings.dataDir, 'mail');
  await expect
    .poll(() => database.kysely.selectFrom('outbox').select('key').execute(), { timeout: 30_000 })
    .toEqual([]);
  expect(readdirSync(folder)).toEqual(['sent.eml']);
  expect(readFileSync(join(folder, 'sent.eml'), 'utf8')).toContain('Welcome.');
});
