import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { LoginForm } from './login-form.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const signIn = () => page.getByRole('button', { name: 'Sign In' });
const fetching = () => vi.mocked(window.fetch);

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm />
      <Toaster />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

async function logIn(name: string, password: string) {
  await field('Username or Email').fill(name);
  await field('Password').fill(password);
  await signIn().click();
}

it('AUTH-06 AUTH-07 has two fields, and its button says Signing in... while the call is pending', async () => {
  const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels).toEqual(['Username or Email', 'Password']);
  let answer = (_: Response) => {};
  fetching().mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await logIn('Ada', 'a long password');
  await expect.element(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  answer(new Response('', { status: 502 }));
  await expect.element(signIn()).toBeEnabled();
});

it('AUTH-08 AUTH-09 a name and a password that are too short get both messages, and nothing is sent', async () => {
  await logIn('ab', '12345');
  await expect.element(page.getByText('Username or email must be at least 3 characters')).toBeVisible();
  await expect.element(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect.element(field('Username or Email')).toHaveFocus();
  await expect.element(field('Username or Email')).toHaveAttribute('aria-invalid', 'true');
  expect(fetching()).not.toHaveBeenCalled();
});

it('ERR-04 a login that fails without a word gets a default', async () => {
  fetching().mockResolvedValue(new Response('', { status: 502 }));
  await logIn('Ada', 'a long password');
  await expect.element(page.getByText('Login failed')).toBeVisible();
  await expect.element(page.getByText('We could not log you in. Please try again.')).toBeVisible();
});

it('a wrong password is told beside the form, and stays there when the message has gone', async () => {
  fetching().mockImplementation(async () =>
    Response.json({ message: 'That name or password is not right.' }, { status: 401 }),
  );
  await logIn('Ada', 'a long password');
  const told = () =>
    [...document.querySelectorAll('form [role="alert"]')].map((element) => element.textContent);
  await expect.poll(told, { timeout: 30_000 }).toEqual(['That name or password is not right.']);
  dismissToast();
  expect(told()).toEqual(['That name or password is not right.']);
});
