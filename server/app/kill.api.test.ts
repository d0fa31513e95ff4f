import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { bundleTestServer, type ServerBundle, toEnv } from '../testing/server-process.ts';
import { makeTestDatabase } from '../testing/test-server.ts';
import { PASSWORD, registration, Visitor } from '../testing/visitor.ts';

const KILLS = 20;
const WRITERS = 6;
const FIRST_STARTS_KILLED = 10;

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleTestServer();
});
afterAll(() => bundle.remove());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it(`killed ${KILLS} times during registrations, no acknowledged account is lost and every start is ready without help`, async () => {
  const place = await makeTestDatabase();
  const env = { ...toEnv(place.settings), RATE_LIMIT_SCALE: '10000' };
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await bundle.start(env);
    const last = acknowledged.at(-1);
    if (last) {
      const login = await new Visitor(server.url).post('/api/login', { username: last, password: PASSWORD });
      expect(login.status, server.output().stderr).toBe(200);
    }
    const acknowledgedBefore = acknowledged.length;
    let isAlive = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let count = 0; isAlive; count += 1) {
        const name = `k${kill}w${writer}n${count}`;
        const answer = await new Visitor(server.url)
          .post('/api/register', registration(name))
          .catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(name);
        else if (!isAlive) return;
      }
    });
    // Only a kill between acknowledged writes says anything; then at a moment that differs each time.
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(acknowledgedBefore + 2);
    await pause((kill * 37) % 110);
    server.child.kill('SIGKILL');
    isAlive = false;
    await server.finished;
    await Promise.all(writers);
  }

  const database = openDatabase(place.settings);
  const users = await database.kysely.selectFrom('users').select(['username', 'password_hash']).execute();
  const kept = new Set(users.map((user) => user.username));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 3);
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  expect(users.filter((user) => !user.password_hash.startsWith('$argon2id$'))).toEqual([]);
  await database.close();
  await place.remove();
}, 300_000);

it(`a first start killed at ${FIRST_STARTS_KILLED} moments reaches ready the next time`, async () => {
  for (let attempt = 0; attempt < FIRST_STARTS_KILLED; attempt += 1) {
    const place = await makeTestDatabase();
    const env = toEnv(place.settings);
    const doomed = bundle.launch(env);
    await pause(100 + attempt * 60);
    doomed.child.kill('SIGKILL');
    await doomed.finished;
    const server = await bundle.start(env);
    expect((await new Visitor(server.url).get('/api/health')).status).toBe(200);
    server.child.kill('SIGKILL');
    await server.finished;
    await place.remove();
  }
}, 300_000);
