import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './scripts/chromium.mjs';

const everywhere = '{contract,catalogue,sound,cymatics,mood,server,web,studio,bench,scripts}/**/*';
const api = ['server/**/*.api.test.ts'];
const browser = [`${everywhere}.browser.test.{ts,tsx}`];

/** Not a measure of speed: only what hangs should fail, also on a busy machine. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Vitest would leave one core for itself, though it only waits: on two cores that is half of them.
  maxWorkers: '100%',
};
/** A worker goes on from file to file: starting one and loading the server again costs more than most files. */
const node = { ...patience, isolate: false };

/**
 * Four kinds of test, told apart by their file name:
 * `x.test.ts` runs in Node, `x.api.test.ts` talks HTTP to a real server and runs once on each database,
 * `x.browser.test.tsx` runs in a real Chromium. Journeys through the built product are in e2e/ (Playwright).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [`${everywhere}.test.{ts,tsx}`],
          exclude: [...api, ...browser],
          ...node,
        },
      },
      {
        test: {
          name: 'api-sqlite',
          include: api,
          env: { TEST_DATABASE: 'sqlite' },
          ...node,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: api,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/testing/postgres-cluster.ts'],
          ...node,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // Named here, they are made ready before the first test. Found one by one, each find would reload the page
        // and leave two copies of React in it.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            '@tanstack/react-query',
            'react-hook-form',
            '@hookform/resolvers/zod',
            'wouter',
            'wouter/memory-location',
            'wouter/use-browser-location',
            'zod',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          include: browser,
          ...patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
