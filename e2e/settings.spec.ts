import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dumpOf } from './support/database.ts';
import { test } from './support/journey.ts';
import { joinAs, logIn, openAccount } from './support/members.ts';
import type { Product } from './support/product.ts';

/** The link in the newest mail to this address, when it has come. */
async function linkFor({ dataDir }: Product, address: string, page: string): Promise<string> {
  const find = () => {
    try {
      const folder = join(dataDir, 'mail');
      const mails = readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .filter((mail) => mail.includes(`\nTo: ${address}\n`))
        .map((mail) => mail.replace(/=\n/g, '').replaceAll('=3D', '='));
      return mails.flatMap((mail) => new RegExp(`http\\S+${page}#token=[\\w-]+`).exec(mail) ?? [])[0] ?? '';
    } catch {
      return '';
    }
  };
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return find();
}

test('ACCT-01 ACCT-03 T16 who forgot the password sets a new one by the link from a mail, and is signed in here alone', async ({
  page,
  product,
  browser,
}) => {
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  const member = await joinAs(other);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible();
  await page.goto(await linkFor(product, member.email, '/reset-password'));
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await page.getByLabel('New password', { exact: true }).fill('a brand new password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/gen$/);
  await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible();
  expect((await other.request.get('/api/user')).status()).toBe(401);
  await elsewhere.close();
  expect(product.lines.join('\n')).not.toMatch(/token=|brand new password/);
});

/** Kept for the house, or on its way to the mailbox: no part of what members take along. */
const NOT_IN_THE_EXPORT = ['audit_log', 'mail_links', 'outbox', 'passkey_challenges'];

test('ACCT-02 ACCT-04 ACCT-05 T36 a member moves to another address, takes all data along and leaves nothing behind', async ({
  page,
  product,
}) => {
  const member = await openAccount(page);
  await page.goto('/auth');
  await logIn(page, member);
  await expect(page.getByText(`Welcome back, ${member.username}!`)).toBeVisible();
  for (const [path, data] of [
    ['/api/community/posts', { content: 'A canary sat on the fence' }],
    ['/api/programs', { name: 'Canary song', frequencies: [432], duration: 60 }],
    ['/api/get-or-create-subscription', { planType: 'yearly' }],
  ] as const)
    expect((await page.request.post(path, { data })).ok(), path).toBe(true);
  await page.getByRole('button', { name: `Account of ${member.username}` }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change email' }).click();
  const fresh = `new-${member.email}`;
  await page.getByLabel('New email').fill(fresh);
  await page.getByLabel('Your password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A change to ${fresh} waits`)).toBeVisible();
  await page.goto(await linkFor(product, fresh, '/confirm-email'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`${fresh} is the address of your account now`)).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByText(fresh).first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.users).toMatchObject([{ username: member.username, email: fresh }]);
  expect(data.posts).toMatchObject([{ content: 'A canary sat on the fence' }]);
  const [{ id }] = data.users;
  const before = dumpOf(product);
  const counts = [...before]
    .filter(([table]) => !NOT_IN_THE_EXPORT.includes(table))
    .map(([table, rows]) => [table, rows.filter((row) => row.user_id === id).length] as const)
    .filter(([, count]) => count > 0);
  expect(counts.map(([table]) => table)).toEqual(
    expect.arrayContaining(['sessions', 'posts', 'programs', 'subscriptions']),
  );
  for (const [table, count] of counts) expect(data[table], table).toHaveLength(count);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByLabel('Your password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  // The last mail tells of the deletion; until it has left, the outbox knows where to.
  const dump = () => JSON.stringify([...dumpOf(product)]);
  await expect.poll(dump, { timeout: 30_000 }).not.toMatch(new RegExp(`${member.username}|canary`, 'i'));
  const again = await page.request.post('/api/login', {
    data: { username: fresh, password: member.password },
  });
  expect(again.status()).toBe(401);
});
