import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { type PageGuard, pages } from '#contract/rules/pages.ts';
import { overflowOf, violationsOn } from './support/axe.ts';
import { test } from './support/journey.ts';
import { joinAs, setWidth, widths } from './support/members.ts';

/** Whom a page is for, as its test says it. */
const shown: Readonly<Record<PageGuard | 'nobody', string>> = {
  open: 'shows itself to a visitor',
  signedOut: 'shows itself to a visitor',
  signedIn: 'shows itself to a free member',
  premium: 'shows itself to a premium member',
  staff: 'shows itself to staff',
  nobody: 'says that there is nothing',
};

/** Every page by a path that one can open, with who may open it. */
const all = [
  ...Object.values(pages).map(({ path, guard }) => ({ path: path.replace(':id', '7'), guard })),
  { path: '/no-such-page', guard: 'nobody' as const },
];

for (const { path, guard } of all) {
  test(`SHELL-03 SHELL-04 SHELL-08 SHELL-12 ${path} ${shown[guard]}, has no accessibility violation at three widths, never scrolls sideways, and asks nobody else for anything`, async ({
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

    await setWidth(page, 'phone');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(guard === 'nobody' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByText('Page Not Found')).toHaveCount(guard === 'nobody' ? 1 : 0);
    for (const width of ['phone', 'tablet', 'desktop'] as const) {
      await setWidth(page, width);
      expect.soft(await violationsOn(page), `at ${widths[width]} px`).toEqual([]);
      expect.soft(await overflowOf(page), `wider than ${widths[width]} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page), 'wider than 320 px').toBeLessThanOrEqual(0);
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
