import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { prices } from '#contract/rules/plans.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { changeUser } from '#web/api/use-user.ts';
import { someone } from '#web/bindings/testing/with-sound.tsx';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { Page } from './subscribe-page.tsx';

const OPEN = 'POST /api/get-or-create-subscription';
const wait = { timeout: 30_000 };

let served: Served;
afterEach(() => {
  served.stop();
  dismissToast();
});

function open(who: (typeof someone)['member' | 'premium'], path = '/subscribe') {
  served = serve({ 'GET /api/user': who, 'GET /api/plans': prices });
  served.hold(OPEN);
  const queries = createQueryClient();
  changeUser(queries, who);
  const place = memoryLocation({ path, record: true });
  render(
    <QueryClientProvider client={queries}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <Page />
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
  return place;
}
/** The whole of the label is pressed by a hand; the words in it lie under the radio button. */
const choose = async (name: string) => {
  const radio = page.getByRole('radio', { name });
  await expect.element(radio, wait).toBeInTheDocument();
  radio.element().closest('label')?.click();
};
const plansSent = () => served.calls.filter(({ call }) => call === OPEN).map(({ body }) => body);

it('PAY-01 a premium member is told so and led to the premium page, and no payment is opened', async () => {
  const { history } = open(someone.premium);
  await expect.element(page.getByText('Already Subscribed'), wait).toBeVisible();
  expect(history.at(-1)).toBe('/premium');
  expect(plansSent()).toEqual([]);
});

it('PAY-06 the way back to the plans is there while it prepares and when that fails', async () => {
  open(someone.member);
  await expect.element(page.getByText('Preparing your subscription...'), wait).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to Plans' });
  await expect.element(back, wait).toHaveAttribute('href', '/plans');
  served.answer(OPEN, 503, { message: 'Not now' });
  await choose('Yearly, save 11%');
  await expect.element(page.getByRole('heading', { name: 'Subscription Error' }), wait).toBeVisible();
  await expect.element(back).toHaveAttribute('href', '/plans');
});

it('PLAN-09 the plan that was chosen is the one that is paid, and the other is one press away', async () => {
  const { history } = open(someone.member, '/subscribe?plan=yearly');
  await expect.element(page.getByText('$96'), wait).toBeVisible();
  await expect.element(page.getByText('That is $8 a month. 14-day money-back guarantee.')).toBeVisible();
  await choose('Monthly');
  await expect.element(page.getByText('$9'), wait).toBeVisible();
  expect(history.at(-1)).toBe('/subscribe?plan=monthly');
  await expect.poll(plansSent, wait).toEqual([{ planType: 'yearly' }, { planType: 'monthly' }]);
});
