import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { startProduct } from './support/product.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** What both pages have: their date, the support address and, when all else was read, a way back. */
async function expectFrame(page: Page) {
  await expect(page.getByText('Last updated: April 26, 2025', { exact: true })).toBeVisible();
  await expect(section(page, 'Contact').getByRole('link')).toHaveAttribute(
    'href',
    'mailto:support@cymara.example',
  );
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
}

test('LEGAL-01 LEGAL-02 LEGAL-03 the terms cover all their subjects, and say that fees can change with notice', async ({
  page,
}) => {
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
  await expect(section(page, 'Premium subscription fees')).toContainText('Fees can change, with notice');
  await expectFrame(page);
});

test('LEGAL-01 LEGAL-04 LEGAL-05 LEGAL-06 LEGAL-07 LEGAL-08 the privacy page says what is collected, what for and how long, and which rights there are', async ({
  page,
}) => {
  await page.goto('/privacy');
  const collected = section(page, 'What we collect');
  for (const kind of ['Name and username', 'Email', 'Usage data', 'Device info', 'Cookies']) {
    await expect(collected.getByText(`${kind}:`, { exact: true })).toBeVisible();
  }
  for (const [name, words] of [
    ['What we use it for', 'to protect the service against misuse'],
    ['Security', 'argon2id'],
    ['Retention', 'after 30 days'],
    ['Changes to this policy', 'the date above changes with it'],
    ['Contact', 'Questions about your data'],
    ['Children', 'under 13, and we collect no data from them'],
    ['Not shared, not sold', 'Your data is not shared with others and not sold.'],
  ] as const) {
    await expect(section(page, name)).toContainText(words);
  }
  const rights = section(page, 'Your rights');
  for (const words of ['get a copy of it', 'have it corrected', 'have it deleted', 'object to a use of it']) {
    await expect(rights).toContainText(words);
  }
  await expect(rights.getByRole('link')).toHaveAttribute('href', 'mailto:support@cymara.example');
  await expectFrame(page);
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
