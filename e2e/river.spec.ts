import { expect, type Page } from '@playwright/test';
import { decibels, rms } from '#sound/testing/hearing.ts';
import { hear, hearWhile, levelNow, levelOf, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';

test.use({ bypassCSP: true });

const RIVER_FILE = '**/audio/river.mp3';
/** Shorter silences than this are heard as part of the water. */
const WINDOW_SECONDS = 0.01;

const river = (page: Page) => page.getByRole('region', { name: 'Relaxing River' });
const mixer = (page: Page) => page.getByRole('region', { name: 'Master Sound Mixer' });
const button = (page: Page, name: string) => river(page).getByRole('button', { name, exact: true });
const seekBar = (page: Page) => page.getByRole('slider', { name: 'River position' });
const state = (page: Page) => river(page).locator('[data-status]');

async function openAndListen(page: Page): Promise<void> {
  await listenTo(page);
  await page.goto('/gen');
  await expect(button(page, 'Play river')).toBeVisible();
}

async function playRiver(page: Page): Promise<void> {
  await button(page, 'Play river').click();
  await expect(state(page)).toHaveText('Playing');
  await expect.poll(() => levelNow(page)).toBeGreaterThan(-50);
}

/** The quietest 10 ms, in dB of full scale. */
function quietest(samples: Float32Array, sampleRate: number): number {
  const length = Math.round(sampleRate * WINDOW_SECONDS);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at + length <= samples.length; at += length)
    least = Math.min(least, rms(samples.subarray(at, at + length)));
  return decibels(least);
}

test('RIVER-01 RIVER-02 RIVER-03 the river is ready, loads when it is played, plays and pauses without a click', async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let asked = 0;
  await page.route(RIVER_FILE, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await openAndListen(page);
  await expect(river(page).getByRole('heading', { name: 'Relaxing River' })).toBeVisible();
  await expect(river(page).getByText('Natural flowing water sounds')).toBeVisible();
  await expect(button(page, 'River player volume')).toBeVisible();
  await expect(button(page, 'Loop river')).toHaveAttribute('aria-pressed', 'true');
  await expect(state(page)).toHaveText('Ready');
  expect(asked).toBe(0);

  await button(page, 'Play river').click();
  await expect(state(page)).toHaveText('Loading');
  await expect(button(page, 'Play river')).toBeDisabled();
  letThrough();
  await expect(state(page)).toHaveText('Playing');
  await expect.poll(() => levelNow(page)).toBeGreaterThan(-50);
  await seekBar(page).fill('40');
  await expect.poll(() => seekBar(page).inputValue().then(Number)).toBeGreaterThan(41);

  const pause = async () => {
    // Some of the running water first, to compare with.
    await page.waitForTimeout(300);
    await button(page, 'Pause river').click();
  };
  const { left, sampleRate, pressedAt } = await hearWhile(page, pause, 0.8);
  await expect(state(page)).toHaveText('Paused');
  const press = pressedAt ?? 0;
  expect(decibels(rms(left.subarray(press + 0.3 * sampleRate)))).toBeLessThan(-90);
  // An end without a click has no step in it: no sample differs from the last by more than before.
  const steepest = (from: number, to: number) => {
    let most = 0;
    for (let at = Math.max(1, from); at < to; at += 1)
      most = Math.max(most, Math.abs((left[at] ?? 0) - (left[at - 1] ?? 0)));
    return most;
  };
  expect(steepest(press, left.length)).toBeLessThanOrEqual(steepest(1, press) * 1.5);
  expect(asked).toBe(1);

  const stood = await seekBar(page).inputValue();
  await button(page, 'Play river').click();
  await expect(state(page)).toHaveText('Playing');
  expect(Number(await seekBar(page).inputValue()) - Number(stood)).toBeLessThan(3);
});

test('RIVER-04 with Loop it turns without a gap, without Loop it ends there', async ({ page }) => {
  await openAndListen(page);
  await playRiver(page);
  await seekBar(page).fill('90');
  // The move itself is a short fade; what is listened to begins after it, and long enough before the turn to be seen.
  await expect.poll(() => seekBar(page).inputValue().then(Number)).toBeGreaterThanOrEqual(91);
  const { left, right, sampleRate } = await hear(page, 7);
  await expect.poll(() => seekBar(page).inputValue().then(Number)).toBeLessThan(20);
  const least = Math.min(...[left, right].map((ear) => quietest(ear, sampleRate)));
  expect(least).toBeGreaterThan(-60);

  await button(page, 'Loop river').click();
  await expect(button(page, 'Loop river')).toHaveAttribute('aria-pressed', 'false');
  await seekBar(page).fill('94');
  await expect(state(page)).toHaveText('Ready');
  await expect(seekBar(page)).toHaveValue('0');
  await expect.poll(() => levelNow(page)).toBeLessThan(-90);
});

test('RIVER-05 a file that does not come is told in its words, and may be tried again', async ({ page }) => {
  await page.route(RIVER_FILE, (route) => route.abort());
  await openAndListen(page);
  await button(page, 'Play river').click();
  await expect(river(page).getByText('Error loading audio file')).toBeVisible();
  await expect(mixer(page).getByText('River Ready')).toBeVisible();
  await page.unroute(RIVER_FILE);
  await button(page, 'Try again').click();
  await expect(state(page)).toHaveText('Playing');
});

test('MIX-07 master and river volume are the same in the mixer and in the river, and are heard', async ({
  page,
}) => {
  await openAndListen(page);
  const fader = (name: string) => mixer(page).getByRole('slider', { name: `${name} volume`, exact: true });
  const own = (name: string) => page.getByRole('slider', { name, exact: true });
  await playRiver(page);
  // Fades run by the clock of the sound.
  await hear(page, 0.3);
  const loud = levelOf(await hear(page, 1));
  await fader('River').fill('20');
  await fader('Master').fill('30');
  await button(page, 'River player volume').click();
  await expect(own('River')).toHaveValue('20');
  await expect(own('Master')).toHaveValue('30');
  await hear(page, 0.3);
  // A quarter of what it was: 12 dB, give or take the water's own swell.
  const quiet = levelOf(await hear(page, 1)) - loud;
  expect(quiet).toBeGreaterThan(-16);
  expect(quiet).toBeLessThan(-8);
  await own('River').fill('60');
  await own('Master').fill('80');
  await expect(fader('River')).toHaveValue('60');
  await expect(fader('Master')).toHaveValue('80');
});

test('RIVER-07 the river plays under tones and music, and each can be stopped alone from any page', async ({
  page,
}) => {
  await openAndListen(page);
  await playRiver(page);
  await page.getByRole('button', { name: 'Play session' }).click();
  await page.getByRole('button', { name: 'Play song', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Player' });
  const on = (name: string) => bar.getByRole('button', { name, exact: true });
  await page.getByRole('link', { name: 'Terms' }).click();
  for (const name of ['Player tones', 'Player music', 'Player river'])
    await expect(on(name)).toHaveAttribute('aria-pressed', 'true');
  const together = await levelNow(page);
  await on('Player tones').click();
  await on('Player music').click();
  await expect(bar).toContainText('Relaxing River');
  await hear(page, 0.3);
  const alone = await levelNow(page);
  expect(alone).toBeLessThan(together);
  expect(alone).toBeGreaterThan(-50);
  await on('Player river').click();
  await expect.poll(() => levelNow(page)).toBeLessThan(-90);
  await on('Player pause').or(on('Player play')).click();
  await expect.poll(() => levelNow(page)).toBeGreaterThan(-50);
});
