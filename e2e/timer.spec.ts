import { expect } from '@playwright/test';
import { hear, hearSteady, levelOf } from './support/ears.ts';
import { openAndListen, playButton, stopButton } from './support/instrument.ts';
import { test } from './support/journey.ts';

test.use({ bypassCSP: true });

test('TIMER-01 TIMER-02 has a duration, Loop, a countdown, a progress bar and Play', async ({ page }) => {
  await page.goto('/gen');
  const timer = page.getByRole('region', { name: 'Timer' });
  await expect(timer.getByLabel('Session duration').locator('option')).toHaveText([
    ...[1, 5, 10, 15, 20, 30, 45, 60].map((minutes) => `${minutes} minute${minutes > 1 ? 's' : ''}`),
    'Other…',
  ]);
  await expect(timer.getByLabel('Session duration')).toHaveValue('300');
  await expect(timer.getByRole('checkbox', { name: 'Loop' })).not.toBeChecked();
  await expect(timer.getByRole('timer')).toHaveText('05:00');
  await expect(timer.getByRole('progressbar')).toBeAttached();
  await expect(timer.getByRole('button', { name: 'Play session' })).toHaveText('Play');
});

test('TIMER-03 TIMER-04 TIMER-05 TIMER-06 TIMER-08 counts down while it plays, and starts over after Stop', async ({
  page,
}) => {
  await page.goto('/gen');
  const timer = page.getByRole('region', { name: 'Timer' });
  const clock = timer.getByRole('timer');
  await timer.getByLabel('Session duration').selectOption('60');
  await expect(clock).toHaveText('01:00');
  await expect(timer.getByText('Active')).toHaveCount(0);
  await playButton(page).click();
  await expect(timer.getByText('Active', { exact: true })).toBeVisible();
  await expect(timer.getByLabel('Session duration')).toBeDisabled();
  // Watched inside the page: a busy machine may be late to look, and misses a second then.
  const seen = await clock.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seconds: number[] = [];
        new MutationObserver((_, watch) => {
          seconds.push(Number(element.textContent?.slice(-2)));
          if (seconds.length < 4) return;
          watch.disconnect();
          resolve(seconds);
        }).observe(element, { characterData: true, childList: true, subtree: true });
      }),
  );
  expect(seen).toEqual([...seen].sort((a, b) => b - a));
  expect(new Set(seen).size).toBe(4);
  const progress = Number(await timer.getByRole('progressbar').getAttribute('aria-valuenow'));
  expect(progress).toBeGreaterThanOrEqual(5);
  await stopButton(page).click();
  await expect(clock).toHaveText('01:00');
  await expect(timer.getByText('Active')).toHaveCount(0);
  await expect(timer.getByLabel('Session duration')).toBeEnabled();
});

test('TIMER-14 after a press the button says Processing... for a moment, and is disabled', async ({
  page,
}) => {
  await page.goto('/gen');
  await expect(playButton(page)).toBeVisible();
  const said = await page.locator('.timer-play').evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((next) => requestAnimationFrame(next));
    return [button.textContent, button.getAttribute('aria-disabled')];
  });
  expect(said).toEqual(['Processing...', 'true']);
  await expect(stopButton(page)).toHaveText('Stop');
  await expect(stopButton(page)).toBeEnabled();
});

test('TIMER-15 neither a clock that jumps a minute nor throttled timers move the countdown off the audio clock', async ({
  page,
}) => {
  await page.clock.install();
  await openAndListen(page);
  await playButton(page).click();
  await hearSteady(page);
  const clock = page.getByRole('timer');
  // Timers come due all at once, as after the sleep of a laptop, and then not at all, as in a hidden tab.
  await page.clock.fastForward(60_000);
  await expect(clock).toHaveText(/^04:/);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await hear(page, 2);
  // The first look after that shows at once how much of the sound has really gone by.
  const shown = () => clock.textContent().then((text) => 240 + Number(text?.slice(3)));
  const before = await shown();
  // One tick of the page, two seconds of sound.
  await page.clock.runFor(1_100);
  await expect.poll(shown).toBeLessThanOrEqual(before - 2);
  await expect(clock).toHaveText(/^04:/);
  expect(levelOf(await hear(page, 0.2))).toBeGreaterThan(-40);
});

test('while a tone plays, React renders the countdown and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = { commits: 0 };
    Object.assign(window, {
      counter,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => {
          counter.commits += 1;
        },
        onCommitFiberUnmount: () => {},
      },
    });
  });
  await page.goto('/gen');
  await playButton(page).click();
  await expect(page.getByRole('timer')).toHaveText('04:58');
  const { commits, frames, ticks } = await page.evaluate(async () => {
    const { counter } = window as unknown as { counter: { commits: number } };
    const clock = document.querySelector('[role="timer"]');
    const seen = new Set<string | null | undefined>();
    const before = counter.commits;
    let drawn = 0;
    while (seen.size < 4 || drawn < 40) {
      await new Promise((next) => requestAnimationFrame(next));
      seen.add(clock?.textContent);
      drawn += 1;
    }
    return { commits: counter.commits - before, frames: drawn, ticks: seen.size - 1 };
  });
  // Each tick of the clock is one commit of the whole page, or a few; a frame is none.
  expect(commits).toBeGreaterThan(0);
  expect(commits).toBeLessThanOrEqual(3 * (ticks + 1));
  expect(frames).toBeGreaterThan(commits);
});
