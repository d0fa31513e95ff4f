import { expect, type Page } from '@playwright/test';
import { dominantHz } from '#sound/testing/hearing.ts';
import { hear, hearSilence, hearTone, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

test.use({ bypassCSP: true });

const film = (page: Page) => page.locator('.film video');
const clip = (page: Page) => page.locator('audio[src="/audio/landing-demo.mp3"]');
const region = (page: Page, name: string) => page.getByRole('region', { name });
const plate = (page: Page, hertz: number) =>
  page.getByRole('button', { name: new RegExp(`^${hertz} hertz`) });

const stateOf = (media: ReturnType<typeof film>) =>
  media.evaluate((element: HTMLMediaElement) => ({
    paused: element.paused,
    volume: element.volume,
    muted: element.muted,
    seconds: element.currentTime,
    isLoaded: element.readyState > 0,
  }));
const secondsOf = async (media: ReturnType<typeof film>) => (await stateOf(media)).seconds;

/** Tones sound through the engine; the plates are ready once it has been fetched. */
async function openPlates(page: Page): Promise<void> {
  await listenTo(page);
  const engine = page.waitForResponse(/sound-engine/);
  await page.goto('/');
  await plate(page, 528).scrollIntoViewIfNeeded();
  await engine;
}

test('LAND-01 the film shows its poster, plays with sound at 0.7 when asked, and returns to its start', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const poster = page.waitForResponse('**/film/intro-poster.webp');
  await page.goto('/');
  expect((await poster).status()).toBe(200);
  await expect(film(page)).toHaveAttribute('poster', '/film/intro-poster.webp');
  expect(await stateOf(film(page))).toEqual({
    paused: true,
    volume: 0.7,
    muted: false,
    seconds: 0,
    isLoaded: false,
  });
  expect(asked.filter((path) => /intro\.(webm|mp4)$|\.mp3$/.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'Watch the introduction' }).click();
  await expect.poll(() => secondsOf(film(page))).toBeGreaterThan(0.3);
  await expect(film(page)).toBeInViewport();
  expect(await stateOf(film(page))).toMatchObject({ paused: false, volume: 0.7, muted: false });

  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(async () => (await stateOf(film(page))).paused).toBe(true);
  expect((await stateOf(film(page))).volume).toBeCloseTo(0.7, 6);

  await film(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.5;
  });
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByText('30 seconds, with sound')).toBeVisible();
  expect(await stateOf(film(page))).toMatchObject({ paused: true, seconds: 0 });
});

test('LAND-01 a film that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.route(/intro\.(webm|mp4)$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.getByText('The film could not be loaded.')).toBeVisible();
  await page.unroute(/intro\.(webm|mp4)$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => secondsOf(film(page))).toBeGreaterThan(0.3);
});

test('LAND-02 LAND-05 the sections of history and the applications say what is tradition and what is shown', async ({
  page,
}) => {
  await page.goto('/about');
  const history = region(page, 'People have sat with sound for a very long time');
  await expect(history.getByText('Ancient sound healing')).toBeVisible();
  const rooms = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(rooms[0]).toBe('What is Cymara?');
  // A tone to touch on the first two screens, on a phone too.
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const touched = await plate(page, 396).boundingBox();
    expect((touched?.y ?? Infinity) + (touched?.height ?? 0)).toBeLessThan(2 * size.height);
  }
  await expect(history.getByRole('heading', { level: 3 })).toHaveText(['Egypt', 'India and China', 'Greece']);
  await expect(history.getByRole('term')).toHaveText(
    Array(3).fill(['History', 'Tradition', 'Evidence']).flat(),
  );
  const applications = region(page, 'Recommended applications');
  await expect(applications.getByRole('heading', { level: 3 })).toHaveText(['Plasma tubes', 'Sound beds']);
});

test('LAND-03 the demo clip of modern sound therapy plays, pauses and goes on', async ({ page }) => {
  await page.goto('/');
  const therapy = region(page, 'Modern sound therapy');
  await therapy.getByRole('button', { name: 'Play the demo' }).click();
  await expect.poll(() => secondsOf(clip(page))).toBeGreaterThan(0.5);
  await therapy.getByRole('button', { name: 'Pause the demo' }).click();
  await expect.poll(async () => (await stateOf(clip(page))).paused).toBe(true);
  const where = await secondsOf(clip(page));
  await therapy.getByRole('button', { name: 'Play the demo' }).click();
  await expect.poll(() => secondsOf(clip(page))).toBeGreaterThan(where);
});

test('LAND-04 each of the six tones has its figure and sounds when pressed: a second press stops it, another moves it', async ({
  page,
}) => {
  await openPlates(page);
  const what = region(page, 'What is Cymara?');
  await expect(what.getByRole('button')).toHaveText([/^396/, /^417/, /^528/, /^639/, /^741/, /^852/]);
  const pictures = await what
    .locator('.figure-picture')
    .evaluateAll((all) => all.map((one) => /url\("(.+)"\)/.exec(getComputedStyle(one).maskImage)?.[1] ?? ''));
  expect(new Set(pictures).size).toBe(6);
  for (const picture of pictures)
    expect((await page.request.get(picture)).headers()['content-type'], picture).toBe('image/webp');
  await expect(what.getByRole('heading', { level: 3 })).toHaveText([
    'Solfeggio tones',
    'Binaural beats',
    'Resonant frequencies',
  ]);

  await plate(page, 528).click();
  await expect(plate(page, 528)).toHaveAttribute('aria-pressed', 'true');
  await hearTone(page, 528);
  const first = await hear(page, 0.5);
  expect(dominantHz(first.left, first.sampleRate)).toBeCloseTo(528, 1);
  await plate(page, 741).click();
  await expect(what.getByRole('button', { pressed: true })).toHaveText(/^741/);
  await hearTone(page, 741);
  const second = await hear(page, 0.5);
  expect(dominantHz(second.left, second.sampleRate)).toBeCloseTo(741, 1);
  await plate(page, 741).click();
  await expect(what.getByRole('button', { pressed: true })).toHaveCount(0);
  await hearSilence(page);
});

test('one thing sounds at a time: a tone stops the clip, the clip stops the tone, the film stops the clip', async ({
  page,
}) => {
  await openPlates(page);
  const isPaused = async (media: ReturnType<typeof film>) => (await stateOf(media)).paused;
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect.poll(() => isPaused(clip(page))).toBe(false);
  await plate(page, 396).click();
  await expect.poll(() => isPaused(clip(page))).toBe(true);
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await expect(plate(page, 396)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(() => isPaused(clip(page))).toBe(true);
  expect(await isPaused(film(page))).toBe(false);
});

test('LAND-06 LAND-07 the buttons lead to the generators and to the plans', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Start Your Journey', '/gen'],
    ['Join Premium', '/plans'],
  ] as const) {
    const links = page.getByRole('main').getByRole('link', { name });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', path);
  }
  await page.getByRole('link', { name: 'Start Your Journey' }).first().click();
  await expect(page).toHaveURL('/gen');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Join Premium' }).last().click();
  await expect(page).toHaveURL('/plans');
});

test('LAND-07 who has Premium is shown the way to what it opened', async ({ page, product }) => {
  const member = await joinAs(page);
  await product.admin('grant-premium', member.username);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the whole library' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Join Premium' })).toHaveCount(0);
});
