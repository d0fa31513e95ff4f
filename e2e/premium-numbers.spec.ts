import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { presets } from '#catalogue/presets.ts';
import { findPremiumNumbers } from '#catalogue/testing/premium-numbers.ts';
import { test } from './support/journey.ts';

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
