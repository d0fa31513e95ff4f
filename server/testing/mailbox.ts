import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestServer } from './test-server.ts';

interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** What the link in it opens by, if it has one. */
  token: string | undefined;
  whole: string;
}

/** The mails that came to an address, when all that is under way has left. */
export async function readMails(
  { database, settings }: TestServer,
  address: string,
): Promise<ReceivedMail[]> {
  await expect.poll(() => database.kysely.selectFrom('outbox').select('key').execute()).toEqual([]);
  const folder = join(settings.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((whole) => whole.includes(`\nTo: ${address}\n`))
    .map(read);
}

function read(whole: string): ReceivedMail {
  const part = (type: string) => {
    const [, after = ''] = whole.split(`Content-Type: ${type}`);
    const [, body = ''] = (after.split('\n--')[0] ?? '').split(/\n\n(.*)/s);
    return decode(body);
  };
  const text = part('text/plain');
  return {
    subject: /^Subject: (.*)$/m.exec(whole)?.[1] ?? '',
    text,
    html: part('text/html'),
    token: /#token=([\w-]+)/.exec(text)?.[1],
    whole,
  };
}

/** Quoted-printable, as mails of long lines are written. */
function decode(body: string): string {
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
