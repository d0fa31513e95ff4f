import { expect, type Page } from '@playwright/test';
import { letHoldsRunOut } from './support/database.ts';
import { test } from './support/journey.ts';
import { joinAs, logIn, newcomer } from './support/members.ts';

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  confirmed: '4000 0025 0000 3155',
} as const;
const wait = { timeout: 30_000 };

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
}
const isPremium = async (page: Page) => (await (await page.request.get('/api/user')).json()).isPremium;

test('PAY-19 PLAN-13 PAY-11 PAY-12 PAY-20 who registers and pays, at the third try, has a premium account', async ({
  page,
  product,
}) => {
  const person = newcomer();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Register' }).click();
  for (const [name, value] of [
    ['Username', person.username],
    ['Email', person.email],
    ['Password', person.password],
    ['Confirm Password', person.password],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Continue to Choose Plan' }).click();
  await page.getByRole('button', { name: 'Choose Annual' }).click();

  await expect(page.getByRole('heading', { name: 'A test payment' })).toBeVisible(wait);
  expect(page.url()).not.toContain('secret');
  await expect(page.getByText('$96')).toBeVisible();
  await payWith(page, cards.declined);
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible(wait);
  expect((await page.request.post('/api/login', { data: person })).status()).toBe(401);
  await payWith(page, cards.confirmed);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();

  await expect(page).toHaveURL(/\/subscription-success\?checkout=/, wait);
  await expect(page.getByText('Subscription Successful!')).toBeVisible(wait);
  expect(await page.evaluate(() => sessionStorage.getItem('registrationData'))).toBeNull();
  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await logIn(page, person);
  await expect(page.getByText(`Welcome back, ${person.username}!`)).toBeVisible(wait);
  await page.goto('/premium');
  await expect(page.getByText('Premium, active.')).toBeVisible(wait);
  expect(product.lines.join('\n')).not.toMatch(/4000\s?0025|4000\s?0000/);
});

test('PAY-19 whose name was taken while paying gets another one, and is told so', async ({
  page,
  product,
}) => {
  const person = newcomer();
  const begun = await page.request.post('/api/create-subscription-checkout', {
    data: { ...person, planType: 'monthly' },
  });
  await page.goto((await begun.json()).checkoutUrl);
  await expect(page.getByText('$9', { exact: true })).toBeVisible(wait);
  letHoldsRunOut(product, person.username);
  const quicker = { ...newcomer(), username: person.username };
  expect((await page.request.post('/api/register', { data: quicker })).status()).toBe(201);
  await page.context().clearCookies();
  await payWith(page, cards.good);
  await expect(page.getByText('Somebody took your name while you were paying.')).toBeVisible(wait);
  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await logIn(page, { ...person, username: person.email });
  await expect(page.getByText(new RegExp(`^Welcome back, ${person.username}-\\d{3}!$`))).toBeVisible(wait);
  expect(await isPremium(page)).toBe(true);
});

test('PAY-10 PAY-16 ACCT-06 a member upgrades in two tabs at once and pays once, cancels, resumes, cancels, and the period ends', async ({
  page,
  product,
}) => {
  const member = await joinAs(page);
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto('/subscribe');
    await tab.getByRole('button', { name: cards.good }).click();
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Upgrade to Premium' }).click()));
  await expect.poll(() => isPremium(page), wait).toBe(true);
  await page.goto('/subscribe');
  await expect(page.getByText('Already Subscribed')).toBeVisible(wait);
  await expect(page).toHaveURL('/premium');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, do not renew' }).click();
  await expect(page.getByText('Premium, cancelled.')).toBeVisible(wait);
  expect(await isPremium(page)).toBe(true);
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(page.getByText('Premium, active.')).toBeVisible(wait);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Yes, do not renew' }).click();
  await expect(page.getByText('Premium, cancelled.')).toBeVisible(wait);

  await product.admin('grant-role', member.username, 'admin');
  expect((await page.request.post('/api/login', { data: member })).status()).toBe(200);
  await page.goto('/admin/test-payments');
  const row = page.getByRole('listitem', { name: member.username });
  await expect(row).toHaveCount(1, wait);
  await expect(row).toContainText('monthly, active, cancelled');
  // The day of the renewal has come; what is cancelled is not renewed.
  await row.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(row).toContainText('monthly, ended', wait);
  await expect.poll(() => isPremium(page), wait).toBe(false);
  await page.goto('/settings');
  await expect(page.getByText('Your subscription has ended.')).toBeVisible(wait);
});

test('PAY-16 PAY-17 PAY-18 what an operator lets happen takes Premium away, also when its webhook was lost', async ({
  open,
}) => {
  const settings = { RATE_LIMIT_SCALE: '100' };
  const { product: first, page } = await open(settings);
  const member = await joinAs(page);
  await page.goto('/subscribe?plan=yearly');
  await payWith(page, cards.good);
  await expect(page.getByText('Subscription Successful!')).toBeVisible(wait);

  await first.admin('grant-role', member.username, 'admin');
  expect((await page.request.post('/api/login', { data: member })).status()).toBe(200);
  await page.goto('/admin/test-payments');
  await page.getByRole('button', { name: 'Fail a renewal' }).click();
  await expect.poll(() => isPremium(page), wait).toBe(false);
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  await expect.poll(() => isPremium(page), wait).toBe(true);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('yearly, refunded')).toBeVisible(wait);
  expect(await isPremium(page)).toBe(true);
  await page.close();
  await first.stop();

  // At its start the server asks the provider what it missed.
  const { page: again } = await open({ ...settings, DATA_DIR: first.dataDir });
  expect((await again.request.post('/api/login', { data: member })).status()).toBe(200);
  await expect.poll(() => isPremium(again), wait).toBe(false);
});
