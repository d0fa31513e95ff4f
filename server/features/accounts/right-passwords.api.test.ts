import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, registration } from '../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('right passwords are no failures, however many come at once', async () => {
  await server.visitor().register('Hasty');
  const login = () => server.visitor().post('/api/login', { username: 'Hasty', password: PASSWORD });
  const statuses = (await Promise.all(Array.from({ length: 30 }, login))).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect((await login()).status).toBe(200);
});

it.each(['\u3164\u3164\u3164', 'a\u034f\u034f', 'a\ufe0fb'])(
  'a name of which too little can be seen is refused: %j',
  async (username) => {
    const email = 'unseen@example.org';
    const answer = await server.visitor().post('/api/register', { ...registration('x'), username, email });
    expect(answer.status).toBe(400);
  },
);
