import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/all.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { Schema } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

const REQUESTS = 2_000;
const SEED = 20_261_115;
const AT_ONCE = 8;
/** All that people own. Counters and the note of when a session was last seen may move. */
const TABLES = [
  'users',
  'known_addresses',
  'audit_log',
  'posts',
  'post_likes',
  'pictures',
  'programs',
] satisfies (keyof Schema)[];

let server: TestServer;
let member: Visitor;
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled);
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '1000' } });
  member = server.visitor();
  const { body } = await member.register('Member');
  await server.database.kysely
    .updateTable('users')
    .set({ premium_grant: 1, is_admin: 1, is_moderator: 1 })
    .where('id', '=', body.id)
    .execute();
});
afterAll(async () => {
  process.off('unhandledRejection', noteUnhandled);
  await server.stop();
});

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDC00y',
  '\u202E',
  "' or 1=1 --",
  '%',
  '_',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'data:image/png;base64,AAAA',
  '9'.repeat(400),
  'a'.repeat(30_000),
  '🌀'.repeat(5_000),
  '__proto__',
  'constructor',
);
const leaf = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.bigInt().map(String),
  fc.constantFrom(null, true, false, -0, 1e308, Number.MAX_SAFE_INTEGER, [], {}),
);
const FIELDS = [
  'username',
  'email',
  'password',
  'content',
  'imageUrl',
  'name',
  'settings',
  'rating',
  'comment',
  'dataUrl',
  'frequency',
  'snapshotId',
  'planType',
  'userDescription',
  'mood',
  'preferredCategories',
  'favoriteFrequencies',
  'recommendationId',
  'duration',
  'isPremium',
  'isAdmin',
  'userId',
  'id',
];
/** No leaf is an e-mail address, so a body of this kind never registers anyone. */
const someObject = fc.dictionary(
  fc.constantFrom(...FIELDS),
  fc.oneof(leaf, fc.array(leaf, { maxLength: 5 })),
);
const body = fc.oneof(
  someObject.map((value) => JSON.stringify(value)),
  someObject.map((value) => JSON.stringify(value).slice(0, -1)),
  fc
    .anything({ maxDepth: 12 })
    .map(
      (value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '',
    ),
  fc.integer({ min: 1, max: 50_000 }).map((depth) => '['.repeat(depth)),
  fc.constantFrom(
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"username":1e999}',
    '{"username":"a","username":"b"}',
    '\uFEFF{}',
    '{"a":"\\ud800"}',
    'x'.repeat(70_000),
  ),
  fc.string({ unit: 'binary' }),
);
const contentType = fc.constantFrom(
  ...Array<string>(12).fill('application/json'),
  '',
  'text/plain',
  'application/json, text/html',
  'application/json\t;charset=x',
  'multipart/form-data',
  'application/xml',
);
const segment = fc.oneof(
  fc.constantFrom('1', '0', '-1', '1.5', '1e3', '99999999999', '%00', '%F0', '..', 'abc', '%E2%80%AE'),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?cursor=%00',
    '?q=%25',
    '?q[]=1',
    '?q=1&q=2',
    '?__proto__[x]=1',
    `?q=${'a'.repeat(3_000)}`,
    '?cursor=%F0',
  ),
);

const request = fc.record({
  endpoint: fc.constantFrom(...(Object.values(endpoints) as Endpoint[])),
  isMember: fc.boolean(),
  segment,
  query,
  body,
  contentType,
});

it(`${REQUESTS} seeded requests of every wrong kind over every route: no answer from 500 on, and nothing is written but what was answered with 201`, async () => {
  const before = await checksums();
  const requests = fc.sample(request, { seed: SEED, numRuns: REQUESTS });
  const bad: string[] = [];
  let posted = 0;
  for (let first = 0; first < requests.length; first += AT_ONCE) {
    const answers = await Promise.all(requests.slice(first, first + AT_ONCE).map(send));
    for (const [index, answer] of answers.entries()) {
      const { endpoint, ...rest } = requests[first + index] ?? {};
      // Any printable words make a post, from whomever they come.
      if (answer.status === 201 && endpoint?.path.startsWith('/api/community/posts')) posted += 1;
      if (!isGood(answer))
        bad.push(`${endpoint?.method} ${endpoint?.path} ${JSON.stringify(rest)}: ${answer.status}`);
    }
  }
  expect(bad).toEqual([]);
  expect(unhandled).toEqual([]);
  const { numDeletedRows } = await server.database.kysely.deleteFrom('posts').executeTakeFirst();
  expect(Number(numDeletedRows)).toBe(posted);
  expect(await checksums()).toEqual(before);
  expect((await server.visitor().get('/api/health')).status).toBe(200);
  expect((await member.get('/api/user')).status).toBe(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}, 300_000);

function send(sample: typeof request extends fc.Arbitrary<infer Sample> ? Sample : never): Promise<Answer> {
  const { endpoint, isMember, segment, query, body, contentType } = sample;
  const path = `${endpoint.path.replace(/\{\w+\}/, segment)}${query}`;
  // Logging the member out would turn all that follows into a visitor's requests.
  const visitor = isMember && endpoint.path !== '/api/logout' ? member : server.visitor();
  if (endpoint.method === 'GET') return visitor.get(path);
  return visitor.send(endpoint.method, path, { body, headers: { 'content-type': contentType } });
}

/** Below 500, and if it is no success, with words. */
function isGood({ status, body }: Answer): boolean {
  return status < 400 || (status < 500 && typeof body?.message === 'string' && body.message !== '');
}

async function checksums(): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of TABLES) {
    const rows = await server.database.kysely.selectFrom(table).selectAll().execute();
    sums[table] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }
  return sums;
}
