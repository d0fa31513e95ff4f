import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveBackup } from '../../db/backup/save.ts';
import { readTestSecret } from '../../gateways/payments/test-secret.ts';
import { dumpOf } from '../../testing/dump.ts';
import { readMails } from '../../testing/mailbox.ts';
import { allDelivered, CARDS, pay } from '../../testing/paying.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'cymara-canaries-'));
const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    logged.push(String(chunk));
    return true;
  });
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' } });
});
afterAll(async () => {
  await server.stop();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('P17 no password, card number, token, client secret, session or signing secret in logs, mails but the one link, addresses, exports, rows or backups', async () => {
  const password = 'canary-of-a-password';
  const stranger = '4111 1111 1111 1111';
  const person = { username: 'canary-payer', email: 'payer@example.org', password };
  const visitor = server.visitor();
  const begun = await visitor.post('/api/create-subscription-checkout', { ...person, planType: 'yearly' });
  const address = new URL(begun.body.checkoutUrl);
  const secret = address.hash.replace('#secret=', '');
  expect(secret.length).toBeGreaterThan(40);
  for (const card of [stranger, CARDS.declined, CARDS.confirmed, CARDS.good])
    await pay(visitor, secret, card);
  await allDelivered(server);
  await visitor.post('/api/login', { username: person.username, password });
  const firstSession = visitor.cookie?.split('=')[1] ?? '';
  await visitor.post('/api/password/forgot', { email: person.email });
  const tokens = [];
  for (const { token } of await readMails(server, person.email)) if (token) tokens.push(token);
  expect(tokens).toHaveLength(1);
  const [token = ''] = tokens;
  const newPassword = 'canary-of-another-password';
  expect((await visitor.post('/api/password/reset', { token, password: newPassword })).status).toBe(200);
  await visitor.post('/api/subscription/cancel');
  await visitor.post('/api/webhooks/payments', '{"canary":"of a webhook"}', {
    'stripe-signature': 't=1,v1=canary-signature',
  });
  await allDelivered(server);

  const file = join(folder, 'all.backup');
  await saveBackup(server.database, file);
  const mail = join(server.settings.dataDir, 'mail');
  const dump = await dumpOf(server.database);
  dump.delete('test_secrets');
  const places: Record<string, string> = {
    logs: logged.join(''),
    mails: readdirSync(mail)
      // Lines that were cut in two are put together again.
      .map((name) =>
        readFileSync(join(mail, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      .join('\n')
      .replaceAll(`/reset-password#token=${token}`, 'the one link'),
    address: `${address.pathname}${address.search}`,
    'the address after it': (await visitor.post('/api/test-payments/show', { secret })).body.returnUrl,
    export: (await visitor.get('/api/user/export')).text,
    rows: [...dump.values()].join('\n'),
    backup: gunzipSync(readFileSync(file)).toString(),
  };
  // The places are the right ones: each speaks of what happened.
  expect(places.logs).toContain('checkout opened');
  expect(places.mails).toContain('Welcome to');
  expect(places.mails).toContain('the one link');
  expect(places.export).toContain('"plan":"yearly"');
  expect(places.backup).toContain('canary-payer');
  const cards = [stranger, ...Object.values(CARDS)].flatMap((card) => [card, card.replaceAll(' ', '')]);
  const session = visitor.cookie?.split('=')[1] ?? '';
  const canaries = [
    password,
    newPassword,
    token,
    secret,
    secret.split('_secret_')[1] ?? '',
    session,
    firstSession,
    await readTestSecret(server.database),
    ...cards,
    'canary-signature',
    'of a webhook',
  ];
  for (const canary of canaries) expect(canary.length).toBeGreaterThan(10);
  const found = Object.entries(places).flatMap(([place, text]) =>
    canaries.filter((canary) => text.includes(canary)).map((canary) => `${canary} in ${place}`),
  );
  expect(found).toEqual([]);
});
