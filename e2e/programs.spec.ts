import { expect, type Page } from '@playwright/test';
import { dominantHz } from '#sound/testing/hearing.ts';
import { hear, hearTone, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

test.use({ bypassCSP: true });

const programs = (page: Page) => page.getByRole('list', { name: 'Programs' });

test('PROG-04 PROG-05 PROG-11 PROG-12 PROG-10 what a member tuned is kept, found again, heard, counted and deleted', async ({
  page,
}) => {
  await joinAs(page);
  await listenTo(page);
  await page.goto('/gen');
  await expect(page.getByText('No saved programs yet. Create your first one!')).toBeVisible();
  await page.getByLabel('Generator 1 frequency', { exact: true }).fill('136.1');
  await expect(page.getByRole('slider', { name: 'Generator 1 frequency slider' })).toHaveValue('136.1');
  await page.getByRole('button', { name: 'New Program' }).click();
  // The typed number rests for half a second before it is the generator's own.
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('sound') ?? '{}').generators?.[0]?.frequency),
    )
    .toBe(136.1);
  await page.getByLabel('Name').fill('Year of the earth');
  await page.getByRole('button', { name: 'Save Program' }).click();
  await expect(programs(page)).toContainText('Year of the earth');

  await page.evaluate(() => localStorage.removeItem('sound'));
  await page.goto('/gen');
  await page.getByRole('button', { name: 'Play session' }).click();
  await page.getByRole('button', { name: 'Play Year of the earth' }).click();
  await expect(programs(page)).toContainText('used once');
  await expect(page.getByLabel('Generator 1 frequency', { exact: true })).toHaveValue('136.10');
  await hearTone(page, 136.1);
  const { left, sampleRate } = await hear(page, 1);
  expect(dominantHz(left, sampleRate)).toBeCloseTo(136.1, 1);

  await page.getByRole('button', { name: 'Year of the earth actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No saved programs yet. Create your first one!')).toBeVisible();
});

test('PRESET-27 PROG-14 PROG-16 a saved premium preset stays with the membership', async ({
  page,
  product,
}) => {
  const { username } = await joinAs(page);
  await product.admin('grant-premium', username);
  await page.goto('/gen');
  await expect(page.getByText('$9/month')).toHaveCount(0);
  await page.getByPlaceholder('Search presets...').fill('Bell of');
  const bell = page
    .getByRole('list', { name: 'Presets' })
    .getByRole('listitem')
    .filter({ hasText: 'Bell of' })
    .first();
  await expect(bell).toContainText('Hz');
  // Also while the row is still out of sight and not drawn, where innerText would be empty.
  const name = (await bell.locator('b').textContent()) ?? '';
  await bell.hover();
  await page.getByRole('button', { name: `${name} save to programs` }).click();
  await expect(programs(page)).toContainText(name);

  await product.admin('revoke-premium', username);
  await page.reload();
  await expect(page.getByText('$9/month')).toBeVisible();
  await page.getByRole('button', { name: `Play ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Premium content' });
  await dialog.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play session' })).toBeVisible();
});

test('PROG-20 a program that another page left is on the generators once', async ({ page }) => {
  await page.goto('/gen');
  await page.evaluate(() =>
    sessionStorage.setItem('currentProgram', JSON.stringify({ name: 'Old', frequencies: '210.42' })),
  );
  await page.reload();
  await expect(page.getByLabel('Generator 1 frequency', { exact: true })).toHaveValue('210.42');
  expect(await page.evaluate(() => sessionStorage.getItem('currentProgram'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Play session' })).toBeVisible();
});
