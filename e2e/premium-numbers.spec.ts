import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { presets } from '#catalogue/presets.ts';
import { findPremiumNumbers } from '#catalogue/testing/premium-numbers.ts';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

const built = new URL('../dist/web/', import.meta.url).pathname;

test('API-21 no file of the built site holds the numbers of a premium preset', () => {
  // The check itself must be able to find them.
  expect(findPremiumNumbers(JSON.stringify(presets)).length).toBeGreaterThan(150);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html|json|map|svg|txt|webmanifest)$/.test(file),
  );
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  for (const file of files) {
    expect(findPremiumNumbers(readFileSync(join(built, file), 'utf8')), file).toEqual([]);
  }
});

test('API-21 nothing that the library of a free member loads holds the numbers of a premium preset', async ({
  page,
}) => {
  await joinAs(page);
  const texts: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/json|javascript|html|css/.test(type)) return;
    const url = response.url();
    texts.push(response.text().then((text) => ({ url, text })));
  });
  const list = page.waitForResponse('**/api/presets');
  await page.goto('/library');
  await (await list).finished();
  await expect(page.getByText('DNA Repair').first()).toBeVisible();
  const loaded = await Promise.all(texts);
  expect(loaded.map(({ url }) => new URL(url).pathname)).toContain('/api/presets');
  expect(loaded.filter(({ text }) => findPremiumNumbers(text).length > 0).map(({ url }) => url)).toEqual([]);
  expect(findPremiumNumbers(await page.content())).toEqual([]);
});
