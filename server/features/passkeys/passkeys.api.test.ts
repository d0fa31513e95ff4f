import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/rules/limits.ts';
import { rateLimits } from '#contract/rules/rate-limits.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { readMails } from '../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';
import { toRelyingParty } from './relying-party.ts';

const SITE = 'https://cymara.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_URL: SITE, RATE_LIMIT_SCALE: '100' } });
});
afterAll(() => server.stop());

const prepare = (visitor: Visitor, currentPassword = PASSWORD) =>
  visitor.post('/api/user/passkeys/options', { currentPassword });
const keep = (visitor: Visitor, credential: unknown, name = 'Phone') =>
  visitor.post('/api/user/passkeys', { name, credential });
const askLogin = async () =>
  (await server.visitor().post('/api/login/passkey/options')).body.challenge as string;
const logIn = (credential: unknown, visitor = server.visitor()) =>
  visitor.post('/api/login/passkey', { credential });
const rowsOf = (id: number) =>
  server.database.kysely.selectFrom('passkeys').selectAll().where('user_id', '=', id).execute();

/** Somebody with a passkey. */
async function withPasskey() {
  const member = await server.member();
  const { body: user } = await member.get('/api/user');
  const key = new Authenticator(SITE);
  const { body: options } = await prepare(member);
  key.userHandle = options.user.id;
  const added = await keep(member, key.make({ challenge: options.challenge }));
  expect(added.status).toBe(201);
  return { member, user, key, added };
}

const refusedLogin = {
  code: 'passkey_refused',
  message: 'That passkey was not accepted. Please try again, or use your password.',
};

describe('a passkey is added', () => {
  it('with the password, is listed and told by mail, and logs in to a new session beside the password', async () => {
    const { member, user, key, added } = await withPasskey();
    expect(added.body).toEqual({
      id: expect.any(Number),
      name: 'Phone',
      addedAt: expect.any(String),
      usedAt: null,
    });
    const browser = server.visitor();
    const answer = await logIn(key.use({ challenge: await askLogin() }), browser);
    expect([answer.status, answer.body.username]).toEqual([200, user.username]);
    expect((await browser.get('/api/user')).body.id).toBe(user.id);
    expect((await member.get('/api/user/passkeys')).body).toEqual([
      { ...added.body, usedAt: expect.any(String) },
    ]);
    const login = { username: user.username, password: PASSWORD };
    expect((await server.visitor().post('/api/login', login)).status).toBe(200);
    const subjects = (await readMails(server, user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['A passkey was added to your Cymara account']);
  });

  it('not without it', async () => {
    const member = await server.member();
    const refused = await prepare(member, 'guessed');
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password']);
    // A challenge that is for logging in adds nothing.
    const added = await keep(member, new Authenticator(SITE).make({ challenge: await askLogin() }));
    expect([added.status, added.body.code]).toEqual([400, 'passkey_not_added']);
  });

  it.each<[string, Partial<Parameters<Authenticator['make']>[0]>]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['by nobody in particular', { isVerified: false }],
    ['for another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    [
      'with a certificate, which would be looked up elsewhere',
      {
        format: 'packed',
        statement: new Map<string, unknown>([
          ['x5c', [new Uint8Array(4)]],
          ['sig', new Uint8Array(4)],
          ['alg', -7],
        ]),
      },
    ],
    ['in a form that nobody asked for', { format: 'apple' }],
  ])('not when it was made %s, and its challenge serves nobody else', async (_, wrong) => {
    const member = await server.member();
    const { body } = await member.get('/api/user');
    const { challenge } = (await prepare(member)).body;
    const answer = await keep(member, new Authenticator(SITE).make({ challenge, ...wrong }));
    expect([answer.status, answer.body.code]).toEqual([400, 'passkey_not_added']);
    expect(await rowsOf(body.id)).toEqual([]);
  });

  it('T12 not with what was prepared before the password was changed or reset', async () => {
    const member = await server.member();
    const { body: user } = await member.get('/api/user');
    const before = (await prepare(member)).body.challenge;
    const password = 'another password';
    const changed = await member.send('PUT', '/api/user/password', {
      body: { currentPassword: PASSWORD, password },
    });
    expect(changed.status).toBe(204);
    const late = await keep(member, new Authenticator(SITE).make({ challenge: before }));
    expect([late.status, late.body.code]).toEqual([400, 'passkey_not_added']);

    const again = (await prepare(member, password)).body.challenge;
    await member.post('/api/password/forgot', { email: user.email });
    const token = (await readMails(server, user.email)).find((mail) => mail.token)?.token;
    expect((await member.post('/api/password/reset', { token, password: PASSWORD })).status).toBe(200);
    const tooLate = await keep(member, new Authenticator(SITE).make({ challenge: again }));
    expect([tooLate.status, tooLate.body.code]).toEqual([400, 'passkey_not_added']);
    expect(await rowsOf(user.id)).toEqual([]);
  });

  it('not by the challenge of somebody else, nor by one that was used or is old', async () => {
    const [owner, thief] = [await server.member(), await server.member()];
    const theirs = (await prepare(owner)).body.challenge;
    expect((await keep(thief, new Authenticator(SITE).make({ challenge: theirs }))).status).toBe(400);
    expect((await keep(owner, new Authenticator(SITE).make({ challenge: theirs }))).status).toBe(201);
    expect((await keep(owner, new Authenticator(SITE).make({ challenge: theirs }))).status).toBe(400);
    const old = (await prepare(owner)).body.challenge;
    await server.database.kysely.updateTable('passkey_challenges').set({ expires_at: 1 }).execute();
    expect((await keep(owner, new Authenticator(SITE).make({ challenge: old }))).status).toBe(400);
  });

  it('not a second time, to whichever account', async () => {
    const { key } = await withPasskey();
    const other = await server.member();
    const { challenge } = (await prepare(other)).body;
    expect((await keep(other, key.make({ challenge }))).body.code).toBe('passkey_not_added');
    expect((await other.get('/api/user/passkeys')).body).toEqual([]);
  });

  it(`up to ${account.passkeysMax} of them`, async () => {
    const { member, user } = await withPasskey();
    const waiting = (await prepare(member)).body.challenge;
    await server.database.kysely
      .insertInto('passkeys')
      .values(
        Array.from({ length: account.passkeysMax - 1 }, (_, index) => ({
          user_id: user.id,
          credential_id: `${user.id}-${index}`,
          public_key: 'x',
          counter: 0,
          name: 'x',
          created_at: 1,
        })),
      )
      .execute();
    expect((await prepare(member)).body.code).toBe('passkey_limit');
    expect((await keep(member, new Authenticator(SITE).make({ challenge: waiting }))).body.code).toBe(
      'passkey_limit',
    );
  });
});

describe('a login with a passkey', () => {
  it.each<[string, Partial<Parameters<Authenticator['use']>[0]>]>([
    ['made from another site', { origin: 'https://evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['made by nobody in particular', { isVerified: false }],
    ['made for another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('is refused when it was %s', async (_, wrong) => {
    const { key } = await withPasskey();
    const answer = await logIn(key.use({ challenge: await askLogin(), ...wrong }));
    expect([answer.status, answer.body]).toEqual([401, refusedLogin]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('of a passkey that nobody has is answered like a wrong one, and the question is the same for all', async () => {
    const stranger = await logIn(new Authenticator(SITE).use({ challenge: await askLogin() }));
    expect([stranger.status, stranger.body]).toEqual([401, refusedLogin]);
    const { body } = await server.visitor().post('/api/login/passkey/options');
    expect(Object.keys(body).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
  });

  it('is good once, for a short time, and never with the signature of another key', async () => {
    const { key } = await withPasskey();
    const { key: other } = await withPasskey();
    const said = key.use({ challenge: await askLogin() });
    expect((await logIn(said)).status).toBe(200);
    expect((await logIn(said)).status).toBe(401);
    const old = await askLogin();
    await server.database.kysely.updateTable('passkey_challenges').set({ expires_at: 1 }).execute();
    expect((await logIn(key.use({ challenge: old }))).status).toBe(401);
    const { response } = other.use({ challenge: await askLogin() });
    expect((await logIn({ ...key.use({ challenge: '' }), response })).status).toBe(401);
  });

  it('P14 at once by one signature fifty times begins one session', async () => {
    const { key } = await withPasskey();
    const said = key.use({ challenge: await askLogin() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(said)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
  });

  it('by a copy of the key, whose counter lags behind, is refused', async () => {
    const { key } = await withPasskey();
    key.counter = 7;
    expect((await logIn(key.use({ challenge: await askLogin() }))).status).toBe(200);
    key.counter = 3;
    expect((await logIn(key.use({ challenge: await askLogin() }))).status).toBe(401);
  });

  it('goes on under another name, which only the owner can give', async () => {
    const { member, user, key, added } = await withPasskey();
    const path = `/api/user/passkeys/${added.body.id}`;
    const rename = (who: Visitor, name: unknown) => who.send('PUT', path, { body: { name } });
    expect((await rename(await server.member(), 'Mine now')).status).toBe(404);
    expect((await rename(member, '  ')).status).toBe(400);
    expect((await rename(member, 'x'.repeat(account.passkeyNameMax + 1))).status).toBe(400);
    expect((await member.get('/api/user/passkeys')).body).toEqual([added.body]);
    const renamed = await rename(member, 'The blue key');
    expect([renamed.status, renamed.body]).toEqual([200, { ...added.body, name: 'The blue key' }]);
    expect((await member.get('/api/user/passkeys')).body).toEqual([renamed.body]);
    expect((await logIn(key.use({ challenge: await askLogin() }))).body.id).toBe(user.id);
  });

  it('is refused after the passkey was removed, which is told by mail and only the owner can do', async () => {
    const { member, user, key, added } = await withPasskey();
    const other = await server.member();
    const path = `/api/user/passkeys/${added.body.id}`;
    expect((await other.send('DELETE', path)).status).toBe(404);
    expect((await member.send('DELETE', path)).status).toBe(204);
    expect((await member.send('DELETE', path)).status).toBe(404);
    expect((await logIn(key.use({ challenge: await askLogin() }))).status).toBe(401);
    const subjects = (await readMails(server, user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was removed from your Cymara account');
  });

  it('is asked for so often at most by one address', async () => {
    const strict = await startTestServer({ env: { PUBLIC_URL: SITE }, beside: server });
    const { calls } = rateLimits.passkeyLogin.windows[0];
    for (let count = 0; count < calls; count += 1) await strict.visitor().post('/api/login/passkey/options');
    const beyond = await strict.visitor().post('/api/login/passkey/options');
    await strict.stop();
    expect([beyond.status, beyond.body.code]).toEqual([429, 'too_many']);
  });
});

describe('passkeys belong to the account', () => {
  it('ACCT-04 P19 they are in what a member takes along, and gone when the account is', async () => {
    const { member, user, key } = await withPasskey();
    await prepare(member);
    const { body } = await member.get('/api/user/export');
    expect(body.passkeys).toMatchObject([{ name: 'Phone', credential_id: key.id }]);
    expect((await member.send('DELETE', '/api/user', { body: { currentPassword: PASSWORD } })).status).toBe(
      204,
    );
    expect(await rowsOf(user.id)).toEqual([]);
    const left = await server.database.kysely
      .selectFrom('passkey_challenges')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute();
    expect(left).toEqual([]);
    expect((await logIn(key.use({ challenge: await askLogin() }))).status).toBe(401);
  });
});

it.each([
  ['http://127.0.0.1:5000', 'localhost'],
  ['http://[::1]:5000', 'localhost'],
  ['https://cymara.example', 'cymara.example'],
])('on %s a passkey is known under %s', (site, id) => {
  expect(toRelyingParty(site).id).toBe(id);
});
