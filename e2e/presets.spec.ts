import { expect, type Page } from '@playwright/test';
import { decibels } from '#sound/testing/hearing.ts';
import { fitSine } from '#sound/testing/sine-fit.ts';
import { hear, hearSteady, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';

test.use({ bypassCSP: true });

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const press = (page: Page, name: string) => row(page, name).getByRole('button').first().click();
const card = (page: Page, generator: number) =>
  page.getByRole('article', { name: `Generator ${generator}`, exact: true });

test('PRESET-15 a free preset of three tones sounds in full for a visitor, and the cards stay locked', async ({
  page,
}) => {
  await listenTo(page);
  await page.goto('/gen');
  await press(page, 'First Ladder');
  await expect(page.getByRole('button', { name: 'Stop session' })).toBeVisible();
  await hearSteady(page);
  const { left, sampleRate } = await hear(page, 1);
  const levelAt = (hz: number) => decibels(fitSine(left, sampleRate, hz).amplitude);
  for (const hz of [174, 285, 396]) expect(levelAt(hz), `${hz} Hz`).toBeGreaterThan(-40);
  for (const hz of [432, 528]) expect(levelAt(hz), `${hz} Hz`).toBeLessThan(-60);
  await expect(card(page, 2)).toContainText('528.00 Hz, sine, 50 %');
  await expect(card(page, 3)).toContainText('396.00 Hz, sine, 50 %');
  for (const generator of [2, 3]) {
    await expect(card(page, generator).getByText('Premium Feature', { exact: true })).toBeVisible();
    await expect(card(page, generator).locator('input, button, select')).toHaveCount(0);
  }
});

test('PRESET-12 PRESET-32 a visitor keeps favorites over a reload, and a locked preset asks for Premium', async ({
  page,
}) => {
  await page.goto('/gen');
  await row(page, 'Liberation').hover();
  await page.getByRole('button', { name: 'Liberation favorite' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  const presets = page.getByRole('list', { name: 'Presets' });
  await expect(presets.getByRole('listitem')).toHaveCount(1);
  await expect(presets).toContainText('396 Hz');

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByPlaceholder('Search presets...').fill('Bell of');
  const locked = presets.getByRole('listitem').filter({ hasText: 'Premium' }).first();
  await expect(locked).not.toContainText('Hz');
  await locked.getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Premium content' });
  await expect(dialog.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play session' })).toBeVisible();
});

test('PRESET-30 PRESET-31 what a visitor shares stands in the community, marked as a guest’s exactly once', async ({
  page,
}) => {
  await page.goto('/gen');
  await row(page, 'Awakening').hover();
  await page.getByRole('button', { name: 'Awakening share with the community' }).click();
  const words = `A visitor was here, ${Date.now()}`;
  await page.getByLabel('Message').fill(words);
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/posts'));
  const posted = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/posts/guest'));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect((await asked).status()).toBe(401);
  expect(await (await posted).json()).toMatchObject({ content: `${words} (Guest post)`, isGuest: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
