import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './scripts/chromium.mjs';

/** Journeys through the built product. Each worker has a product of its own: see e2e/support/journey.ts. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Each journey by itself goes to whichever worker is free: a long file would keep the others waiting at the end.
  fullyParallel: true,
  globalSetup: './e2e/support/build-product.ts',
  // A journey waits a third of its time, for sound that is played and for figures that fade in.
  workers: Math.max(3, Math.floor(cpus().length / 2)),
  retries: 0,
  // Not a measure of speed: only what hangs should fail, also on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    // What moves is proved where motion is the matter. Elsewhere every click would make the whole page sway, and putting
    // it together in software costs more than the click.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
