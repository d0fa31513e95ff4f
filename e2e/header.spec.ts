import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { joinAs, setWidth } from './support/members.ts';

const main = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });

/** Name and target of every link in sight, in order. */
async function linksIn(page: Page, nav = main(page)): Promise<string[]> {
  await expect(nav.getByRole('link').first()).toBeVisible();
  return nav
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.getClientRects().length > 0)
        .map((link) => `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`),
    );
}

const everyone = ['Discover /dashboard', 'Library /library', 'Sessions /gen', 'Community /community'];
const gong = 'Gong /visualization';

test('SHELL-20 the header stays in sight while the page scrolls, and its logo leads home', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await expect(page.getByRole('banner')).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Cymara' }).click();
  await expect(page).toHaveURL('/');
});

test('SHELL-21 SHELL-22 the desktop nav lists four places for everyone, Profile for members only, and the gong after them', async ({
  page,
}) => {
  await setWidth(page, 'desktop');
  await page.goto('/');
  expect(await linksIn(page)).toEqual([...everyone, gong]);
  await joinAs(page);
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  expect(await linksIn(page)).toEqual([...everyone, 'Profile /profile', gong]);
});

test('SHELL-23 at tablet width the nav is icons, mood matcher and gong among them', async ({ page }) => {
  await setWidth(page, 'tablet');
  await page.goto('/');
  expect(await linksIn(page)).toEqual([...everyone, 'Mood /mood-matcher', gong]);
  for (const link of await main(page).getByRole('link').filter({ visible: true }).all()) {
    expect(await link.locator('svg').count()).toBe(1);
    expect((await link.innerText()).trim()).toBe('');
  }
});

test('SHELL-24 SHELL-26 a visitor on a phone gets a slide-out menu', async ({ page }) => {
  await setWidth(page, 'phone');
  await page.goto('/');
  await expect(main(page).getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await linksIn(page, menu.getByRole('navigation'))).toEqual([...everyone, gong]);
  await expect(menu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Sessions' }).click();
  await expect(page).toHaveURL('/gen');
  await expect(menu).toBeHidden();
});

test('SHELL-25 a member on a phone reaches every place by a bar that fits 360 px, and has no slide-out menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await joinAs(page);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect(await linksIn(page, bar)).toEqual([...everyone, 'Mood /mood-matcher', gong]);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const link of await bar.getByRole('link').filter({ visible: true }).all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await bar.getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL('/library');
});

test('SHELL-26 SHELL-27 a visitor sees Log in and Upgrade to Premium', async ({ page }) => {
  await setWidth(page, 'desktop');
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/plans');
});

test('SHELL-27 SHELL-28 SHELL-29 a free member sees the upgrade and a letter; a premium one a crown and no upgrade', async ({
  page,
  product,
}) => {
  const member = await joinAs(page);
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  const avatar = header.getByRole('button', { name: `Account of ${member.username}` });
  await expect(avatar).toHaveText('G');
  await expect(avatar.locator('.ui-avatar-crown')).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);

  await product.admin('grant-premium', member.username);
  await page.reload();
  await expect(avatar.locator('.ui-avatar-crown')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0);
});

test('SHELL-28 the avatar shows the picture of a member who has one', async ({ page }) => {
  await joinAs(page);
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), avatarUrl: '/icon.svg' } });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').locator('.ui-avatar img')).toHaveAttribute('src', '/icon.svg');
});

test('SHELL-30 SHELL-33 the menu of a free member: name, e-mail, then its entries in order', async ({
  page,
}) => {
  const member = await joinAs(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Account of ${member.username}` }).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu).toContainText(`${member.username}${member.email}`);
  await expect(menu).not.toContainText(/Premium Member|Administrator|Moderator/);
  const items = await menu
    .getByRole('menuitem')
    .evaluateAll((all) => all.map((item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`.trim()));
  expect(items).toEqual([
    'Profile /profile',
    'Visualize /visualization',
    'Community /community',
    'Upgrade to Premium /plans',
    'Log out',
  ]);
  await menu.getByRole('menuitem', { name: 'Visualize' }).click();
  await expect(page).toHaveURL('/visualization');
});

const standings = [
  { roles: ['premium'], lines: ['Premium Member'] },
  { roles: ['moderator'], lines: ['Moderator'] },
  { roles: ['admin'], lines: ['Administrator'] },
  { roles: ['premium', 'admin', 'moderator'], lines: ['Premium Member', 'Administrator'] },
];

for (const { roles, lines } of standings) {
  test(`SHELL-30 SHELL-31 SHELL-32 the menu of ${roles.join(' and ')} says ${lines.join(', ')}`, async ({
    page,
    product,
  }) => {
    const member = await joinAs(page);
    for (const role of roles) {
      if (role === 'premium') await product.admin('grant-premium', member.username);
      else await product.admin('grant-role', member.username, role);
    }
    const back = await page.request.post('/api/login', { data: member });
    expect(back.status()).toBe(200);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `Account of ${member.username}` }).click();
    const menu = page.getByRole('menu', { name: 'Account' });
    for (const line of ['Premium Member', 'Administrator', 'Moderator']) {
      await expect(menu.getByText(line, { exact: true })).toHaveCount(lines.includes(line) ? 1 : 0);
    }
    await expect(menu.getByRole('menuitem', { name: 'Upgrade to Premium' })).toHaveCount(
      roles.includes('premium') ? 0 : 1,
    );
  });
}

test('SHELL-34 AUTH-26 Log out ends the session and says so', async ({ page }) => {
  const member = await joinAs(page);
  await page.goto('/terms');
  await page.getByRole('button', { name: `Account of ${member.username}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

for (const [message, shown] of [
  ['{"message":"Not now"}', 'Not now'],
  ['', 'You are still logged in. Please try again.'],
] as const) {
  test(`ERR-06 a logout that fails with ${message || 'nothing said'} says "${shown}"`, async ({ page }) => {
    const member = await joinAs(page);
    await page.goto('/terms');
    await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: message }));
    await page.getByRole('button', { name: `Account of ${member.username}` }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByText('Logout failed')).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page.getByRole('button', { name: `Account of ${member.username}` })).toBeVisible();
  });
}

test('SHELL-35 the footer has terms, privacy, contact and the year', async ({ page }) => {
  await page.goto('/plans');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    'mailto:support@cymara.example',
  );
  await expect(footer).toContainText('© 2025 Cymara');
});
