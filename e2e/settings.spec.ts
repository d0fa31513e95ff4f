import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
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

test('ACCT-02 ACCT-04 ACCT-05 a member moves to another address, takes the data along and leaves', async ({
  page,
  product,
}) => {
  const member = await openAccount(page);
  await page.goto('/auth');
  await logIn(page, member);
  await page.getByRole('button', { name: `Account of ${member.username}` }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change e-mail' }).click();
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

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByLabel('Your password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  const again = await page.request.post('/api/login', {
    data: { username: fresh, password: member.password },
  });
  expect(again.status()).toBe(401);
});
