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

test('SHELL-21 SHELL-22 SHELL-26 SHELL-27 the desktop nav lists four places for everyone, Log in and Upgrade for visitors, Profile for members only, and the gong after them', async ({
  page,
}) => {
  await setWidth(page, 'desktop');
  await page.goto('/');
  expect(await linksIn(page)).toEqual([...everyone, gong]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/plans');
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

test('SHELL-35 the footer has terms, privacy, contact and the year', async ({ page }) => {
  await page.goto('/plans');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    'mailto:support@cymara.example',
  );
  const year = new Date().getFullYear();
  await expect(footer).toContainText(year > 2025 ? `© 2025–${year} Cymara` : '© 2025 Cymara');
});
