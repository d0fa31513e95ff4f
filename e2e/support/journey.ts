import { test as base, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

/** A further product, with settings of its own, and a page in a browser that knows it. Both end with the journey. */
type Open = (settings: Record<string, string>) => Promise<{ product: Product; page: Page }>;

/**
 * The `test` of every journey. Its worker has a product of its own, so `page.goto('/')` opens that one, accounts made
 * in one file never meet those of another worker, and `product.admin('grant-premium', name)` reaches its data.
 * When a journey fails, what the product printed is attached to the report.
 */
export const test = base.extend<{ productLog: undefined; open: Open }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern
    async ({}, use) => {
      // Journeys open more accounts from one address than a household ever would.
      const product = await startProduct({ RATE_LIMIT_SCALE: '100' });
      await use(product);
      await product.stop();
      product.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  open: async ({ browser }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (settings) => {
      const product = await startProduct(settings);
      ends.push(async () => {
        await product.stop();
        product.remove();
      });
      const context = await browser.newContext({ baseURL: product.url });
      ends.push(() => context.close());
      return { product, page: await context.newPage() };
    });
    for (const end of ends.reverse()) await end();
  },
  productLog: [
    async ({ product }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus && product.lines.length > 0)
        await info.attach('product.log', { body: product.lines.join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});
