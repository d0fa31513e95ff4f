import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { prices } from '#contract/rules/plans.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { Subscription } from '#web/api/use-subscription.ts';
import { expectAccessible, render } from '#web/ui/testing/render.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';
import { TestOperations } from './test-operations.tsx';

const MINE = 'GET /api/subscription';
const active: Subscription = {
  state: 'active',
  planType: 'yearly',
  periodEndsAt: '2027-03-14T12:00:00.000Z',
  isCancelled: false,
  isPremium: true,
  payment: { provider: 'test', publishableKey: null },
};
const wait = { timeout: 30_000 };

let served: Served;
afterEach(() => {
  served.stop();
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = (call: string) => served.calls.filter((one) => one.call === call);

function showPanel(subscription: Partial<Subscription>) {
  served = serve({ [MINE]: { ...active, ...subscription }, 'GET /api/plans': prices });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SubscriptionPanel />
    </QueryClientProvider>,
  );
}

describe('ACCT-06 PLAN-15 the subscription in the settings and on the premium page', () => {
  it('is cancelled in two clicks, not in one, and resumed in one', async () => {
    showPanel({});
    await expect.element(page.getByText('Renews on March 14, 2027.'), wait).toBeVisible();
    await expect.element(page.getByText('$96')).toBeVisible();
    await press('Cancel subscription');
    expect(sent('POST /api/subscription/cancel')).toEqual([]);
    served.answer('POST /api/subscription/cancel', 200, { ...active, isCancelled: true });
    await press('Yes, do not renew');
    await expect
      .element(page.getByText('It stays open until March 14, 2027 and is not renewed.'), wait)
      .toBeVisible();
    served.answer('POST /api/subscription/resume', 200, active);
    await press('Resume subscription');
    await expect.element(page.getByText('Renews on March 14, 2027.'), wait).toBeVisible();
    expect(sent('POST /api/subscription/cancel')).toHaveLength(1);
    expect(sent('POST /api/subscription/resume')).toHaveLength(1);
    await expectAccessible();
  });

  it('says why it could not be changed, and can be tried again', async () => {
    showPanel({});
    served.answer('POST /api/subscription/cancel', 503, {
      message: 'The payment provider cannot be reached.',
    });
    await press('Cancel subscription');
    await press('Yes, do not renew');
    await expect.element(page.getByText('The payment provider cannot be reached.'), wait).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  });

  it("with Stripe leads to Stripe's page for cards and receipts", async () => {
    showPanel({ payment: { provider: 'stripe', publishableKey: 'pk_test_x' } });
    served.answer('POST /api/subscription/portal', 200, { url: '#the-portal' });
    await press('Cards and receipts');
    await expect.poll(() => window.location.hash, wait).toBe('#the-portal');
  });

  it.each<[Partial<Subscription>, RegExp, string | null]>([
    [
      { state: 'none', planType: null, periodEndsAt: null, isPremium: false },
      /Free plan.*Nothing to pay/,
      'Upgrade to Premium',
    ],
    [{ state: 'none', planType: null, periodEndsAt: null, isPremium: true }, /as a gift/, null],
    [{ state: 'incomplete', isPremium: false }, /begun and not finished/, 'Finish the payment'],
    [{ state: 'past_due', isPremium: false }, /could not be charged/, 'Subscribe again'],
    [{ state: 'ended', isPremium: false }, /has ended/, 'Subscribe again'],
  ])('%o is told in words', async (subscription, words, way) => {
    const host = showPanel(subscription);
    await expect.poll(() => host.textContent, wait).toMatch(words);
    const ways = page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
    expect(ways).toEqual(way ? [way] : []);
    expect(page.getByText('Cards and receipts').elements()).toEqual([]);
  });
});

describe('what operators make happen at the test provider', () => {
  const LIST = 'GET /api/admin/test-subscriptions';
  const showDesk = (status: number, list: unknown) => {
    served = serve({});
    served.answer(LIST, status, list);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <TestOperations />
      </QueryClientProvider>,
    );
  };
  const row = {
    id: 'sub_1',
    userId: 7,
    username: 'ada',
    planType: 'monthly',
    state: 'active',
    periodEndsAt: '2027-03-14T12:00:00.000Z',
    isCancelled: false,
  };

  it('is one press each, with its webhook or with that lost', async () => {
    showDesk(200, [row]);
    served.answer('POST /api/admin/test-subscriptions/sub_1', 204, null);
    await expect.element(page.getByText('ada', { exact: true }), wait).toBeVisible();
    await press('Refund');
    await page.getByRole('checkbox').click();
    await press('Fail a renewal');
    await expect
      .poll(() => sent('POST /api/admin/test-subscriptions/sub_1').map(({ body }) => body), wait)
      .toEqual([
        { happening: 'refund', isWebhookLost: false },
        { happening: 'fail', isWebhookLost: true },
      ]);
    await expectAccessible();
  });

  it('is nothing while nobody has subscribed, or where Stripe takes the money', async () => {
    showDesk(200, []);
    await expect.element(page.getByText('Nobody has subscribed yet'), wait).toBeVisible();
    served.stop();
    showDesk(404, { message: 'There is nothing here.', code: 'not_found' });
    await expect.element(page.getByText('The test provider is not in use').last(), wait).toBeVisible();
  });
});
