import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { rate } from './support/lighthouse.ts';

// Performance depends on the machine: `npm run bench -- lighthouse` measures it.
for (const path of ['/', '/auth']) {
  test(`Lighthouse gives ${path} 100 for accessibility and 100 for best practices`, async ({ product }) => {
    test.slow();
    const { scores, lost } = await rate(`${product.url}${path}`, ['accessibility', 'best-practices']);
    expect({ ...scores, lost }).toEqual({ accessibility: 100, 'best-practices': 100, lost: [] });
  });
}
