import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

test('PLAN-01 PLAN-02 PLAN-08 the plans by month and by year, what Premium costs, and the guarantee', async ({
  page,
}) => {
  await page.goto('/plans');
  const premium = page.getByRole('article', { name: 'Premium' });
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Free', 'Premium']);
  await expect(premium).toContainText('$9a month');
  await page.getByRole('radio', { name: 'Yearly, save 11%' }).check({ force: true });
  await expect(premium).toContainText('$96a year');
  await expect(premium).toContainText('14-day money-back guarantee');
  const question = page.getByText('Can I get my money back?');
  await question.click();
  await expect(page.getByText('Yes, within 14 days of the first payment')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/9\.99|89\.99|25%|260\+|650/);
});

test('PLAN-03 the prices are those that the server sends', async ({ page }) => {
  await page.route('**/api/plans', (route) =>
    route.fulfill({
      json: {
        currency: 'USD',
        plans: [
          { type: 'monthly', price: 7, savingPercent: 0 },
          { type: 'yearly', price: 70, savingPercent: 17 },
        ],
      },
    }),
  );
  await page.goto('/plans');
  await expect(page.getByRole('article', { name: 'Premium' })).toContainText('$7a month');
  await expect(page.getByRole('radio', { name: 'Yearly, save 17%' })).toBeAttached();
  await page.goto('/plans-page');
  await expect(page.getByRole('article', { name: 'Annual' })).toContainText('$70');
});

test('PLAN-05 PLAN-07 PLAN-09 what Premium holds, community for all, and the way to subscribe', async ({
  page,
}) => {
  await page.goto('/plans');
  const premium = page.getByRole('article', { name: 'Premium' });
  await expect(premium.getByRole('listitem')).toHaveText([
    'Three tone generators at once',
    'Unlimited programs',
    'Sequenced sessions',
    'AI mood analysis',
    'Premium frequency categories',
    'All 14 songs',
  ]);
  await expect(page.getByRole('article', { name: 'Free' })).toContainText('The community');
  const upgrade = premium.getByRole('link', { name: 'Upgrade to Premium' });
  await expect(upgrade).toHaveAttribute('href', '/subscribe?plan=monthly');
  await page.getByRole('radio', { name: 'Yearly, save 11%' }).check({ force: true });
  await expect(upgrade).toHaveAttribute('href', '/subscribe?plan=yearly');
});
