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

for (const { path, guard } of all) {
  test(`${path} has no accessibility violation at three widths, never scrolls sideways, and asks nobody else for anything`, async ({
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
      const isExpected = /status of 404/.test(message.text());
      if (message.type() === 'error' && !isExpected) complaints.push(message.text());
    });
    if (guard === 'signedIn' || guard === 'premium' || guard === 'staff') {
      const member = await joinAs(page);
      if (guard === 'premium') await product.admin('grant-premium', member.username);
      if (guard === 'staff') {
        await product.admin('grant-role', member.username, 'admin');
        // A new role ends all sessions.
        await page.request.post('/api/login', { data: member });
      }
    }

    for (const width of ['desktop', 'tablet', 'phone'] as const) {
      await setWidth(page, width);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await violationsOn(page), `at ${widths[width]} px`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wide, `wider than ${widths[width]} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
