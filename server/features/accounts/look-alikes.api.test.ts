import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillLookKeys } from '../../db/fill-look-keys.ts';
import { toNameKey } from '../../db/name-key.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, registration } from '../../testing/visitor.ts';

let server: TestServer;
let addresses = 0;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
});
afterAll(() => server.stop());

const register = (username: string) => {
  addresses += 1;
  const email = `somebody-${addresses}@example.org`;
  return server.visitor().post('/api/register', { ...registration('x'), username, email });
};
const signIn = (username: string) => server.visitor().post('/api/login', { username, password: PASSWORD });

/** An account from before names had looks. */
async function addOlder(username: string): Promise<number> {
  const { body } = await register(`older-${addresses}`);
  const columns = { username, username_key: toNameKey(username), look_key: null };
  await server.database.kysely.updateTable('users').set(columns).where('id', '=', body.id).execute();
  return body.id;
}

it.each(['аdmin', 'cymаra', 'Αnna', 'anпa'])('T31 refuses %j, which mixes alphabets', async (name) => {
  const { status, body } = await register(name);
  expect([status, body.code, body.errors[0].path]).toEqual([400, 'invalid', 'username']);
});

it.each([
  'арі',
  'rnod',
  'adm1n',
  'r00t',
  'S.t.a.f.f',
  'ᴀᴅᴍɪɴ',
  'admi\u0307n',
  'mọd',
  'Cymara Support',
  'the.cymara',
])('T31 refuses %j, which looks reserved', async (name) => {
  const { status, body } = await register(name);
  expect([status, body.code, body.errors[0].path]).toEqual([400, 'invalid', 'username']);
});

it('T31 refuses a name that looks like another one, in whatever alphabet', async () => {
  expect((await register('coco')).status).toBe(201);
  for (const name of ['сосо', 'c0c0', 'СОСО']) {
    const { status, body } = await register(name);
    expect([name, status, body.code]).toEqual([name, 409, 'taken']);
  }
});

it('T31 one of two names that look alike is taken when both come at once', async () => {
  const answers = await Promise.all(['орех1', 'opex1', 'opexl'].map(register));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

it.each(['花子ハナコ', 'Tokyo花子', '민준kim', 'Борис7', 'Ελένη'])('T31 takes %j', async (name) => {
  expect((await register(name)).status).toBe(201);
});

it('T31 names from before this rule keep working, and keep others from looking like them', async () => {
  const [mixed, whole, twin] = [await addOlder('vеra'), await addOlder('хор'), await addOlder('xop')];
  await fillLookKeys(server.database);
  for (const [name, id] of [
    ['vеra', mixed],
    ['хор', whole],
    ['xop', twin],
  ] as const) {
    const { status, body } = await signIn(name);
    expect([status, body.id]).toEqual([200, id]);
  }
  expect((await register('vera')).status).toBe(409);
  expect((await register('XOP')).status).toBe(409);
  expect((await signIn('vera')).status).toBe(401);
  await fillLookKeys(server.database);
});
