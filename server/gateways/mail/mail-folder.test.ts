import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mailIntoFolder } from './mail-folder.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'cymara-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const mail = {
  key: 'reset-1',
  to: 'ada@example.org',
  subject: 'A new password',
  text: 'Open this link.',
  html: '<p>Open this link.</p>',
};

it('ACCT-07 without a mail server a mail is a file for its owner alone, once however often it is sent', async () => {
  const written: string[] = [];
  const mailer = mailIntoFolder({
    dataDir,
    from: 'support@cymara.example',
    written: (file) => written.push(file),
  });
  await mailer.send(mail);
  await mailer.send(mail);
  const folder = join(dataDir, 'mail');
  expect(readdirSync(folder)).toEqual(['reset-1.eml']);
  const file = join(folder, 'reset-1.eml');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('To: ada@example.org');
  expect(text).toContain('From: Cymara <support@cymara.example>');
  expect(text).toContain('Subject: A new password');
  expect(text).toContain('Message-ID: <reset-1@cymara.example>');
  expect(text).toContain('Content-Type: text/plain');
  expect(text).toContain('Content-Type: text/html');
  expect(written).toEqual([file, file]);
});

it('an address that would be two, or a line of its own, stays one address', async () => {
  const mailer = mailIntoFolder({ dataDir, from: 'support@cymara.example', written: () => {} });
  await mailer.send({ ...mail, key: 'odd', to: 'a@example.org,b@example.org\r\nBcc: c@example.org' });
  const head = readFileSync(join(dataDir, 'mail', 'odd.eml'), 'utf8').split('\n\n')[0] ?? '';
  expect(head).not.toMatch(/^Bcc:/m);
});
