import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { delays } from '#web/lib/delays.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

const ID = 'a-checkout-of-somebody';
const CHECKOUT = `GET /api/checkouts/${ID}`;
const MINE = 'GET /api/subscription';
const mine = (state: string, isPremium: boolean) => ({ state, isPremium });
const wait = { timeout: 30_000 };

let served: Served | undefined;
let paid: number;
beforeEach(() => {
  paid = 0;
});
afterEach(() => {
  served?.stop();
  dismissToast();
});

function show(answers: Record<string, unknown>, props: { checkoutId?: string; isSignedIn?: boolean }) {
  served?.stop();
  served = serve(answers);
  const { checkoutId = null, isSignedIn = false } = props;
  const onPaid = () => {
    paid += 1;
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PaymentOutcome checkoutId={checkoutId} isSignedIn={isSignedIn} onPaid={onPaid} />
      <Toaster />
    </QueryClientProvider>,
  );
}
const benefits = () => [...document.querySelectorAll('main ul li')].map((item) => item.textContent);
const success = page.getByText('Subscription Successful!');

it('PAY-20 PAY-21 PAY-22 CONST-19 verifies for three seconds, then welcomes and lists what is open', async () => {
  expect(delays.subscriptionVerify).toBe(3_000);
  const began = performance.now();
  show({ [CHECKOUT]: { state: 'paid', isRenamed: false } }, { checkoutId: ID });
  await expect.element(page.getByText('Verifying subscription...')).toBeVisible();
  expect(success.elements()).toEqual([]);
  await expect.element(success, wait).toBeVisible();
  expect(performance.now() - began).toBeGreaterThanOrEqual(delays.subscriptionVerify - 20);
  await expect.element(page.getByText('Welcome to Cymara Premium!')).toBeVisible();
  expect(benefits()).toEqual([
    'All premium frequencies',
    'Unlimited programs',
    'Community and sharing',
    'AI mood analysis',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Continue to Login' }))
    .toHaveAttribute('href', '/auth');
  expect(paid).toBe(1);
  await settled();
  await expectAccessible();
});

it('PAY-14 while the provider has not spoken it goes on asking, and welcomes nobody before', async () => {
  show({ [MINE]: mine('incomplete', false) }, { isSignedIn: true });
  await expect.element(page.getByText('Your payment is on its way'), wait).toBeVisible();
  await expect.element(page.getByText('Verifying subscription...')).toBeVisible();
  expect([success.elements(), benefits(), paid]).toEqual([[], [], 0]);
  served?.answer(MINE, 200, mine('active', true));
  await expect.element(success, wait).toBeVisible();
  expect(benefits()).toHaveLength(4);
});

it('PAY-14 T19 a visitor, a member who has not paid, and checkouts that ran out or never were are told that there is nothing', async () => {
  const answers = {
    [MINE]: mine('none', false),
    [CHECKOUT]: { state: 'closed', isRenamed: false },
  };
  for (const props of [{}, { isSignedIn: true }, { checkoutId: ID }, { checkoutId: 'one-that-never-was' }])
    show(answers, props);
  const told = page.getByRole('heading', { name: 'No payment to confirm' });
  await expect.poll(() => told.elements().length, wait).toBe(4);
  expect([success.elements(), paid]).toEqual([[], 0]);
});

it('whose name was taken while paying is told so', async () => {
  show({ [CHECKOUT]: { state: 'paid', isRenamed: true } }, { checkoutId: ID });
  await expect.element(page.getByText(/Somebody took your name while you were paying/), wait).toBeVisible();
});
