import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** What the mail server does with the next mails, in this order; afterwards it takes them. */
let moods: ('busy' | 'dies' | 'full')[] = [];
const taken: string[] = [];
const failing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  closeTimeout: 1,
  onRcptTo: (_, __, done) => done(moods[0] === 'busy' && moods.shift() ? failing(451) : null),
  onData: (stream, session, done) => {
    const mood = moods.shift();
    if (mood === 'dies') {
      stream.resume();
      for (const connection of mailServer.connections as Set<{ id: string; _socket: { destroy(): void } }>) {
        if (connection.id === session.id) connection._socket.destroy();
      }
      return;
    }
    text(stream).then((message) => {
      if (mood === 'full') return done(failing(452));
      taken.push(message);
      done();
    }, done);
  },
});
mailServer.on('error', () => {});

let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  server = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

it('ACCT-01 ACCT-07 a mail reaches a mail server that is busy, dies in the middle and is full, and reaches it once', async () => {
  moods = ['busy', 'dies', 'full'];
  await server.visitor().register('Patient');
  await server.visitor().post('/api/password/forgot', { email: 'patient@example.org' });
  const { kysely } = server.database;
  const waiting = async () => {
    // The pauses between the attempts are over at once.
    await kysely
      .updateTable('outbox')
      .set({ due_at: 0 })
      .where('due_at', '>', 0)
      .where('attempts', '<', 4)
      .execute();
    return kysely.selectFrom('outbox').select(['kind', 'attempts']).execute();
  };
  await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toEqual([]);
  expect(moods).toEqual([]);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('To: Patient@example.org');
  expect(taken[0]).toMatch(/reset-password/);
});
