import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { timeLimits } from './time-limits.ts';

const app = fastify(timeLimits({ headersWithin: 300, requestWithin: 600 }));
app.post('/', async () => 'whole');
const port = app.listen({ port: 0, host: '127.0.0.1' }).then((url) => Number(new URL(url).port));
afterAll(() => app.close());

async function sendAndWait(text: string): Promise<string> {
  const socket = connect(await port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

// With a look every 30 seconds, none of these would be answered within the time of a test.
it('P12 who never finishes the headers is sent away', async () => {
  expect(await sendAndWait(HEAD)).toMatch(/^HTTP\/1\.1 408 /);
}, 20_000);

it('P12 who never finishes the body is sent away', async () => {
  expect(await sendAndWait(`${HEAD}Content-Length: 10\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 408 /);
}, 20_000);

it('P12 looks often enough that nobody stays longer than the limits say', () => {
  const { requestTimeout, http } = timeLimits({ headersWithin: 15_000, requestWithin: 120_000 });
  expect(requestTimeout + http.connectionsCheckingInterval).toBe(120_000);
  expect(http.headersTimeout + http.connectionsCheckingInterval).toBe(15_000);
});
