import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { isSchemaReady } from '../db/migrate.ts';
import { bundleTestServer, type ServerBundle, toEnv } from '../testing/server-process.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { makeTestDatabase } from '../testing/test-server.ts';
import { Visitor } from '../testing/visitor.ts';

let bundle: ServerBundle;
let place: TestDatabase;
const isPostgres = process.env.TEST_DATABASE === 'postgres';
const running: Awaited<ReturnType<ServerBundle['start']>>[] = [];

beforeAll(async () => {
  bundle = await bundleTestServer();
  place = await makeTestDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL');
    await server.finished;
  }
});
afterAll(async () => {
  bundle.remove();
  await place.remove();
});

async function start(env: Record<string, string> = {}) {
  const server = await bundle.start({ ...toEnv(place.settings), ...env });
  running.push(server);
  return server;
}
const fail = (env: Record<string, string>) =>
  bundle.run('start.js', [], { ...toEnv(place.settings), ...env });

describe('start', () => {
  it('RUN-11 RUN-12 prints one line with its address, and /api/health answers 200 from then on', async () => {
    const server = await start();
    const answer = await new Visitor(server.url).get('/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
    expect(server.output().stdout).toBe(`Cymara is listening on ${server.url}\n`);
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.runIf(!isPostgres)('RUN-01 RUN-07 without DATABASE_URL keeps its database in DATA_DIR', async () => {
    const server = await start();
    await new Visitor(server.url).register('Embedded');
    expect(existsSync(join(place.settings.dataDir, 'cymara.db'))).toBe(true);
  });

  it.runIf(isPostgres)('RUN-02 with DATABASE_URL runs on PostgreSQL and writes no file', async () => {
    const server = await start();
    await new Visitor(server.url).register('Large');
    expect(existsSync(join(place.settings.dataDir, 'cymara.db'))).toBe(false);
    const database = openDatabase(place.settings);
    expect(await database.kysely.selectFrom('users').select('username').execute()).toEqual([
      { username: 'Large' },
    ]);
    await database.close();
  });

  it('RUN-06 listens on HOST and PORT, and says so in one line when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const failed = await fail({ PORT: port });
    expect(failed.code).toBe(1);
    expect(failed.stdout).toBe('');
    expect(failed.stderr).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set PORT to another one: PORT=5001\n`,
    );
    await new Promise((resolve) => taken.close(resolve));
    expect((await start({ PORT: port, HOST: '127.0.0.1' })).url).toBe(`http://127.0.0.1:${port}`);
  });

  it('RUN-10 stops at bad values with a line for each, and quotes none of them', async () => {
    const failed = await fail({
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'ftp://x',
      SMTP_URL: 'canary-secret',
      STRIPE_SECRET_KEY: 'sk_canary-secret',
      TRUST_PROXY: 'true',
    });
    expect(failed.code).toBe(1);
    expect(failed.stderr).not.toContain('canary-secret');
    const lines = failed.stderr.trim().split('\n');
    expect(lines).toContain(
      'PORT must be a whole number from 0 (any free port) to 65535. Example: PORT=5000',
    );
    for (const name of ['LOG_LEVEL', 'PUBLIC_URL', 'SMTP_URL', 'STRIPE_WEBHOOK_SECRET', 'TRUST_PROXY']) {
      expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
    }
  });

  it('says in one line that the data folder cannot be used, or that the database is out of reach', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cymara-file-'));
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const failed = isPostgres
      ? await fail({ DATABASE_URL: 'postgres://someone:canary-secret@127.0.0.1:1/none' })
      : await fail({ DATA_DIR: join(file, 'data') });
    rmSync(folder, { recursive: true });
    expect(failed.code).toBe(1);
    expect(failed.stderr.trim().split('\n')).toHaveLength(1);
    expect(failed.stderr).toMatch(
      isPostgres ? /^The database of DATABASE_URL/ : /^The folder .* cannot be used/,
    );
    expect(failed.stderr).not.toContain('canary-secret');
  });

  it('RUN-09 LOG_LEVEL sets how much is logged; who signs in is logged always, secrets never', async () => {
    const quiet = await start();
    await new Visitor(quiet.url).get('/api/plans');
    const member = new Visitor(quiet.url);
    await member.register('Logged');
    await member.post('/api/login', { username: 'Logged', password: 'canary password' });
    const talkative = await start({ LOG_LEVEL: 'info' });
    await new Visitor(talkative.url).get('/api/plans?q=canary-query');

    await expect.poll(() => quiet.output().stderr).toContain('"msg":"sign-in failed"');
    await expect.poll(() => talkative.output().stderr).toContain('"route":"/api/plans","status":200');
    const { stderr } = quiet.output();
    expect(stderr).toContain('"msg":"registered"');
    expect(stderr).not.toContain('"msg":"request"');
    const all = stderr + talkative.output().stderr;
    const token = member.cookie?.split('=')[1] ?? 'no token';
    for (const secret of ['correct horse', 'canary password', 'Logged@example.org', 'canary-query', token]) {
      expect(all).not.toContain(secret);
    }
    for (const line of all.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('time');
  });
});

describe('several processes', () => {
  it('that open an empty database at once migrate it once', async () => {
    const empty = await makeTestDatabase();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => bundle.run('commands/admin.js', ['list-users'], toEnv(empty.settings))),
    );
    expect(all.map(({ code, stderr }) => `${code}${stderr}`)).toEqual(['0', '0', '0', '0']);
    const database = openDatabase(empty.settings);
    expect(await isSchemaReady(database)).toBe(true);
    await database.close();
    await empty.remove();
  });
});

describe('stop', () => {
  it('on SIGTERM says no on health at once, answers what is under way, and ends with 0', async () => {
    const server = await start({ DRAIN_SECONDS: '1' });
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    const body = JSON.stringify({ username: 'Slow', email: 'slow@example.org', password: 'correct horse' });
    const head = `POST /api/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 10));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk;
    });
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await new Visitor(server.url).get('/api/live');

    server.child.kill('SIGTERM');
    await expect.poll(async () => (await new Visitor(server.url).get('/api/health')).status).toBe(503);
    socket.write(body.slice(10));
    const { code } = await server.finished;
    await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(code).toBe(0);
  });

  it('waits neither for a connection that was never used nor for one that waits for its next call', async () => {
    const server = await start({ DRAIN_SECONDS: '0' });
    const sockets = [0, 1].map(() => connect(Number(new URL(server.url).port), '127.0.0.1'));
    const [never, kept] = sockets;
    if (!never || !kept) throw new Error('no sockets');
    kept.write('GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => kept.once('data', resolve));
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    never.on('error', () => {});
    server.child.kill('SIGTERM');
    const { code, stderr } = await server.finished;
    await Promise.all(closed);
    expect(code).toBe(0);
    // Written when patience ends, after 15 seconds.
    expect(stderr).not.toContain('cut off');
  });

  it('on a second signal ends at once', async () => {
    const server = await start({ DRAIN_SECONDS: '600' });
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await new Visitor(server.url).get('/api/health')).status).toBe(503);
    server.child.kill('SIGTERM');
    expect((await server.finished).code).toBe(1);
  });
});
