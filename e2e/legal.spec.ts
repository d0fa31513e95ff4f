import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { startProduct } from './support/product.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const path of ['/terms', '/privacy']) {
  test(`LEGAL-01 ${path} has a way back, its date and the support address`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Last updated: April 26, 2025', { exact: true })).toBeVisible();
    await expect(section(page, 'Contact').getByRole('link')).toHaveAttribute(
      'href',
      'mailto:support@cymara.example',
    );
    await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('LEGAL-02 the terms cover all their subjects', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Acceptance',
    'Use license',
    'Disclaimer',
    'Limitations',
    'Health disclaimer',
    'Accuracy',
    'Links',
    'Modifications',
    'Premium subscription fees',
    'Governing law',
    'Contact',
  ]);
  await expect(section(page, 'Use license')).toContainText('personal, non-commercial');
  await expect(section(page, 'Health disclaimer')).toContainText('It is not a medical device');
});

test('LEGAL-03 the terms say that fees can change with notice', async ({ page }) => {
  await page.goto('/terms');
  await expect(section(page, 'Premium subscription fees')).toContainText('Fees can change, with notice');
});

test('LEGAL-04 the privacy page lists what is collected', async ({ page }) => {
  await page.goto('/privacy');
  const collected = section(page, 'What we collect');
  for (const kind of ['Name and username', 'Email', 'Usage data', 'Device info', 'Cookies']) {
    await expect(collected.getByText(`${kind}:`, { exact: true })).toBeVisible();
  }
});

test('LEGAL-05 the privacy page covers uses, security, retention, changes and contact', async ({ page }) => {
  await page.goto('/privacy');
  for (const [name, words] of [
    ['What we use it for', 'to protect the service against misuse'],
    ['Security', 'argon2id'],
    ['Retention', 'after 30 days'],
    ['Changes to this policy', 'the date above changes with it'],
    ['Contact', 'Questions about your data'],
  ] as const) {
    await expect(section(page, name)).toContainText(words);
  }
});

test('LEGAL-06 the privacy page gives the rights and the way to use them', async ({ page }) => {
  await page.goto('/privacy');
  const rights = section(page, 'Your rights');
  for (const words of ['get a copy of it', 'have it corrected', 'have it deleted', 'object to a use of it']) {
    await expect(rights).toContainText(words);
  }
  await expect(rights.getByRole('link')).toHaveAttribute('href', 'mailto:support@cymara.example');
});

test('LEGAL-07 LEGAL-08 nothing from under-13s; nothing shared or sold', async ({ page }) => {
  await page.goto('/privacy');
  await expect(section(page, 'Children')).toContainText('under 13, and we collect no data from them');
  await expect(section(page, 'Not shared, not sold')).toContainText(
    'Your data is not shared with others and not sold.',
  );
});

test('SHELL-02 LEGAL-01 the support address is the one that the operator set', async ({ page }) => {
  const product = await startProduct({ SUPPORT_EMAIL: 'hello@listening.example' });
  try {
    for (const path of ['/terms', '/privacy', '/']) {
      await page.goto(`${product.url}${path}`);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toHaveAttribute(
        'href',
        'mailto:hello@listening.example',
      );
    }
    await page.goto(`${product.url}/terms`);
    await expect(section(page, 'Contact')).toContainText('hello@listening.example');
  } finally {
    await product.stop();
    product.remove();
  }
});
