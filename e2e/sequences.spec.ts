import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

test('SEQ-01 SEQ-10 SEQ-11 SEQ-13 a premium member plays a sequence in a hidden tab and saves it', async ({
  page,
  product,
}) => {
  const { username } = await joinAs(page);
  await product.admin('grant-premium', username);
  await page.goto('/visualization');
  await page.getByRole('tab', { name: 'Programmed' }).click();
  const type = async (name: string, value: string) => {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
    await page.keyboard.press('Enter');
  };
  await type('Generator 1 stage 1 duration in seconds', '2');
  await type('Generator 1 stage 2 duration in seconds', '3600');
  await page.getByRole('switch', { name: 'Generator 2 enabled' }).click();
  await page.getByRole('button', { name: 'Play sequence' }).click();
  await expect(page.getByText('Sequence Started', { exact: true })).toBeVisible();
  await expect(page.getByTestId('playhead')).toBeVisible();

  // Hidden, the page's own timers may be late; the stages are on the clock of the sound.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // Of 60:02 two seconds and a bit are over: the second stage has begun.
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('59:5');
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('img', { name: /, 417 Hz$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop sequence' }).click();
  await expect(page.getByText('Sequence Stopped', { exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: 'Program name' }).fill('Evening');
  await page.getByRole('button', { name: 'Save Program' }).click();
  await expect(page.getByText('Program Saved', { exact: true })).toBeVisible();
  const [saved] = await (await page.request.get('/api/programs')).json();
  expect(saved).toMatchObject({
    name: 'Evening',
    category: 'Sequenced',
    isPublic: true,
    settings: {
      syncMode: 'sync',
      generators: [
        {
          enabled: true,
          stages: [
            { frequency: 396, duration: 2 },
            { frequency: 417, duration: 3600 },
          ],
        },
        { enabled: false },
        { enabled: false },
      ],
    },
  });
});
