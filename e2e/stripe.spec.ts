import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { joinAs } from './support/members.ts';

/** As much of Stripe's script as the page touches. What it is asked to do it writes down. */
const script = `window.Stripe = (key) => {
  const element = { mount() {}, on() {}, off() {}, once() {}, update() {}, destroy() {} };
  const none = () => {};
  return {
    elements: (options) => {
      window.opened = { key, options };
      return { create: () => element, getElement: () => null, update: none, on: none, once: none };
    },
    createToken: none, createPaymentMethod: none, confirmCardPayment: none, registerAppInfo: none, _registerWrapper: none,
    confirmPayment: async ({ confirmParams }) => {
      window.confirmed = confirmParams;
      return { error: { message: 'Your card has insufficient funds.' } };
    },
  };
};`;

test('PAY-04 PAY-07 PAY-08 ERR-27 with keys set one pays by the form of Stripe, whose script comes from its own host', async ({
  open,
}) => {
  const { product, page } = await open({
    STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789abcdef',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    STRIPE_PRICE_MONTHLY: 'price_0123456789monthly',
    STRIPE_PRICE_YEARLY: 'price_0123456789yearly',
  });
  const asked: string[] = [];
  let isReachable = false;
  await page.context().route(/^https:/, (route) => {
    asked.push(route.request().url());
    return isReachable ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort();
  });
  await page.route('**/api/get-or-create-subscription', (route) =>
    route.fulfill({
      json: {
        clientSecret: 'pi_1_secret_2',
        planType: 'monthly',
        payment: { provider: 'stripe', publishableKey: 'pk_test_0123456789abcdef' },
      },
    }),
  );
  await joinAs(page);
  // The way there inside the app: the document of the plans may not fetch the script, so that of the payment is loaded.
  const documents: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest())
      documents.push(`${new URL(answer.url()).pathname} ${/stripe/.test(JSON.stringify(answer.headers()))}`);
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto('/plans');
  await page
    .getByRole('article', { name: 'Premium' })
    .getByRole('link', { name: 'Upgrade to Premium' })
    .click();
  await expect(page.getByText('The card form could not be loaded')).toBeVisible({ timeout: 30_000 });
  expect(documents).toEqual(['/plans false', '/subscribe true']);
  await expect(page).toHaveURL(/\/subscribe\?plan=monthly$/);
  isReachable = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  const pay = page.getByRole('button', { name: 'Upgrade to Premium' });
  await expect(pay).toBeEnabled({ timeout: 30_000 });
  expect(asked.every((url) => new URL(url).host === 'js.stripe.com')).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  await expect(page.getByText('Test payments.')).toHaveCount(0);
  expect(await page.evaluate('window.opened')).toMatchObject({
    key: 'pk_test_0123456789abcdef',
    options: { clientSecret: 'pi_1_secret_2', appearance: { theme: 'night' } },
  });
  await pay.click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'insufficient funds' }).first()).toBeVisible();
  expect(await page.evaluate('window.confirmed')).toEqual({
    return_url: `${product.url}/subscription-success`,
  });
  expect(complaints).toEqual([]);
});
