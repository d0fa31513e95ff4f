import { expect, type Locator, type Page } from '@playwright/test';
import { hearTone, levelNow, listenTo } from './support/ears.ts';
import { test } from './support/journey.ts';
import { joinAs, newcomer } from './support/members.ts';

test.use({ bypassCSP: true });

/** Counts what a hand does, and tells how long it took: the figure is for the report, the count is the rule. */
function hand() {
  const began = Date.now();
  let presses = 0;
  return {
    async press(what: Locator) {
      presses += 1;
      await what.click();
    },
    presses: () => presses,
    tell(who: string) {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      test
        .info()
        .annotations.push({ type: 'from landing to sound', description: `${who}: ${presses}, ${seconds} s` });
    },
  };
}

const play = (page: Page) => page.getByRole('button', { name: 'Play session' });

test('a guest hears the first tone after two presses', async ({ page }) => {
  await listenTo(page);
  await page.goto('/');
  const { press, presses, tell } = hand();
  await press(page.getByRole('link', { name: 'Start Your Journey' }).first());
  await press(play(page));
  await hearTone(page, 432);
  tell('guest');
  expect(presses()).toBe(2);
});

test('a new member hears it after five, the form apart', async ({ page }) => {
  await listenTo(page);
  await page.goto('/');
  const { press, presses, tell } = hand();
  await press(page.getByRole('link', { name: 'Log in' }).first());
  await press(page.getByRole('tab', { name: 'Register' }));
  const { username, email, password } = newcomer();
  const form = { Username: username, Email: email, Password: password, 'Confirm Password': password };
  for (const [label, value] of Object.entries(form))
    await page.getByLabel(label, { exact: true }).fill(value);
  await press(page.getByRole('button', { name: 'Continue to Choose Plan' }));
  await press(page.getByRole('button', { name: 'Choose Free' }));
  await press(play(page));
  await hearTone(page, 432);
  tell('new member');
  expect(presses()).toBe(5);
});

test('Play is in view at 200 % zoom, and on a phone the presets begin right under it', async ({ page }) => {
  // 1440 by 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/gen');
  await expect(play(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = page.getByRole('heading', { name: 'Healing Presets' });
  const [button, presets] = [await play(page).boundingBox(), await heading.boundingBox()];
  if (!button || !presets) throw new Error('Play or the presets are not there');
  const gap = presets.y - (button.y + button.height);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(200);
});

test('a page that could not be opened comes when the line is back, and the sound never stops', async ({
  page,
  context,
}) => {
  await listenTo(page);
  await joinAs(page);
  await page.goto('/gen');
  await play(page).click();
  await hearTone(page, 432);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Gong' }).first().click();
  await expect(page.getByText('This page could not be opened')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page could not be opened')).toBeVisible();
  const level = await levelNow(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Cymatic Gong' })).toBeVisible();
  await hearTone(page, 432);
  expect(Math.abs((await levelNow(page)) - level)).toBeLessThan(1);
});
