import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { pages } from '#contract/rules/pages.ts';
import { test } from './support/journey.ts';
import { joinAs, setWidth, widths } from './support/members.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await tool.run()).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Every page by a path that one can open, with who may open it. */
const all = [
  ...Object.values(pages).map(({ path, guard }) => ({ path: path.replace(':id', '7'), guard })),
  { path: '/no-such-page', guard: 'open' as const },
];

for (const width of ['desktop', 'tablet', 'phone'] as const) {
  test(`no page has an accessibility violation at ${widths[width]} px, scrolls sideways, or breaks a rule of the page`, async ({
    page,
    product,
  }) => {
    test.slow();
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      const isOurs = [product.url, 'data:', 'blob:'].some((start) => request.url().startsWith(start));
      if (!isOurs) foreign.push(request.url());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const isExpected = /status of (401|404)/.test(message.text());
      if (message.type() === 'error' && !isExpected) complaints.push(message.text());
    });
    await setWidth(page, width);

    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await violationsOn(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wide, `${path} is wider than the window`).toBeLessThanOrEqual(0);
    };
    for (const { path, guard } of all) if (guard === 'open' || guard === 'signedOut') await look(path);
    const member = await joinAs(page);
    await product.admin('grant-premium', member.username);
    for (const { path, guard } of all) if (guard !== 'signedOut') await look(path);

    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('the first page needs at most 130 kB of JavaScript', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130_000);
});

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path, guard } of all.filter((each) => each.guard === 'open' || each.guard === 'signedOut')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), `${path} ${guard}`).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
