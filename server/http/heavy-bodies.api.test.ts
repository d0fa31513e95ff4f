import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainThreadCpu } from '../testing/main-thread-cpu.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const GUEST_SNAPSHOT = '/api/snapshots/guest';
const countPosts = async () =>
  (await server.database.kysely.selectFrom('posts').select('id').execute()).length;

describe('a body that is dear to read', () => {
  const bomb = `{"a":[${'{},'.repeat(2_400_000)}{}]}`;

  it.each([
    ['br', brotliCompressSync(bomb)],
    ['gzip', gzipSync(bomb)],
    ['deflate', Buffer.from(bomb.slice(0, 1_000))],
    ['zstd', Buffer.from('{}')],
    ['identity, br', brotliCompressSync(bomb)],
  ])('P9 packed as %s is refused with 415 before it is unpacked', async (encoding, body) => {
    const before = mainThreadCpu();
    const answer = await server.visitor().post(GUEST_SNAPSHOT, body, { 'content-encoding': encoding });
    expect(mainThreadCpu() - before).toBeLessThan(100);
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_encoding']);
  });

  it('P9 as it is, of 7 MB, is refused with 413 within 100 ms of the processor', async () => {
    const body = Buffer.from(bomb);
    const before = mainThreadCpu();
    const answer = await server.visitor().post(GUEST_SNAPSHOT, body);
    expect(mainThreadCpu() - before).toBeLessThan(100);
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  it('P9 is not read at all where there is no such call', async () => {
    const answer = await server.visitor().post('/api/nowhere', bomb.slice(0, 3_001));
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  it('said to be as it is goes through', async () => {
    const answer = await server
      .visitor()
      .post('/api/community/posts/guest', { content: 'Hello' }, { 'content-encoding': 'identity' });
    expect(answer.status).toBe(201);
  });
});

describe('a call that is wrong', () => {
  const wrong: [string, unknown, Record<string, string>, number][] = [
    ['without what it needs', {}, {}, 400],
    ['with broken JSON', '{', {}, 400],
    ['of another type', 'hello', { 'content-type': 'text/plain' }, 415],
    ['packed', '{}', { 'content-encoding': 'br' }, 415],
    ['too large', 'x'.repeat(100_000), {}, 413],
  ];

  it.each(wrong)('API-14 %s counts like any other', async (_, body, headers, status) => {
    const before = await countPosts();
    await server.database.kysely.deleteFrom('counters').execute();
    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      statuses.push((await server.visitor().post('/api/community/posts/guest', body, headers)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(status), ...Array(20).fill(429)]);
    expect(await countPosts()).toBe(before);
  });
});
