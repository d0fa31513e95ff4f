import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function settledPicture(page: Page): Promise<Buffer> {
  const plate = page.getByTestId('gong-plate');
  await expect(plate).toHaveAttribute('data-resting', 'true', { timeout: 60_000 });
  // The backdrop shines through beside the plate, and comes when it comes.
  await page.getByTestId('backdrop').evaluate((floor) => {
    floor.style.display = 'none';
  });
  return plate.screenshot({ animations: 'disabled' });
}

test('VIZ-02 VIZ-16 the same link gives the same picture, pixel by pixel, and another link another', async ({
  page,
}) => {
  // VIZ-02 asks for 900 px; a lower window has the whole plate in it instead.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await joinAs(page);
  await page.goto('/visualization?type=hexagon&frequency=528');
  const caption = page.getByRole('img', { name: /^Round plate driven at 6 points, mode .*, 528 Hz$/ });
  await expect(caption).toBeVisible();
  expect((await page.getByTestId('gong-plate').boundingBox())?.height).toBe(900);
  const first = await settledPicture(page);
  await page.reload();
  await expect(caption).toBeVisible();
  expect((await settledPicture(page)).equals(first)).toBe(true);
  await page.goto('/visualization?type=hexagon&frequency=540');
  await expect(page.getByRole('img', { name: /, 540 Hz$/ })).toBeVisible();
  expect((await settledPicture(page)).equals(first)).toBe(false);
});

test('VIZ-02 VIZ-07 the gong fits a phone, plays what its tones say, and goes on on other pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await joinAs(page);
  await page.goto('/visualization');
  const box = await page.getByTestId('gong-plate').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(350);
  expect(box?.width).toBe(box?.height);
  await page.getByRole('button', { name: 'Play gong' }).click();
  await expect(page.getByRole('button', { name: 'Stop gong' })).toBeVisible();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toContainText('Cymatic Gong');
  await expect(player).toContainText('432.00 Hz');
});
