import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { prices } from '#contract/rules/plans.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { expectAccessible, render } from '#web/ui/testing/render.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

let served: Served;
afterEach(() => served.stop());

it('PROG-22 says $9/month, as the price list has it, and leads to the plans', async () => {
  served = serve({ 'GET /api/plans': prices });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UpgradeBanner />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('$9/month')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Upgrade to Premium' }))
    .toHaveAttribute('href', '/plans');
  await expectAccessible();
});
