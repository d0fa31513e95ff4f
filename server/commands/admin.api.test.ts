import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleTestServer, type ServerBundle, toEnv } from '../testing/server-process.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD } from '../testing/visitor.ts';

let bundle: ServerBundle;
let server: TestServer;
beforeAll(async () => {
  bundle = await bundleTestServer();
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  bundle.remove();
});

const admin = (...args: string[]) => bundle.run('commands/admin.js', args, toEnv(server.settings));
const auditLines = async () => {
  const rows = await server.database.kysely.selectFrom('audit_log').selectAll().orderBy('id').execute();
  return rows.map(({ actor_id, action, subject_kind, subject_id }) => [
    actor_id,
    action,
    subject_kind,
    subject_id,
  ]);
};

describe('npm run admin, while the server runs', () => {
  it('RUN-13 RUN-17 grant-premium and revoke-premium make an account premium and take it back', async () => {
    const member = server.visitor();
    const { body } = await member.register('Paula');
    expect(await admin('grant-premium', 'paula')).toMatchObject({
      code: 0,
      stdout: 'Paula is premium now.\n',
    });
    expect((await member.get('/api/user')).body).toMatchObject({ isPremium: true, isAdmin: false });
    expect((await admin('revoke-premium', 'Paula@example.org')).code).toBe(0);
    expect((await member.get('/api/user')).body.isPremium).toBe(false);
    expect(await auditLines()).toEqual([
      [null, 'grant-premium', 'user', body.id],
      [null, 'revoke-premium', 'user', body.id],
    ]);
  });

  it('RUN-14 RUN-17 grant-role and revoke-role give and take roles, and end the sessions', async () => {
    const member = server.visitor();
    await member.register('Rolf');
    for (const [role, field] of [
      ['admin', 'isAdmin'],
      ['moderator', 'isModerator'],
    ] as const) {
      expect((await admin('grant-role', 'Rolf', role)).code).toBe(0);
      expect((await member.get('/api/user')).status).toBe(401);
      const login = await member.post('/api/login', { username: 'Rolf', password: PASSWORD });
      expect(login.body).toMatchObject({ [field]: true, isPremium: false });
      expect((await admin('revoke-role', 'Rolf', role)).code).toBe(0);
      expect((await member.get('/api/user')).status).toBe(401);
      await member.post('/api/login', { username: 'Rolf', password: PASSWORD });
      expect((await member.get('/api/user')).body[field]).toBe(false);
    }
    expect((await auditLines()).map((line) => line[1])).toContain('revoke-role moderator');
  });

  it('RUN-15 RUN-17 list-users lists the accounts, without passwords', async () => {
    const { code, stdout } = await admin('list-users');
    expect(code).toBe(0);
    expect(stdout).toMatch(/Paula +Paula@example\.org +free/);
    expect(stdout).toMatch(/Rolf/);
    expect(stdout).not.toContain('argon2');
  });

  it('says what is wrong and ends with another code than 0', async () => {
    expect(await admin('grant-premium', 'Nobody42')).toMatchObject({
      code: 1,
      stderr: 'There is no account named Nobody42.\n',
    });
    for (const args of [
      [],
      ['grant-role', 'Rolf', 'king'],
      ['grant-premium'],
      ['dance'],
      ['list-users', 'x'],
      ['__proto__', 'Rolf'],
    ]) {
      const { code, stderr, stdout } = await admin(...args);
      expect(code).toBe(2);
      expect(stderr).toContain('Usage: npm run admin -- COMMAND');
      expect(stdout).toBe('');
    }
  });

  it('writes no audit line when nothing changed', async () => {
    const before = await auditLines();
    expect((await admin('revoke-premium', 'Rolf')).stdout).toBe('Rolf had no grant of premium.\n');
    expect(await auditLines()).toEqual(before);
  });
});

describe('npm run routes', () => {
  it('prints every route with access, limits and schemas', async () => {
    const { code, stdout } = await bundle.run('commands/routes.js', ['--json'], {});
    expect(code).toBe(0);
    const routes = JSON.parse(stdout);
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.find((route: { path: string }) => route.path === '/api/register')).toMatchObject({
      method: 'POST',
      access: 'anyone',
      limits: [{ name: 'every' }, { name: 'register', by: 'address' }],
      body: { type: 'object', required: ['username', 'email', 'password'] },
      answer: { type: 'object' },
    });
    expect((await bundle.run('commands/routes.js', [], {})).stdout).toMatch(/POST +\/api\/register +anyone/);
  });
});
