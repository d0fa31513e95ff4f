import { expect, type Page } from '@playwright/test';
import { songs } from '#catalogue/songs.ts';
import { sourceGain } from '#sound/plan/levels.ts';
import { clickDbr, decibels, rms } from '#sound/testing/hearing.ts';
import { toneFile } from '#sound/testing/tone-file.ts';
import { type Heard, hear, hearWhile, levelNow, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';
import type { Product } from './support/product.ts';

test.use({ bypassCSP: true });

const collection = (page: Page) => page.getByRole('region', { name: 'Healing Music Collection' });
const mixer = (page: Page) => page.getByRole('region', { name: 'Master Sound Mixer' });
const bar = (page: Page) => page.getByRole('region', { name: 'Player' });
const titleOf = (index: number) => songs[index]?.title ?? '';
const row = (page: Page, index: number) =>
  collection(page).getByRole('button', { name: new RegExp(`^(Play|Pause) ${titleOf(index)}`) });
const button = (page: Page, name: string) => collection(page).getByRole('button', { name, exact: true });
const seekBar = (page: Page) => page.getByRole('slider', { name: 'Song position' });
const present = (page: Page) => collection(page).locator('[aria-current="true"]');

async function openAndListen(page: Page): Promise<void> {
  await listenTo(page);
  await page.goto('/gen');
  await expect(row(page, 0)).toBeVisible();
}

async function becomePremium(page: Page, product: Product): Promise<void> {
  const { username } = await joinAs(page);
  await product.admin('grant-premium', username);
}

/** The song is on, it runs, and its middle is heard. */
async function expectHeard(page: Page, index: number): Promise<void> {
  await expect(present(page)).toContainText(titleOf(index));
  await expect(button(page, 'Pause song')).toBeEnabled();
  await seekBar(page).fill('60');
  await expect.poll(() => levelNow(page), { intervals: [0] }).toBeGreaterThan(-60);
}

/** Puts the song a moment before its end. */
async function goToTheEnd(page: Page, index: number): Promise<void> {
  await expect(seekBar(page)).toBeEnabled();
  await seekBar(page).fill(String((songs[index]?.durationSeconds ?? 0) - 1));
}

test('MUSIC-01 MUSIC-04 MUSIC-08 MUSIC-17 a visitor plays a song, moves along it and pauses it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) asked.push(request.url());
  });
  await openAndListen(page);
  await expect(collection(page).getByRole('listitem')).toHaveCount(6);
  await button(page, 'Show all 14 songs').click();
  await expect(collection(page).getByRole('listitem')).toHaveCount(14);
  for (const name of ['Previous song', 'Next song', 'Song volume'])
    await expect(button(page, name)).toBeEnabled();
  // Looking at the list fetches nothing.
  expect(asked).toEqual([]);

  await button(page, 'Play song').click();
  await expectHeard(page, 0);
  await expect.poll(() => seekBar(page).inputValue().then(Number)).toBeGreaterThanOrEqual(61);
  await expect(mixer(page).getByText('Music Playing')).toBeVisible();

  const pause = () => button(page, 'Pause song').click();
  const { left, sampleRate, pressedAt } = await hearWhile(page, pause, 0.8);
  await expect(button(page, 'Play song')).toBeVisible();
  const rest = left.subarray((pressedAt ?? 0) + 0.3 * sampleRate);
  expect(decibels(rms(rest))).toBeLessThan(-90);
  const stood = await seekBar(page).inputValue();
  await page.waitForTimeout(1_200);
  await expect(seekBar(page)).toHaveValue(stood);
});

test('MUSIC-02 MUSIC-09 a premium member hears all fourteen', async ({ page, product }) => {
  await becomePremium(page, product);
  await openAndListen(page);
  await button(page, 'Show all 14 songs').click();
  for (let index = 0; index < 14; index += 1) {
    await row(page, index).click();
    await expectHeard(page, index);
  }
});

test('MUSIC-05 MUSIC-06 MUSIC-07 for a premium member the last song and the first one are neighbours', async ({
  page,
  product,
}) => {
  await becomePremium(page, product);
  await openAndListen(page);
  await button(page, 'Previous song').click();
  await expect(present(page)).toContainText(titleOf(13));
  await button(page, 'Play song').click();
  // From the last one, by itself, to the first.
  await goToTheEnd(page, 13);
  await expectHeard(page, 0);
  await button(page, 'Previous song').click();
  await expectHeard(page, 13);
  await button(page, 'Next song').click();
  await expectHeard(page, 0);
});

test('MUSIC-05 the next song is there before the present one ends', async ({ page }) => {
  await openAndListen(page);
  await row(page, 0).click();
  const next = page.waitForResponse((response) => response.url().endsWith(songs[1]?.src ?? ''));
  await expect(seekBar(page)).toBeEnabled();
  await seekBar(page).fill(String((songs[0]?.durationSeconds ?? 0) - 20));
  expect((await next).ok()).toBe(true);
  await expect(present(page)).toContainText(titleOf(0));
});

test('MUSIC-10 MUSIC-11 without premium one stays within the first three, and the others lead to the plans', async ({
  page,
}) => {
  await openAndListen(page);
  await button(page, 'Previous song').click();
  await expect(present(page)).toContainText(titleOf(2));
  await button(page, 'Play song').click();
  await expectHeard(page, 2);
  await goToTheEnd(page, 2);
  await expectHeard(page, 0);
  await button(page, 'Next song').click();
  await expectHeard(page, 1);
  await button(page, 'Pause song').click();

  const locked = collection(page).getByText(titleOf(3));
  await locked.click();
  await expect(page).toHaveURL(/\/plans$/);
  await expect(bar(page)).toContainText(titleOf(1));
  await expect(bar(page).getByRole('button', { name: 'Player play' })).toBeVisible();
});

test('MUSIC-13 MUSIC-14 MUSIC-15 a song on its way rests the controls, a missing one disables them, and another one plays', async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${songs[0]?.src}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(`**${songs[1]?.src}`, (route) => route.fulfill({ status: 404, body: '' }));
  await openAndListen(page);
  await button(page, 'Play song').click();
  for (const name of ['Previous song', 'Next song', 'Pause song'])
    await expect(button(page, name)).toBeDisabled();
  await expect(seekBar(page)).toBeDisabled();
  letThrough();
  await expectHeard(page, 0);

  await button(page, 'Next song').click();
  await expect(collection(page).getByText('This song could not be loaded.')).toBeVisible();
  for (const name of ['Previous song', 'Next song', 'Play song'])
    await expect(button(page, name)).toBeDisabled();
  await expect(mixer(page).getByRole('button', { name: 'Next track' })).toBeDisabled();
  await expect(mixer(page).getByText('Music Stopped')).toBeVisible();
  await expect.poll(() => levelNow(page)).toBeLessThan(-90);

  await row(page, 2).click();
  await expectHeard(page, 2);
  await expect(collection(page).getByText('This song could not be loaded.')).toHaveCount(0);
  // The broken one may be tried again, and is still broken.
  await row(page, 1).click();
  await expect(collection(page).getByText('This song could not be loaded.')).toBeVisible();
});

test('MIX-01 the mixer’s buttons act on the collection, and its fader is heard', async ({ page }) => {
  await page.route('**/audio/songs/*', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: Buffer.from(toneFile(330, 60, 0.5)) }),
  );
  await openAndListen(page);
  await mixer(page).getByRole('button', { name: 'Play music' }).click();
  await expect(button(page, 'Pause song')).toBeEnabled();
  await mixer(page).getByRole('button', { name: 'Next track' }).click();
  await expect(present(page)).toContainText(titleOf(1));
  await mixer(page).getByRole('button', { name: 'Previous track' }).click();
  await expect(present(page)).toContainText(titleOf(0));
  // Amplitude 0.5, music 50 %, master 60 %, and what makes it as loud as the others.
  const steady = decibels((0.5 * 0.5 * 0.6 * sourceGain.music) / Math.SQRT2);
  await expect.poll(() => levelNow(page)).toBeCloseTo(steady, 1);
  await button(page, 'Song volume').click();
  await page.getByRole('slider', { name: 'Music', exact: true }).fill('25');
  await expect(mixer(page).getByRole('slider', { name: 'Music volume', exact: true })).toHaveValue('25');
  await expect.poll(() => levelNow(page)).toBeCloseTo(steady - 6.02, 1);
  await mixer(page).getByRole('button', { name: 'Pause music' }).click();
  await expect(mixer(page).getByText('Music Stopped')).toBeVisible();
});

/** A pause without a fade is heard at −20 and above. */
const NO_CLICK_DBR = -80;

/** How loud the worst moment above 4 kHz is, in dB of the tone: a click is nothing but that. */
function clickIn({ left, sampleRate }: Heard, toneRms: number): number {
  return clickDbr(left, sampleRate, { from: 0.05, to: left.length / sampleRate - 0.05 }, toneRms);
}

test('MUSIC-04 MUSIC-06 MUSIC-17 pausing, going on, moving and changing the song make no click', async ({
  page,
}) => {
  await page.route('**/audio/songs/*', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: Buffer.from(toneFile(331, 60, 0.5)) }),
  );
  await openAndListen(page);
  await row(page, 0).click();
  await expect.poll(() => levelNow(page)).toBeGreaterThan(-20);
  const tone = rms((await hear(page, 0.5)).left);
  const events: Record<string, () => Promise<void>> = {
    pause: () => button(page, 'Pause song').click(),
    play: () => button(page, 'Play song').click(),
    seek: () => seekBar(page).fill('30'),
    next: () => button(page, 'Next song').click(),
  };
  const least: Record<string, number> = {};
  // A busy machine drops samples now and then, which clicks too. What clicks by itself clicks every time.
  for (let round = 0; round < 5; round += 1) {
    for (const [name, act] of Object.entries(events)) {
      const heard = await hearWhile(page, act, 0.9);
      least[name] = Math.min(least[name] ?? 0, Math.round(clickIn(heard, tone)));
    }
    if (Math.max(...Object.values(least)) <= NO_CLICK_DBR) break;
  }
  for (const [name, click] of Object.entries(least))
    expect(click, `the click at ${name}, in dB of the tone`).toBeLessThanOrEqual(NO_CLICK_DBR);
});

test('SHELL-43 MUSIC-04 the song goes on from page to page, and the bar and the system’s keys act on it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const keys: Record<string, (details: object) => void> = {};
    navigator.mediaSession.setActionHandler = (action, answer) => {
      if (answer) keys[action] = (details) => answer({ action, ...details });
      else delete keys[action];
    };
    Object.assign(window, { keys });
  });
  await openAndListen(page);
  await row(page, 0).click();
  await expectHeard(page, 0);
  const leave = async () => {
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/\/terms$/);
  };
  const { left, sampleRate } = await hearWhile(page, leave, 0.5);
  const tenths = Array.from({ length: Math.floor((left.length / sampleRate) * 10) }, (_, at) =>
    decibels(rms(left.subarray((at * sampleRate) / 10, ((at + 1) * sampleRate) / 10))),
  );
  expect(Math.min(...tenths)).toBeGreaterThan(-70);

  await expect(bar(page)).toContainText(titleOf(0));
  await expect(bar(page)).toContainText('Cymara Sound Research Group');
  await bar(page).getByRole('button', { name: 'Player next' }).click();
  await expect(bar(page)).toContainText(titleOf(1));
  const told = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return [metadata?.title, metadata?.artist, metadata?.artwork.length, playbackState];
    });
  await expect.poll(told).toEqual([titleOf(1), 'Cymara Sound Research Group', 1, 'playing']);
  const press = (key: string, details = {}) =>
    page.evaluate(
      ([name, more]) =>
        (window as unknown as { keys: Record<string, (details: object) => void> }).keys[name as string]?.(
          more as object,
        ),
      [key, details] as const,
    );
  await expect(bar(page).getByRole('button', { name: 'Player pause' })).toBeEnabled();
  await press('previoustrack');
  await expect(bar(page)).toContainText(titleOf(0));
  await expect(bar(page).getByRole('button', { name: 'Player pause' })).toBeEnabled();
  await press('seekto', { seekTime: 100 });
  await expect(bar(page)).toContainText('1:4');
  await press('nexttrack');
  await expect(bar(page)).toContainText(titleOf(1));
  await expect(bar(page).getByRole('button', { name: 'Player pause' })).toBeEnabled();
  await press('pause');
  await expect(bar(page).getByRole('button', { name: 'Player play' })).toBeVisible();
  await expect.poll(() => levelNow(page)).toBeLessThan(-90);
  await press('play');
  await expect(bar(page).getByRole('button', { name: 'Player pause' })).toBeVisible();
});

test('MUSIC-12 the browser gets 403 for a premium song, and the page says so', async ({ page }) => {
  await page.goto('/gen');
  const status = await page.evaluate(async (src) => (await fetch(src)).status, songs[3]?.src ?? '');
  expect(status).toBe(403);
});
