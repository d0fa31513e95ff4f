import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { Breaker, GatewayRefusal, OutOfReach } from '../breaker.ts';
import { guardMailer } from './mailer.ts';
import { mailBySmtp } from './smtp.ts';

const mail = {
  key: 'reset-1',
  to: 'ada@example.org',
  subject: 'A new password',
  text: 'Open this link.',
  html: '<p>Open this link.</p>',
};

let server: SMTPServer;
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function serve(options: SMTPServerOptions) {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return mailBySmtp({ url: `smtp://127.0.0.1:${port}`, from: 'support@cymara.example' });
}

const failing = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('ACCT-07 mail by SMTP', () => {
  it('hands over the mail whole, under an id that is its own', async () => {
    const taken: string[] = [];
    const mailer = await serve({
      onData: (stream, { envelope }, done) => {
        text(stream).then((message) => {
          taken.push(`${envelope.rcptTo.map(({ address }) => address)}\n${message}`);
          done();
        }, done);
      },
    });
    await mailer.send(mail);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatch(/^ada@example\.org\n/);
    expect(taken[0]).toContain('Message-ID: <reset-1@cymara.example>');
    expect(taken[0]).toContain('Open this link.');
  });

  it('is refused for good by an address that does not exist', async () => {
    const mailer = await serve({ onRcptTo: (_, __, done) => done(failing(550)) });
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(GatewayRefusal);
  });

  it.each([
    ['busy', { onRcptTo: (_, __, done) => done(failing(451)) }],
    [
      'full at the last moment',
      { onData: (stream, _, done) => stream.resume().on('end', () => done(failing(552))) },
    ],
    ['closed', { onConnect: (_, done) => done(failing(554)) }],
  ] satisfies [string, SMTPServerOptions][])(
    'fails, to be tried again, when the server is %s',
    async (_, options) => {
      const mailer = await serve(options);
      const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(GatewayRefusal);
    },
  );

  it('fails when the server dies in the middle', async () => {
    const mailer = await serve({
      onData: (stream, session) => {
        stream.resume();
        for (const connection of server.connections) {
          if ((connection as unknown as { id: string }).id === session.id)
            (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        }
      },
    });
    await expect(mailer.send(mail)).rejects.toThrow();
  });

  it('does not wait for ever when the server stalls', async () => {
    const mailer = await serve({ onMailFrom: () => {} });
    const guarded = guardMailer(mailer, new Breaker('The mail server', { withinMs: 300 }));
    await expect(guarded.send(mail)).rejects.toBeInstanceOf(OutOfReach);
  });
});
