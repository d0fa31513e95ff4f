import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What stands on the wire: no client of Node would send these. */
async function sendLines(...lines: string[]) {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  const [head = '', text = ''] = answer.split('\r\n\r\n').slice(-2);
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: text && JSON.parse(text) };
}

const GET = 'GET /api/plans HTTP/1.1';
const POST = 'POST /api/logout HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';

describe('a request', () => {
  it.each<[string, number, string, string[]]>([
    ['without a Host', 400, 'malformed', [GET, 'Connection: close']],
    ['with two Hosts', 400, 'malformed', [GET, 'Host: a', 'Host: a', 'Connection: close']],
    ['with two Hosts, in the older version', 400, 'malformed', ['GET / HTTP/1.0', 'Host: a', 'Host: b']],
    [
      'that expects what nobody does',
      417,
      'expectation_failed',
      [GET, 'Host: a', 'Expect: tea', 'Connection: close'],
    ],
    ['packed on its way', 400, 'malformed', [POST, 'Host: a', 'Transfer-Encoding: gzip, chunked', '', '0']],
    ['in chunks twice', 400, 'malformed', [POST, 'Host: a', 'Transfer-Encoding: chunked, chunked', '', '0']],
    ['that is none', 400, 'malformed', ['NONSENSE']],
  ])(
    'API-11 %s is answered with words and with the headers of all answers',
    async (_, status, code, lines) => {
      const answer = await sendLines(...lines);
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ message: expect.stringMatching(/\w+ \w+/), code });
      for (const header of [
        'content-security-policy',
        'x-content-type-options: nosniff',
        'connection: close',
      ]) {
        expect(answer.head).toContain(header);
      }
    },
  );

  it.each([
    [200, [GET, 'Host: a', 'Connection: close']],
    [200, ['GET /api/plans HTTP/1.0']],
    [204, [POST, 'Host: a', 'Expect: 100-continue', 'Connection: close']],
    [204, [POST, 'Host: a', 'Connection: close', JSON_TYPE, 'Transfer-Encoding: Chunked', '', '0']],
  ])('as it should be is answered with %i: %j', async (status, lines) => {
    expect((await sendLines(...lines)).status).toBe(status);
  });
});
