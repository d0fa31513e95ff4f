import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';

// Here motion is the matter; other journeys ask for less of it (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const shiftOf = (page: Page) =>
  page.getByTestId('backdrop').evaluate((floor) => {
    const { e, f } = new DOMMatrix(floor.style.transform);
    return { x: Math.round(e), y: Math.round(f) };
  });

/** How light a colour is, 0 to 1. */
const lightness = (page: Page, property: 'backgroundColor' | 'color') =>
  page.evaluate((name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(document.documentElement)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  }, property);

test('SHELL-18 the background follows the mouse, against its direction', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(1_400, 450);
  await expect.poll(async () => (await shiftOf(page)).x).toBeLessThan(-4);
  await page.mouse.move(40, 850);
  await expect.poll(async () => (await shiftOf(page)).x).toBeGreaterThan(4);
  expect((await shiftOf(page)).y).toBeLessThan(0);
});

test('SHELL-19 the background follows the scrolling, more slowly than the page', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(640, 360);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await shiftOf(page)).y).toBeLessThan(-60);
  const { shift, scrolled } = {
    shift: (await shiftOf(page)).y,
    scrolled: await page.evaluate(() => scrollY),
  };
  expect(-shift).toBeLessThan(scrolled / 2);
});

test('SHELL-17 the page is dark and its words are light; the figure behind the page is really drawn, and dim', async ({
  page,
}) => {
  await page.goto('/terms');
  expect(await lightness(page, 'backgroundColor')).toBeLessThan(0.06);
  expect(await lightness(page, 'color')).toBeGreaterThan(0.85);
  const canvas = page.getByTestId('backdrop').locator('canvas[data-drawn]');
  await expect(canvas).toBeAttached();
  const pixels = await canvas.evaluate((element: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    copy.width = element.width;
    copy.height = element.height;
    const context = copy.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let lit = 0;
    for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) lit += 1;
    return lit / (data.length / 4);
  });
  expect(pixels).toBeGreaterThan(0.005);
  expect(pixels).toBeLessThan(0.3);
});

test.describe('for those who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the background stands still', async ({ page }) => {
    await page.goto('/terms');
    await page.mouse.move(1_200, 600);
    await page.evaluate(() => window.scrollTo(0, 800));
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    expect(await shiftOf(page)).toEqual({ x: 0, y: 0 });
  });
});
