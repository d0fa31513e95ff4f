import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

/** The pixels of a picture on the page, on the page's dark ground, in a square of so many a side. */
function pixelsOf(page: Page, selector: string, side: number): Promise<number[]> {
  return page.evaluate(
    ([selector, side]) => {
      const picture = document.querySelector<HTMLImageElement | HTMLCanvasElement>(selector);
      const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
      if (!picture || !context) throw new Error(`There is no picture at ${selector}.`);
      // Every grain counts: plain sampling would look at one pixel in ten and miss most of them.
      context.imageSmoothingQuality = 'high';
      context.fillStyle = '#0A0B10';
      context.fillRect(0, 0, side, side);
      context.drawImage(picture, 0, 0, side, side);
      const { data } = context.getImageData(0, 0, side, side);
      return Array.from(data).filter((_, at) => at % 4 !== 3);
    },
    [selector, side] as const,
  );
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How alike two pictures are, from 0 to 1, whatever their brightness: browsers shrink a canvas and an image by different
 * means. That every pixel is the same is proved where both can be read in full.
 */
function likeness(a: number[], b: number[]): number {
  const [meanOfA, meanOfB] = [mean(a), mean(b)];
  const product = (x: number[], y: number[], mx: number, my: number) =>
    x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0);
  return (
    product(a, b, meanOfA, meanOfB) /
    Math.sqrt(product(a, a, meanOfA, meanOfA) * product(b, b, meanOfB, meanOfB))
  );
}

/** The same for the same pixels, all of them. */
function fingerprintOf(page: Page, selector: string): Promise<string> {
  return page.evaluate(async (selector) => {
    const picture = document.querySelector<HTMLImageElement>(selector);
    await picture?.decode();
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture ?? {};
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!picture || !context) throw new Error(`There is no picture at ${selector}.`);
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return `${width} x ${height}: ${Array.from(hash).join()}`;
  }, selector);
}

async function settleAt(page: Page, hertz: number) {
  await page.getByRole('button', { name: `${hertz} Hz`, exact: true }).click();
  await page.getByRole('img', { name: new RegExp(`, ${hertz} Hz$`) }).waitFor();
  await page.locator('[data-testid=cymatic-plate][data-resting=true]').waitFor();
}

const PLATE = '[data-testid=cymatic-plate] canvas';
const SHOT = 'dialog[open] img';
const KEPT = '.snapshot img';

test('SNAP-01 SNAP-05 API-72 what one sees is what is captured, shared, served anew and kept in the gallery', async ({
  page,
}) => {
  await joinAs(page);
  await page.goto('/snapshots');
  await expect(page.getByText('No snapshots yet')).toBeVisible();
  await settleAt(page, 528);
  const other = await pixelsOf(page, PLATE, 60);
  await settleAt(page, 285);
  const seen = await pixelsOf(page, PLATE, 60);

  await page.getByRole('button', { name: 'Capture snapshot' }).click();
  await expect(page.locator(SHOT)).toBeVisible();
  const captured = await pixelsOf(page, SHOT, 60);
  expect(likeness(captured, seen)).toBeGreaterThan(0.9);
  expect(likeness(captured, other)).toBeLessThan(0.8);
  const whole = await fingerprintOf(page, SHOT);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^cymatic-diamond-285Hz-.*\.png$/);

  await page.getByLabel('Name (optional)').fill('Evening');
  const sending = page.waitForRequest('**/api/snapshots');
  await page.getByRole('switch', { name: 'Show it to the community' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sent = (await sending).postDataJSON() as { dataUrl: string };
  await expect(page.getByText('Snapshot shared', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Evening' })).toBeVisible();
  expect(await fingerprintOf(page, KEPT)).toBe(whole);
  const address = (await page.locator(KEPT).getAttribute('src')) ?? '';
  expect(address).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
  const served = await page.request.get(address);
  expect(served.headers()['content-type']).toBe('image/png');
  expect((await served.body()).toString('base64')).not.toBe(sent.dataUrl.split(',')[1]);
});

test('SNAP-17 SNAP-18 SNAP-02 a tone is played, and its snapshot liked, viewed at the gong and deleted', async ({
  page,
}) => {
  await joinAs(page);
  await page.goto('/snapshots');
  await page.getByRole('button', { name: 'Play Tone' }).click();
  await expect(page.getByRole('button', { name: 'Stop Tone' })).toBeVisible();
  await page.getByRole('button', { name: '396 Hz', exact: true }).click();
  await page.getByRole('button', { name: 'Capture snapshot' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const name = 'Cymatic Gong at 396Hz';
  await expect(page.getByText('Only you')).toBeVisible();
  await page.getByRole('button', { name: `Like ${name}`, exact: true }).click();
  await expect(page.getByText('1 like', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: `View ${name}` }).click();
  await page.getByRole('button', { name: 'Open on the gong' }).click();
  await expect(page).toHaveURL(/\/visualization$/);
  await page.goto('/snapshots');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No snapshots yet')).toBeVisible();
});
