import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '#web/api/query-client.ts';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import {
  keepPendingRegistration,
  readPendingRegistration,
  wipePendingRegistration,
} from './pending-registration.ts';
import { PlanChooser } from './plan-chooser.tsx';

const ada = { username: 'ada', email: 'ada@example.org', password: 'secret1' };
const fetching = () => vi.mocked(window.fetch);
let history: string[];

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const place = memoryLocation({ path: '/plans-page', record: true });
  history = place.history;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <PlanChooser landsAt="/gen" card={(plan, action) => <div key={plan}>{action}</div>} />
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  dismissToast();
  wipePendingRegistration();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});

const choose = (plan: string) => page.getByRole('button', { name: `Choose ${plan}` }).click();

it.each(['Free', 'Monthly', 'Annual'])(
  'PLAN-14 ERR-19 %s without registration data sends nothing and leads to the form',
  async (plan) => {
    await choose(plan);
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    await expect.element(page.getByText('Please fill out the registration form first.')).toBeVisible();
    expect(history).toEqual(['/plans-page', '/auth']);
    expect(fetching()).not.toHaveBeenCalled();
  },
);

it.each([
  [
    "ERR-20 a refused free registration shows the server's words",
    () => Response.json({ message: 'Somebody was first' }, { status: 409 }),
    'Somebody was first',
  ],
  [
    'ERR-21 a refusal without a word says that no account was created',
    () => new Response('', { status: 500 }),
    'Failed to create account',
  ],
  [
    'ERR-20 a free registration that never reached the server says that there was a problem',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'There was a problem creating your account.',
  ],
])('%s, and what was filled in stays', async (_, answer, words) => {
  keepPendingRegistration(ada);
  fetching().mockImplementation(async () => answer());
  await choose('Free');
  await expect.element(page.getByText('Registration Failed', { exact: true })).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(history).toEqual(['/plans-page']);
  expect(readPendingRegistration()).toEqual(ada);
});

it.each([
  ['PLAN-12', 'Monthly', 'monthly'],
  ['PLAN-13', 'Annual', 'yearly'],
])('%s %s asks for a checkout once and leads the browser to where it is paid', async (_, plan, planType) => {
  keepPendingRegistration(ada);
  fetching().mockImplementation(async () => Response.json({ checkoutUrl: '#where-it-is-paid' }));
  await choose(plan);
  await expect.poll(() => window.location.hash, { timeout: 30_000 }).toBe('#where-it-is-paid');
  expect(fetching().mock.calls.map(([address, init]) => [address, JSON.parse(String(init?.body))])).toEqual([
    ['/api/create-subscription-checkout', { ...ada, planType }],
  ]);
});

it.each([
  [
    "ERR-22 a refused checkout shows the server's words",
    () => Response.json({ message: 'Somebody was first' }, { status: 409 }),
    'Somebody was first',
  ],
  [
    'ERR-22 a refusal without a word says that no subscription was created',
    () => new Response('', { status: 500 }),
    'Failed to create subscription',
  ],
  [
    'ERR-23 an answer that says no address says so',
    () => Response.json({ checkoutUrl: '' }),
    'No checkout URL provided',
  ],
  [
    'ERR-24 a checkout that never reached the server says that there was a problem',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'There was a problem setting up your subscription.',
  ],
])('%s, and what was filled in stays', async (_, answer, words) => {
  keepPendingRegistration(ada);
  fetching().mockImplementation(async () => answer());
  await choose('Monthly');
  await expect
    .element(page.getByText('Subscription Failed', { exact: true }), { timeout: 30_000 })
    .toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(readPendingRegistration()).toEqual(ada);
});
