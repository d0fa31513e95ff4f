import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, registration } from '../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  // Many accounts are made from one address here; the limit itself is tested elsewhere.
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
});
afterAll(() => server.stop());

const USER_FIELDS = [
  'avatarUrl',
  'bio',
  'email',
  'id',
  'instagramHandle',
  'isAdmin',
  'isModerator',
  'isPremium',
  'newUntil',
  'profileBackgroundUrl',
  'profileModeration',
  'profileTheme',
  'suspension',
  'username',
  'websiteUrl',
  'xHandle',
];

describe('registration', () => {
  it('API-17 API-10 opens a free account, answers 201 with the user object and starts a session', async () => {
    const visitor = server.visitor();
    const answer = await visitor.post('/api/register', { ...registration('Nora'), isPremium: true });
    expect(answer.status).toBe(201);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toMatchObject({ username: 'Nora', email: 'Nora@example.org', isPremium: false });
    expect((await visitor.get('/api/user')).body).toEqual(answer.body);
  });

  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['a'.repeat(21), 'Username cannot exceed 20 characters'],
    ['a@b.example', 'Username may have letters, digits, spaces inside, and . _ -'],
  ])('AUTH-28 CONST-20 API-12 refuses the username %j with 400 and says why', async (username, message) => {
    const answer = await server.visitor().post('/api/register', { ...registration('fine'), username });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message, code: 'invalid', errors: [{ path: 'username', message }] });
  });

  it('tells, field by field, whether somebody was first; nothing is kept of the question', async () => {
    const visitor = server.visitor();
    await server.visitor().post('/api/register', registration('Early'));
    const ask = async (body: object) => (await visitor.post('/api/register/check', body)).body;
    const free = { username: null, email: null };
    expect(await ask({ username: 'nobody yet' })).toEqual(free);
    expect(await ask({ email: 'nobody@example.org' })).toEqual(free);
    expect(await ask({})).toEqual(free);
    const taken = { username: 'That username is already in use.', email: null };
    expect(await ask({ username: 'EARLY' })).toEqual(taken);
    expect(await ask({ email: 'early@EXAMPLE.org' })).toEqual({
      username: null,
      email: 'That email is already in use.',
    });
    expect(await ask({ username: 'support' })).toMatchObject({
      username: 'That username is reserved. Please choose another.',
    });
    expect((await visitor.post('/api/register/check', { username: 'ab' })).status).toBe(400);
    expect((await visitor.get('/api/user')).status).toBe(401);
  });

  it.each(['abc', 'a'.repeat(20)])('AUTH-28 CONST-20 takes a username of %j', async (username) => {
    expect((await server.visitor().post('/api/register', registration(username))).status).toBe(201);
  });

  it.each([
    ['email', 'not an address', 'Please enter a valid email'],
    ['email', `${'a'.repeat(250)}@b.co`, 'Please enter a valid email'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(129), 'Password cannot exceed 128 characters'],
  ])('AUTH-28 CONST-20 refuses a wrong %s (%j) with 400 and its message', async (field, value, message) => {
    const answer = await server.visitor().post('/api/register', { ...registration('fine'), [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: field, message }]);
  });

  it('API-12 names every field that is at fault', async () => {
    const answer = await server.visitor().post('/api/register', { username: 'x', email: 'y', password: 'z' });
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual([
      'username',
      'email',
      'password',
    ]);
  });

  it.each([
    ['the same name', { username: 'Taken', email: 'other@example.org' }],
    ['the name in capitals', { username: 'TAKEN', email: 'other@example.org' }],
    ['the name in full-width letters', { username: 'Ｔａｋｅｎ', email: 'other@example.org' }],
    ['the name with an invisible joiner', { username: 'Ta\u034Fken', email: 'other@example.org' }],
    ['the same e-mail', { username: 'someone', email: 'taken@example.org' }],
    ['the e-mail in capitals', { username: 'someone', email: 'TAKEN@EXAMPLE.ORG' }],
  ])('AUTH-28 API-13 refuses %s with 409', async (_, fields) => {
    await server.visitor().post('/api/register', { ...registration('Taken'), email: 'taken@example.org' });
    const answer = await server.visitor().post('/api/register', { ...registration('x'), ...fields });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ message: 'That username or email is already in use.', code: 'taken' });
  });

  it.each(['admin', 'Cymara', 'c.y.m.a.r.a', 'ＡＤＭＩＮ', 'Support', 'root_'])(
    'refuses %j, which would pass for the house',
    async (username) => {
      const email = 'imposter@example.org';
      const answer = await server.visitor().post('/api/register', { ...registration('x'), username, email });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe('username');
    },
  );

  it.each(['Ta\u200Bken', 'Ta\u202Eken', 'Ta\uFEFFken', 'Ta\u0000ken', 'Taken\uD800', ' Taken', 'Taken '])(
    'refuses %j, which would look like another name',
    async (username) => {
      const answer = await server.visitor().post('/api/register', { ...registration('x'), username });
      expect(answer.status).toBe(400);
    },
  );

  it('AUTH-29 nothing in the body makes the new account more than free', async () => {
    const extras = {
      isPremium: true,
      isAdmin: true,
      isModerator: true,
      userId: 1,
      id: 1,
      likes: 99,
      role: 'admin',
      premium_grant: 1,
      is_admin: 1,
      suspended: 1,
      createdAt: '2001-01-01T00:00:00.000Z',
    };
    const answer = await server.visitor().post('/api/register', { ...registration('Greedy'), ...extras });
    expect(answer.status).toBe(201);
    const row = await server.database.kysely
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'Greedy')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ premium_grant: 0, is_admin: 0, is_moderator: 0, suspended: 0 });
    expect(row.id).not.toBe(1);
    expect(Math.abs(Date.now() - row.created_at)).toBeLessThan(60_000);
  });

  it('keeps the password as an argon2id hash only', async () => {
    const row = await server.database.kysely.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it('of fifty at once with the same name exactly one succeeds', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        server
          .visitor()
          .post('/api/register', { ...registration('Racer'), email: `racer${index}@example.org` }),
      ),
    );
    const statuses = all.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });
});

describe('login', () => {
  beforeAll(async () => {
    await server.visitor().register('Lena');
  });

  it.each(['Lena', 'lena', 'Lena@example.org', 'LENA@EXAMPLE.ORG'])(
    'AUTH-10 API-16 takes %j and answers 200 with the user object',
    async (username) => {
      const visitor = server.visitor();
      const answer = await visitor.post('/api/login', { username, password: PASSWORD });
      expect(answer.status).toBe(200);
      expect(answer.body.username).toBe('Lena');
      expect((await visitor.get('/api/user')).status).toBe(200);
    },
  );

  it('API-16 API-11 a wrong password and an unknown name get the same answer: status, body and headers', async () => {
    const wrong = await server.visitor().post('/api/login', { username: 'Lena', password: 'wrong one' });
    const unknown = await server
      .visitor()
      .post('/api/login', { username: 'Nobody42', password: 'wrong one' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'That name or password is not right.', code: 'wrong_credentials' });
    const comparable = ({ headers: { date: _, ...headers }, ...answer }: typeof wrong) => ({
      ...answer,
      headers,
    });
    expect(comparable(unknown)).toEqual(comparable(wrong));
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('AUTH-28 refuses a name or password that is too short with 400, before looking anyone up', async () => {
    const answer = await server.visitor().post('/api/login', { username: 'ab', password: '12345' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { path: 'username', message: 'Username or email must be at least 3 characters' },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ]);
  });

  it('takes text only: a number or a list is not turned into a name', async () => {
    for (const username of [12345, ['Lena'], { $ne: '' }, true, null]) {
      const answer = await server.visitor().post('/api/login', { username, password: PASSWORD });
      expect(answer.status).toBe(400);
    }
  });

  it('makes a new hash when the stored one has other parameters than today’s', async () => {
    await server.visitor().register('Oldhash');
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const { kysely } = server.database;
    await kysely.updateTable('users').set({ password_hash: old }).where('username', '=', 'Oldhash').execute();
    const answer = await server.visitor().post('/api/login', { username: 'Oldhash', password: PASSWORD });
    expect(answer.status).toBe(200);
    const row = await kysely
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', 'Oldhash')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/m=19456,t=2,p=1/);
    expect(
      (await server.visitor().post('/api/login', { username: 'Oldhash', password: PASSWORD })).status,
    ).toBe(200);
  });
});

describe('who is signed in', () => {
  it('API-15 GET /api/user answers all fields and never a password', async () => {
    const visitor = server.visitor();
    await visitor.register('Fields');
    const answer = await visitor.get('/api/user');
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(USER_FIELDS);
    expect(answer.body.profileTheme).toBe('violet');
    expect(answer.text).not.toMatch(/password|argon2/i);
  });

  it('API-15 API-11 GET /api/user answers 401 with a message to a visitor', async () => {
    const answer = await server.visitor().get('/api/user');
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Please log in to continue.', code: 'unauthorized' });
  });

  it('API-19 GET /api/auth/session answers the user with id, or none', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/api/auth/session')).body).toEqual({ user: null });
    const { body } = await visitor.register('Present');
    const answer = await visitor.get('/api/auth/session');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user: body });
  });
});

describe('logout', () => {
  it('API-18 ends the session, so that GET /api/user answers 401, also with the old cookie', async () => {
    const visitor = server.visitor();
    await visitor.register('Leaver');
    const old = visitor.cookie ?? '';
    const answer = await visitor.post('/api/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(visitor.cookie).toBeUndefined();
    expect((await visitor.get('/api/user')).status).toBe(401);
    expect((await visitor.get('/api/user', { cookie: old })).status).toBe(401);
  });

  it('API-18 is no error for a visitor', async () => {
    expect((await server.visitor().post('/api/logout')).status).toBe(204);
  });
});

describe('what a member could be asked', () => {
  it('GET /api/plans answers the one price list', async () => {
    const answer = await server.visitor().get('/api/plans');
    expect(answer.body.plans).toMatchObject([{ price: 9 }, { price: 96 }]);
  });
});
