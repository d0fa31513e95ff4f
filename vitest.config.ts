import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './scripts/chromium.mjs';

const everywhere = '{contract,catalogue,sound,cymatics,mood,server,web,studio,bench,scripts}/**/*';
const api = ['server/**/*.api.test.ts'];
const browser = [`${everywhere}.browser.test.{ts,tsx}`];

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
          // Not a measure of speed: only what hangs should fail, also on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api-sqlite',
          include: api,
          env: { TEST_DATABASE: 'sqlite' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: api,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/testing/postgres-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), tailwindcss()],
        // Named here, they are made ready before the first test. Found one by one, each find would reload the page
        // and leave two copies of React in it.
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            '@tanstack/react-query',
            'react-hook-form',
            '@hookform/resolvers/zod',
            'wouter',
            'zod',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          include: browser,
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
