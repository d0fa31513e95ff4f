import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptTables } from '../db/backup/tables.ts';
import { runFuzz } from '../testing/fuzz/run.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const CASES = 2_000;
const SEED = 20_261_115;

let server: TestServer;
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled);
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1000', TRUST_PROXY: '1' } });
});
afterAll(async () => {
  process.off('unhandledRejection', noteUnhandled);
  await server.stop();
});

it(`P9 ${CASES} seeded requests of every wrong kind over every route: no answer from 500 on, none dear, and nothing is written by what is refused`, async () => {
  const member = await server.member();
  const staff = await server.member({ premium_grant: 1, is_admin: 1, is_moderator: 1 });
  const cookies = { member: member.cookie ?? '', staff: staff.cookie ?? '' };
  const { url, database } = server;
  const report = await runFuzz({ url, database, cookies, pid: process.pid }, { seed: SEED, cases: CASES });
  expect(report.bad).toEqual([]);
  expect(unhandled).toEqual([]);
  expect(report.silentWrites).toEqual([]);
  expect(report.windowsCompared).toBeGreaterThan(0);
  expect(report.tables).toEqual(expect.arrayContaining(keptTables.map(({ name }) => name)));
  expect(report.dearestCall.cpuMs, report.dearestCall.call).toBeLessThan(100);
  expect((await server.visitor().get('/api/health')).status).toBe(200);
  for (const visitor of [member, staff]) expect((await visitor.get('/api/user')).status).toBe(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}, 300_000);
