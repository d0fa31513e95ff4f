import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { chromiumFlags, chromiumPath } from '../scripts/chromium.mjs';

const root = resolve(import.meta.dirname, '..');

/** Opens the page of the bench with this name in a real browser, served as in development. */
export async function withBenchPage<Result>(
  name: string,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    // Cached beside the other tools' caches, so that a second run starts at once.
    cacheDir: resolve(root, `node_modules/.vite-bench-${name}`),
    optimizeDeps: { entries: [`bench/${name}/page.ts`] },
    server: { port: 0, host: '127.0.0.1', watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error));
    const address = server.resolvedUrls?.local[0];
    await page.goto(`${address}bench/${name}/index.html`);
    await page.waitForFunction(() => 'benchPage' in globalThis, undefined, { timeout: 60_000 });
    return await use(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
