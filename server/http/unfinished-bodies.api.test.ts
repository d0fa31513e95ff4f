import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '100' } });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
});

const PATH = '/api/snapshots/guest';

/** Says that seven megabytes come, and sends the first bytes of them. */
function beginBody(): void {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = `POST ${PATH} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: 7340032\r\n\r\n{"dataUrl":"`);
  sockets.push(socket);
}

it('P12 who begins many large bodies and ends none is told to wait, and nobody else is', async () => {
  const member = await server.member();
  for (let count = 0; count < 4; count += 1) beginBody();
  const large = JSON.stringify({ dataUrl: 'x'.repeat(4_000_000) });
  const codeOf = async () => (await server.visitor().post(PATH, Buffer.from(large))).body.code;
  await expect.poll(codeOf).toBe('too_many');
  // Ordinary calls have no part in it, nor has a member who sends from the same place.
  expect((await server.visitor().get('/api/presets')).status).toBe(200);
  expect((await member.post('/api/snapshots/direct', Buffer.from(large))).body.code).toBe('invalid');
  for (const socket of sockets) socket.destroy();
  await expect.poll(codeOf).toBe('invalid');
});

it('T12 T30 who is signed out or suspended while a body is on its way is refused when it has come', async () => {
  const { kysely } = server.database;
  const [left, silenced] = [await server.member(), await server.member()];
  const ids = await Promise.all([left, silenced].map(async (who) => (await who.get('/api/user')).body.id));
  const body = JSON.stringify({ content: 'Too late' });
  const begin = (cookie = '') => {
    const { hostname, port, host } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.write(
      `POST /api/community/posts HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    return socket;
  };
  const begun = [begin(left.cookie), begin(silenced.cookie)];
  // Both were let in: a call is counted when it is.
  for (const id of ids)
    await expect
      .poll(() =>
        kysely.selectFrom('counters').select('key').where('key', '=', `post:60:member:${id}`).execute(),
      )
      .not.toEqual([]);
  await kysely.deleteFrom('sessions').where('user_id', '=', ids[0]).execute();
  await kysely.updateTable('users').set({ suspended: 1 }).where('id', '=', ids[1]).execute();
  const answers = begun.map(async (socket) => {
    socket.write(body.slice(5));
    const [answer] = await once(socket, 'data');
    return String(answer).slice(9, 12);
  });
  expect(await Promise.all(answers)).toEqual(['401', '403']);
});
