import { expect, type Page } from '@playwright/test';
import { decibels, dominantHz, rms } from '#sound/testing/hearing.ts';
import { overflowOf, violationsOn } from './support/axe.ts';
import { hear, hearSilence, hearSteady, hearWhile, levelOf, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';
import { joinAs, setWidth } from './support/members.ts';

test.use({ bypassCSP: true });

const player = (page: Page) => page.getByRole('region', { name: 'Player' });

async function playAndListen(page: Page): Promise<void> {
  await listenTo(page);
  await page.goto('/gen');
  await page.getByRole('button', { name: 'Play session' }).click();
  await expect(player(page)).toBeVisible();
}

test('SHELL-43 the sound goes on, without a gap, while one moves from page to page', async ({ page }) => {
  await playAndListen(page);
  await hearSteady(page);
  const walk = async () => {
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  };
  const { left, sampleRate } = await hearWhile(page, walk, 1);
  expect(dominantHz(left, sampleRate)).toBeCloseTo(432, 2);
  const tenths = Array.from({ length: Math.floor((10 * left.length) / sampleRate) }, (_, at) =>
    decibels(rms(left.subarray((at * sampleRate) / 10, ((at + 1) * sampleRate) / 10))),
  );
  expect(Math.max(...tenths) - Math.min(...tenths)).toBeLessThan(0.1);
  await expect(player(page)).toContainText('432.00 Hz');
  await expect(player(page)).toContainText('Generator 1, sine');
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByRole('button', { name: 'Stop session' })).toBeVisible();
});

test('the bar is there once something has sounded, and stops and plays from any page', async ({ page }) => {
  await listenTo(page);
  await page.goto('/gen');
  await expect(page.getByRole('button', { name: 'Play session' })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Play session' }).click();
  await expect(player(page)).toContainText(/04:5\d left/);
  await page.getByRole('link', { name: 'Terms' }).click();
  await player(page).getByRole('button', { name: 'Player stop' }).click();
  await hearSilence(page);
  await player(page).getByRole('button', { name: 'Player play' }).click();
  await expect(player(page).getByRole('button', { name: 'Player stop' })).toBeVisible();
  // A start soon after the last one is merged with it, and comes at the end of the merge time at the latest.
  await hearSteady(page);
});

test('the volume of the bar is the master volume, and muting silences without moving it', async ({
  page,
}) => {
  await playAndListen(page);
  await hearSteady(page);
  const level = async () => levelOf(await hear(page, 0.4));
  const before = await level();
  await player(page).getByRole('slider', { name: 'Player volume', exact: true }).fill('30');
  await expect(page.getByRole('slider', { name: 'Master volume', exact: true })).toHaveValue('30');
  await expect.poll(async () => (await level()) - before).toBeCloseTo(-6.02, 1);
  await player(page).getByRole('button', { name: 'Player mute' }).click();
  await hearSilence(page);
  await expect(player(page).getByRole('slider', { name: 'Player volume', exact: true })).toHaveValue('30');
});

test('the system is told what plays, and its keys stop and play', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: Record<string, () => void> = {};
    navigator.mediaSession.setActionHandler = (action, answer) => {
      if (answer) keys[action] = () => answer({ action });
    };
    Object.assign(window, { keys });
  });
  await page.goto('/gen');
  await page.getByRole('button', { name: 'Play session' }).click();
  const told = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  await expect.poll(told).toEqual(['432.00 Hz', 'playing']);
  const press = (key: string) =>
    page.evaluate((name) => (window as unknown as { keys: Record<string, () => void> }).keys[name]?.(), key);
  await press('pause');
  await expect(page.getByRole('button', { name: 'Play session' })).toBeVisible();
  await expect.poll(told).toEqual(['432.00 Hz', 'paused']);
  await press('play');
  await expect(page.getByRole('button', { name: 'Stop session' })).toBeVisible();
});

test('what begins and ends is said aloud', async ({ page }) => {
  await page.goto('/gen');
  const said = page.locator('[aria-live="polite"]');
  await page.getByRole('button', { name: 'Play session' }).click();
  await expect(said.filter({ hasText: 'Playing' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop session' }).click();
  await expect(said.filter({ hasText: 'Stopped' })).toHaveCount(1);
});

test('on a phone the bar stands above the nav of members and covers nothing', async ({ page }) => {
  await joinAs(page);
  await setWidth(page, 'phone');
  await page.goto('/gen');
  await page.getByRole('button', { name: 'Play session' }).click();
  const bar = await player(page).boundingBox();
  const nav = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  if (!bar || !nav) throw new Error('no bar');
  expect(bar.y + bar.height).toBeLessThanOrEqual(nav.y + 1);
  const inset = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--player-inset'),
  );
  expect(inset).toContain('60px');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('link', { name: 'Contact' }).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar.y);
});

test('while a tone plays, with the tape open, axe finds nothing and nothing scrolls sideways at three widths', async ({
  page,
}) => {
  await setWidth(page, 'phone');
  await page.goto('/gen');
  await page.getByRole('button', { name: 'Play session' }).click();
  await expect(player(page)).toBeVisible();
  const entry = page.getByLabel('Generator 1 frequency', { exact: true });
  for (const width of [390, 834, 1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await entry.fill('20000');
    await expect(page.getByRole('slider', { name: 'Generator 1 fine tuning' })).toBeVisible();
    if (width !== 320) expect(await violationsOn(page), `at ${width} px`).toEqual([]);
    expect(await overflowOf(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    const number = await entry.boundingBox();
    expect(number?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((number?.x ?? 0) + (number?.width ?? 9999)).toBeLessThanOrEqual(width);
  }
});
