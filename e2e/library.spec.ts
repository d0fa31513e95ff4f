import { expect, type Page } from '@playwright/test';
import { presets } from '#catalogue/presets.ts';
import { decibels } from '#sound/testing/hearing.ts';
import { amplitudeAt } from '#sound/testing/sine-fit.ts';
import { hear, hearSilence, hearSteady, levelOf, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

test.use({ bypassCSP: true });

const cards = (page: Page) => page.locator('.preset-card');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

test('LIB-02 LIB-05 LIB-09 LIB-10 a member looks a preset up, hears it at its numbers, and pauses it', async ({
  page,
}) => {
  await joinAs(page);
  await listenTo(page);
  await page.goto('/library');
  await expect(page.getByRole('definition').first()).toHaveText('300');
  await expect(page.getByText('Total Presets')).toBeVisible();
  await expect(cards(page)).toHaveCount(300);

  await page.getByRole('searchbox', { name: 'Search frequencies' }).fill('second LADDER');
  await expect(page).toHaveURL(/\/library\?q=second\+LADDER$/);
  await expect(cards(page).first()).toContainText('Second Ladder');
  expect(await cards(page).count()).toBeLessThan(5);
  const ladder = card(page, 'Second Ladder');
  await ladder.hover();
  await ladder.getByRole('button', { name: 'Play Second Ladder' }).click();
  await expect(ladder.getByRole('button', { name: 'Pause Second Ladder' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Second Ladder');

  await hearSteady(page);
  const { left, right, sampleRate } = await hear(page, 1);
  const loudness = (hz: number) => decibels(amplitudeAt(left, sampleRate, hz));
  const whole = levelOf({ left, right });
  for (const hz of [417, 528, 639]) expect(Math.abs(loudness(hz) - loudness(417))).toBeLessThan(0.1);
  for (const hz of [396, 422, 741, 1056]) expect(loudness(hz)).toBeLessThan(whole - 50);

  await ladder.getByRole('button', { name: 'Pause Second Ladder' }).click();
  await expect(ladder.getByRole('button', { name: 'Play Second Ladder' })).toBeVisible();
  await hearSilence(page);
});

test('LIB-03 LIB-16 PRESET-32 a free member sees all 300, is offered the upgrade for a locked one, and is sent no premium number by any answer', async ({
  page,
}) => {
  await joinAs(page);
  const answers: { url: string; text: string }[] = [];
  // Read on its way to the page: once a page has gone, the browser no longer tells what it was sent.
  await page.route('**/*', async (route) => {
    if (/font|image|media/.test(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    answers.push({ url: response.url(), text: await response.text() });
    // The page may have gone on to another address meanwhile.
    await route.fulfill({ response }).catch(() => {});
  });
  await page.goto('/library?sort=premium');
  await expect(page.getByText('Total Presets')).toBeVisible();
  const total = presets.flatMap(({ frequencies }) => frequencies).length.toLocaleString('en-US');
  await expect(page.getByRole('definition').filter({ hasText: total })).toBeVisible();

  await card(page, 'DNA Repair').getByRole('button', { name: 'DNA Repair', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Premium content' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Maybe Later' }).click();

  await page.goto('/library?preset=137');
  await expect(page.getByRole('dialog', { name: 'DNA Repair' })).toContainText('Where it comes from');
  await page.goto('/library?preset=3');
  await expect(page.getByRole('dialog', { name: 'Transformation' })).toContainText('LUFS');
  // Every answer is read to its end: none may still be on its way when the browser closes.
  await page.unrouteAll({ behavior: 'wait' });

  const isFree = new Set(
    presets.filter((preset) => !preset.isPremium).flatMap(({ frequencies }) => frequencies),
  );
  // Whole numbers and short ones stand in any script; three digits and two decimals stand nowhere by chance.
  const secret = presets
    .flatMap(({ frequencies }) => frequencies)
    .filter((hz) => !isFree.has(hz) && /^\d{3,}\.\d{2}$/.test(String(hz)));
  expect(secret.length).toBeGreaterThan(300);
  expect(answers.filter(({ url }) => url.endsWith('/api/presets')).length).toBeGreaterThan(1);
  const told = answers.flatMap(({ url, text }) => {
    const numbers = new Set(text.match(/\d+\.\d+/g));
    return secret.filter((hz) => numbers.has(String(hz))).map((hz) => `${hz} in ${url}`);
  });
  expect(told).toEqual([]);
});

test('a view can be linked; back closes the sheet; only the plates in sight are drawn, however far one scrolls', async ({
  page,
}) => {
  await joinAs(page);
  await page.goto('/library?category=Energy&sort=duration');
  await expect(cards(page)).toHaveCount(50);
  await page.getByRole('link', { name: 'Transformation' }).click();
  await expect(page.getByRole('dialog', { name: 'Transformation' })).toContainText('528.00 Hz');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/category=Energy&sort=duration$/);

  await page.goto('/library');
  const plates = page.locator('.preset-card .figure-picture');
  await cards(page).nth(299).scrollIntoViewIfNeeded();
  await expect(cards(page).nth(299).locator('.figure-picture')).toBeVisible();
  expect(await plates.count()).toBeLessThan(60);
});
