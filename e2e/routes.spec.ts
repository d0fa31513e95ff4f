import { expect } from '@playwright/test';
import { pages } from '#contract/rules/pages.ts';
import { test } from './support/journey.ts';
import { joinAs, logIn, newcomer, openAccount } from './support/members.ts';

const paths = Object.values(pages).map(({ path, guard }) => ({ path: path.replace(':id', '7'), guard }));
const open = paths.filter(({ guard }) => guard === 'open').map(({ path }) => path);
const forMembers = paths.filter(({ guard }) => guard === 'signedIn').map(({ path }) => path);

const heading = { level: 1 } as const;

test('SHELL-06 SHELL-07 a page for members sends a visitor to the auth page, with the way back', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect(forMembers.length).toBeGreaterThan(0);
  for (const path of forMembers) {
    // Within the open app, as a link would go there: the guard is the app's own, and each page loaded anew costs seconds.
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/auth');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(path);
    await page.evaluate(() => history.pushState(null, '', '/terms'));
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveCount(0);
  }
  const last = forMembers.at(-1) ?? '';
  await page.goto(last);
  await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(last)}`);
});

test('SHELL-03 the pages that are open to everyone are these', () => {
  expect(open.sort()).toEqual(
    [
      '/',
      '/about',
      '/confirm-email',
      '/forgot-password',
      '/gen',
      '/library/7',
      '/plans',
      '/plans-page',
      '/privacy',
      '/reset-password',
      '/subscription-success',
      '/terms',
      '/test-checkout',
    ].sort(),
  );
});

test('SHELL-10 SHELL-11 /premium sends a visitor to the auth page and a free member to the plans', async ({
  page,
}) => {
  await page.goto('/premium');
  await expect(page).toHaveURL('/auth?returnTo=%2Fpremium');
  await joinAs(page);
  await page.goto('/premium');
  await expect(page).toHaveURL('/plans');
});

test('SHELL-09 a guarded page shows a spinner, neither content nor redirect, while the login state loads', async ({
  page,
}) => {
  await joinAs(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/library');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', heading)).toHaveCount(0);
  await expect(page).toHaveURL('/library');
  answer();
  await expect(page.getByRole('heading', heading)).toHaveText('Frequency Library');
});

test('a guarded page says so when the account cannot be reached, and can be tried again', async ({
  page,
}) => {
  await joinAs(page);
  await page.route('**/api/user', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.goto('/library');
  await expect(page.getByText('We could not reach your account')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Frequency Library');
});

test('SHELL-04 /auth shows its forms to a visitor and sends a member to the dashboard', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await joinAs(page);
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
});

test('SHELL-05 a login leads to the page that was asked for, else to the dashboard', async ({ page }) => {
  const member = await openAccount(page);
  await page.goto('/library');
  await logIn(page, member);
  await expect(page).toHaveURL('/library');

  await page.context().clearCookies();
  await page.goto('/auth');
  await logIn(page, member);
  await expect(page).toHaveURL('/dashboard');
});

test('SHELL-05 a login never leads to another site', async ({ page, product }) => {
  const member = await openAccount(page);
  await page.goto(`/auth?returnTo=${encodeURIComponent('//evil.example')}`);
  await logIn(page, member);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test('SHELL-13 SHELL-14 the shortcuts lead to their pages', async ({ page }) => {
  await page.goto('/register');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/login');
  await expect(page).toHaveURL('/auth');
  await joinAs(page);
  await page.goto('/pricing');
  await expect(page).toHaveURL('/plans');
  await page.goto('/diagnose');
  await expect(page).toHaveURL('/mood-matcher');
  await page.goto('/gong');
  await expect(page).toHaveURL('/visualization');
});

for (const who of ['visitor', 'member'] as const) {
  test(`SHELL-15 any other path is the not-found page for a ${who}, and 404 for machines`, async ({
    page,
  }) => {
    if (who === 'member') await joinAs(page);
    for (const path of ['/nowhere', '/gen/more', '/community/people']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { ...heading, name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
      await expect(page.getByText('There is nothing at this address.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('SHELL-16 a page that one goes to begins at its top; Back finds the place one left', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { ...heading, name: 'Terms of service' })).toBeVisible();
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await privacy.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await privacy.click();
  await expect(page.getByRole('heading', { ...heading, name: 'Privacy' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { ...heading, name: 'Terms of service' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('AUTH-27 a session that has ended is asked after once: not retried, not repeated when the window gets the focus', async ({
  page,
  product,
}) => {
  await page.context().addCookies([{ name: 'cymara_sid', value: 'ended', url: product.url }]);
  const asked: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/user')) asked.push(answer.status());
  });
  await page.goto('/terms');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  // While the page is still coming its foot moves, and a click there may go past it.
  await expect(page.getByRole('heading', { ...heading, name: 'Terms of service' })).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { ...heading, name: 'Privacy' })).toBeVisible();
  expect(asked).toEqual([401]);
});

test('a visitor who brings no session causes no call that could only be refused', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/terms');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a name of 20 letters breaks no page of 320 px', async ({ page }) => {
  const member = { ...newcomer(), username: 'Wolfeschlegelsteinha' };
  await joinAs(page, member);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', heading)).toHaveText('Welcome back, Wolfeschlegelsteinha');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
