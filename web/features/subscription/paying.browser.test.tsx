import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { testCards } from '#contract/rules/test-cards.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { Payment } from './payment.tsx';

const OPEN = 'POST /api/get-or-create-subscription';
const PAY = 'POST /api/test-payments/pay';
const CONFIRM = 'POST /api/test-payments/confirm';
const opened = {
  clientSecret: 'the-secret-of-this-payment',
  planType: 'yearly',
  payment: { provider: 'test', publishableKey: null },
};
const outcome = (name: string, message: string) => ({
  outcome: name,
  message,
  returnUrl: 'http://here/subscription-success',
});
const wait = { timeout: 30_000 };

let served: Served;
let paid: string[];
let already = 0;
const noteAlready = () => {
  already += 1;
};
beforeEach(() => {
  paid = [];
  served = serve({ [OPEN]: opened });
});
afterEach(() => {
  served.stop();
  dismissToast();
});

function show() {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Payment planType="yearly" onPaid={(returnUrl) => paid.push(returnUrl)} onAlready={noteAlready} />
      <Toaster />
    </QueryClientProvider>,
  );
}
const sent = (call: string) => served.calls.filter((one) => one.call === call);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const payWith = async (card: string) => {
  await press(card);
  await press('Upgrade to Premium');
};
const field = () => page.getByLabelText('Card number');

it('PAY-02 PAY-09 says that it is preparing, then that these are test payments, with the cards that it takes', async () => {
  served.hold(OPEN);
  const host = show();
  await expect.element(page.getByText('Preparing your subscription...'), wait).toBeVisible();
  served.stop();
  served = serve({ [OPEN]: opened });
  host.remove();
  show();
  await expect
    .element(page.getByText(/No payment provider is set up here, so no money moves/), wait)
    .toBeVisible();
  expect(testCards.map(({ number }) => number)).toEqual([
    '4242 4242 4242 4242',
    '4000 0000 0000 0002',
    '4000 0025 0000 3155',
  ]);
  for (const { number } of testCards)
    await expect.element(page.getByRole('button', { name: number })).toBeVisible();
  expect(sent(OPEN)[0]?.body).toEqual({ planType: 'yearly' });
  await settled();
  await expectAccessible();
});

it('PAY-03 PAY-04 PAY-10 a card that succeeds leads to where the provider sends the browser; meanwhile Processing...', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  served.answer(PAY, 200, outcome('paid', 'The test payment succeeded.'));
  const real = window.fetch;
  window.fetch = async (...request) => {
    if (String(request[0]).endsWith('/pay')) await held;
    return real(...request);
  };
  show();
  await payWith('4242 4242 4242 4242');
  await expect.element(page.getByRole('button', { name: 'Processing...' }), wait).toBeDisabled();
  release();
  await expect.poll(() => paid, wait).toEqual(['http://here/subscription-success']);
  expect(sent(PAY).map(({ body }) => body)).toEqual([
    { secret: 'the-secret-of-this-payment', cardNumber: '4242 4242 4242 4242' },
  ]);
});

it("PAY-11 ERR-27 a card that is declined shows Payment Failed and, at the card, the provider's words", async () => {
  served.answer(PAY, 200, outcome('declined', 'Your card was declined.'));
  show();
  await payWith('4000 0000 0000 0002');
  await expect.element(page.getByText('Payment Failed', { exact: true }), wait).toBeVisible();
  await expect.element(field()).toHaveAccessibleDescription(/Your card was declined\./);
  await expect.element(page.getByRole('button', { name: 'Upgrade to Premium' })).toBeEnabled();
  expect(paid).toEqual([]);
});

it('PAY-12 the third card asks for a step, which may be agreed to or not', async () => {
  served.answer(PAY, 200, outcome('needs_confirmation', 'Your bank asks you to confirm this payment.'));
  served.answer(CONFIRM, 200, outcome('declined', 'Your card was declined.'));
  show();
  await payWith('4000 0025 0000 3155');
  await expect.element(page.getByText('Your bank asks you to confirm', { exact: true }), wait).toBeVisible();
  await press('Refuse it');
  await expect.element(field(), wait).toHaveAccessibleDescription(/Your card was declined\./);
  served.answer(CONFIRM, 200, outcome('paid', 'The test payment succeeded.'));
  await press('Upgrade to Premium');
  await press('Confirm the payment');
  await expect.poll(() => paid.length, wait).toBe(1);
  expect(sent(CONFIRM).map(({ body }) => body)).toEqual([
    { secret: 'the-secret-of-this-payment', isAgreed: false },
    { secret: 'the-secret-of-this-payment', isAgreed: true },
  ]);
});

it('PAY-13 any other number is refused in the browser, and is not even sent', async () => {
  show();
  await field().fill('4111 1111 1111 1111');
  await press('Upgrade to Premium');
  await expect.element(field(), wait).toHaveAccessibleDescription(/Please never enter a real card/);
  expect(sent(PAY)).toEqual([]);
});

it('ERR-26 a payment that fails in a way that nobody foresaw says so', async () => {
  served.answer(PAY, 500, { message: 'Something went wrong on our side.' });
  show();
  await payWith('4242 4242 4242 4242');
  await expect.element(field(), wait).toHaveAccessibleDescription(/An unexpected error occurred\./);
  await expect.element(page.getByText('Payment Failed', { exact: true })).toBeVisible();
});

it('a payment that was closed meanwhile is asked for anew', async () => {
  served.answer(PAY, 409, {
    message: 'This payment is not open any more. Please begin again.',
    code: 'payment_closed',
  });
  show();
  await payWith('4242 4242 4242 4242');
  await expect.poll(() => sent(OPEN).length, wait).toBe(2);
});

it.each([
  [
    "PAY-05 the server's words",
    503,
    { message: 'The provider cannot be reached.' },
    'The provider cannot be reached.',
  ],
  [
    'PAY-05 ERR-25 words of its own when there are none',
    500,
    {},
    'Failed to initialize payment. Please try again.',
  ],
])(
  'a preparation that fails shows Subscription Error with %s and a way back',
  async (_, status, body, words) => {
    served.answer(OPEN, status, body);
    show();
    await expect.element(page.getByRole('heading', { name: 'Subscription Error' }), wait).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Return to Plans' }))
      .toHaveAttribute('href', '/plans');
  },
);

it('PAY-01 who became premium in another tab is not asked to pay again', async () => {
  served.answer(OPEN, 409, { message: 'You already have Premium.', code: 'already_subscribed' });
  show();
  await expect.poll(() => already, wait).toBe(1);
  expect(page.getByText('Subscription Error').elements()).toEqual([]);
});
