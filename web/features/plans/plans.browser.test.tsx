import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { prices } from '#contract/rules/plans.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { expectAccessible, render } from '#web/ui/testing/render.tsx';
import { ChoosablePlan } from './choosable-plan.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PlanQuestions } from './questions.tsx';

const counts = {
  presets: 300,
  freePresets: 124,
  premiumPresets: 176,
  categories: 6,
  frequencies: 1653,
  ranges: { low: 1, middle: 1, high: 1 },
};
const wait = { timeout: 30_000 };

let served: Served;
afterEach(() => served.stop());

function show(list = prices) {
  served = serve({ 'GET /api/plans': list, 'GET /api/presets/stats': counts });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <PlanComparison newcomer="newcomer" />
      <PlanQuestions />
      <ChoosablePlan plan="free" action={null} />
      <ChoosablePlan plan="monthly" action={null} />
      <ChoosablePlan plan="yearly" action={null} />
    </QueryClientProvider>,
  );
}

const plan = (name: string) => page.getByRole('article', { name, exact: true });
const yearly = () =>
  page
    .getByRole('radio', { name: /^Yearly/ })
    .element()
    .closest('label') as HTMLElement;

it('PLAN-01 PLAN-02 PLAN-08 PLAN-09 by month and by year, with the guarantee, and the way to pay keeps the period', async () => {
  const host = show();
  const premium = plan('Premium');
  await expect.element(premium, wait).toHaveTextContent('$9a month');
  await expect.element(premium).toHaveTextContent('14-day money-back guarantee');
  const upgrade = premium.getByRole('link', { name: 'Upgrade to Premium' });
  await expect.element(upgrade).toHaveAttribute('href', '/subscribe?plan=monthly');
  yearly().click();
  await expect.element(premium, wait).toHaveTextContent('$96a year');
  await expect.element(page.getByRole('radio', { name: 'Yearly, save 11%' })).toBeChecked();
  await expect.element(upgrade).toHaveAttribute('href', '/subscribe?plan=yearly');
  await page.getByText('Can I get my money back?').click();
  await expect.element(page.getByText(/^Yes, within 14 days of the first payment/), wait).toBeVisible();
  expect(host.textContent).not.toMatch(/9\.99|89\.99|25%|260\+|650/);
  await expectAccessible();
});

it('PLAN-03 every price is the one that the server sends', async () => {
  show({
    currency: 'USD',
    plans: [
      { type: 'monthly', price: 7, savingPercent: 0 },
      { type: 'yearly', price: 70.5, savingPercent: 16 },
    ],
  });
  await expect.element(plan('Premium'), wait).toHaveTextContent('$7a month');
  await expect.element(page.getByRole('radio', { name: 'Yearly, save 16%' })).toBeInTheDocument();
  await expect.element(plan('Monthly')).toHaveTextContent('$7a month');
  await expect.element(plan('Annual')).toHaveTextContent('$70.50a yearSave 16%');
});

it('PLAN-04 PLAN-06 what a plan holds is told in numbers that the server counted', async () => {
  show();
  await expect.element(plan('Free').first(), wait).toHaveTextContent('100+ free presets');
  await expect.element(plan('Annual')).toHaveTextContent('all 300 presets, 1,000+ frequencies');
});

it('PLAN-01 a price list that cannot be fetched says so, and can be asked for again', async () => {
  served = serve({});
  served.answer('GET /api/plans', 503, { message: 'Not now' });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlanComparison newcomer="newcomer" />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('The plans could not be loaded'), wait).toBeVisible();
  served.answer('GET /api/plans', 200, prices);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(plan('Premium'), wait).toHaveTextContent('$9');
});
