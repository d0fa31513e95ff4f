import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { useRegister } from './use-register.ts';

let root: Root | undefined;

afterEach(() => {
  dismissToast();
  root?.unmount();
  vi.restoreAllMocks();
});

function Join() {
  const register = useRegister();
  const join = () => register.mutate({ username: 'ada', email: 'ada@example.org', password: 'secret1' });
  return (
    <button type="button" onClick={join}>
      Join
    </button>
  );
}

async function joinWhenServerSays(answer: 'no connection' | { status: number; message: string }) {
  const fetching = vi.spyOn(window, 'fetch');
  if (answer === 'no connection') fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  else fetching.mockResolvedValue(Response.json({ message: answer.message }, { status: answer.status }));
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <Join />
      <Toaster />
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Join' }).click();
}

it('ERR-05 a refused registration shows "Registration failed" with the words of the server', async () => {
  await joinWhenServerSays({ status: 409, message: 'That username or email is already in use.' });
  await expect.element(page.getByText('Registration failed')).toBeVisible();
  await expect.element(page.getByText('That username or email is already in use.')).toBeVisible();
});

it('ERR-05 a call that never arrived shows "Registration failed" with a default', async () => {
  await joinWhenServerSays('no connection');
  await expect.element(page.getByText('Registration failed')).toBeVisible();
  await expect.element(page.getByText('We could not open your account. Please try again.')).toBeVisible();
});
