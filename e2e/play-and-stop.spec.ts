import { type CDPSession, expect, type Page } from '@playwright/test';
import { clickDbr, decibels, dominantHz, rms } from '#sound/testing/hearing.ts';
import {
  hear,
  hearSilence,
  hearSteady,
  hearWhile,
  levelOf,
  listenTo,
  MARK_LEVEL,
  markNextPress,
} from './support/ears.ts';
import { openAndListen, passMergeTime, playButton, stopButton } from './support/instrument.ts';
import { test } from './support/journey.ts';

test.use({ bypassCSP: true });

test('GEN-39 Stop is silent within 200 ms, below −90 dBFS', async ({ page }) => {
  await openAndListen(page);
  await playButton(page).click();
  await hearSteady(page);
  const heard = await hearWhile(page, () => stopButton(page).click(), 0.6);
  const pressed = heard.pressedAt ?? Number.NaN;
  const after = pressed + Math.round(0.2 * heard.sampleRate);
  const rest = { left: heard.left.subarray(after), right: heard.right.subarray(after) };
  expect(rest.left.length).toBeGreaterThan(heard.sampleRate / 4);
  expect(levelOf(rest)).toBeLessThan(-90);
});

test('GEN-39 Play is on the audio clock when the press is over, and heard within 50 ms of it', async ({
  page,
}) => {
  await page.clock.install();
  await openAndListen(page);
  await playButton(page).click();
  await stopButton(page).click();
  await hearSilence(page);
  await passMergeTime(page);
  await markNextPress(page);
  const { left, sampleRate } = await hearWhile(page, () => playButton(page).click(), 0.6);
  const mark = left.findIndex((sample) => sample > MARK_LEVEL / 2);
  const tone = left.findIndex(
    (sample) => Math.abs(sample - (sample > MARK_LEVEL / 2 ? MARK_LEVEL : 0)) > 1e-5,
  );
  expect(mark).toBeGreaterThan(0);
  expect(tone).toBeGreaterThan(0);
  expect((tone - mark) / sampleRate).toBeLessThan(0.05);
});

/** Counted by the browser itself, after it has collected what nobody holds: the heap does not show audio nodes. */
async function countAudioNodes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'AudioHandlers')?.value ?? Number.NaN;
}

/** Fifty times, ten times a second. */
function hammer(page: Page): Promise<void> {
  return page.locator('.timer-play').evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) {
      button.click();
      await new Promise((next) => setTimeout(next, 100));
    }
  });
}

test('GEN-16 GEN-39 GEN-41 fifty presses of Play in five seconds end in the state that was asked for last, without a click or a leak', async ({
  page,
}) => {
  await openAndListen(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await playButton(page).click();
  await hearSteady(page);
  const tone = rms((await hear(page, 0.3)).left);
  await stopButton(page).click();
  await hearSilence(page);
  await expect.poll(() => countAudioNodes(session)).toBeGreaterThan(0);
  const before = await countAudioNodes(session);

  const { left, right, sampleRate } = await hearWhile(page, () => hammer(page), 2);
  await expect(playButton(page)).toBeVisible();
  expect(Math.max(rms(left), rms(right))).toBeGreaterThan(tone / 20);
  for (const ear of [left, right])
    expect(clickDbr(ear, sampleRate, { from: 0, to: left.length / sampleRate }, tone)).toBeLessThan(-95);
  expect(levelOf(await hear(page, 0.3))).toBeLessThan(-90);
  // A voice that has faded lets go of its nodes a moment later.
  await expect.poll(async () => Math.abs((await countAudioNodes(session)) - before)).toBeLessThanOrEqual(5);

  await page.locator('.timer-play').click();
  await expect(stopButton(page)).toBeVisible();
  await hearSteady(page);
  const heard = await hear(page, 0.5);
  expect(dominantHz(heard.left, heard.sampleRate)).toBeCloseTo(432, 2);
  expect(decibels(rms(heard.left) / tone)).toBeCloseTo(0, 1);
});

test.describe('what cannot be heard is not called playing', () => {
  const timer = (page: Page) => page.getByRole('region', { name: 'Timer' });
  const statuses = (page: Page) =>
    page.getByRole('region', { name: 'Master Sound Mixer' }).getByRole('listitem');

  test('GEN-38 TIMER-16 a sound that cannot be made is logged, no message is shown, and Play is there again', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 401/.test(message.text())) logged.push(message.text());
    });
    await page.addInitScript(() => {
      window.AudioContext = class {
        constructor() {
          throw new Error('no sound card');
        }
      } as unknown as typeof AudioContext;
    });
    await page.goto('/gen');
    await playButton(page).click();
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    await expect(playButton(page)).toBeVisible();
    await expect(timer(page).getByText('Active')).toHaveCount(0);
    await expect(statuses(page).first()).toHaveText('Frequencies Idle');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(page.getByText(/sound card|could not/i)).toHaveCount(0);
  });

  test('TIMER-04 MIX-03 a sound that the browser holds back is said to wait, and a tap lets it through', async ({
    page,
  }) => {
    await listenTo(page);
    await page.addInitScript(() => {
      const door = { isOpen: false };
      window.AudioContext = class extends AudioContext {
        constructor(options?: AudioContextOptions) {
          super(options);
          void super.suspend();
        }
        override resume() {
          return door.isOpen ? super.resume() : new Promise<void>(() => {});
        }
      };
      Object.assign(window, { door });
    });
    await page.goto('/gen');
    await playButton(page).click();
    await expect(timer(page).getByText('Tap to hear it')).toBeVisible();
    await expect(timer(page).getByText('Active')).toHaveCount(0);
    await expect(timer(page).getByRole('timer')).toHaveText('05:00');
    await expect(page.getByText('Sounding', { exact: true })).toHaveCount(0);
    await expect(statuses(page).first()).toHaveText('Frequencies Waiting');
    await expect(page.getByRole('region', { name: 'Player' })).toContainText(
      'Not heard yet: tap the page or press a key',
    );

    await page.evaluate(() => Object.assign((window as unknown as { door: object }).door, { isOpen: true }));
    await page.getByRole('heading', { name: 'Synchronization' }).click();
    await expect(timer(page).getByText('Active', { exact: true })).toBeVisible();
    await expect(statuses(page).first()).toHaveText('Frequencies Active');
    await expect(page.getByText('Sounding', { exact: true })).toBeVisible();
    await hearSteady(page);
  });
});
