import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { mayAskFeelings } from '#web/lib/feelings.ts';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { BlockedSection } from './blocked-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { EmailSection } from './email-section.tsx';
import { ListeningSection } from './listening-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const session = (id: string, device: string, isThis: boolean) => ({
  id,
  device,
  isThis,
  startedAt: '2026-11-02T10:00:00.000Z',
  lastSeenAt: '2026-11-16T22:14:00.000Z',
});

/** As the page does: it leaves when the account is gone, and its dialog with it. */
function UntilDeleted() {
  const [isThere, setThere] = useState(true);
  const leave = () => {
    deleted += 1;
    setThere(false);
  };
  return isThere ? <DeletionSection onDeleted={leave} /> : null;
}

let served: Served;
let deleted = 0;
beforeEach(() => {
  deleted = 0;
  served = serve({
    'GET /api/user/passkeys': [
      { id: 7, name: 'Phone', addedAt: '2026-03-03T10:00:00.000Z', usedAt: null },
      { id: 8, name: 'Laptop', addedAt: '2026-03-03T10:00:00.000Z', usedAt: '2026-11-16T22:14:00.000Z' },
    ],
    'GET /api/user/blocks': [{ id: 9, username: 'lost_signal', avatarUrl: null }],
    'GET /api/listening': [
      {
        id: 31,
        startedAt: '2026-11-16T22:14:00.000Z',
        seconds: 600,
        source: 'generators',
        presetId: null,
        frequencies: [432],
        feltBefore: 4,
        feltAfter: 8,
      },
    ],
    'GET /api/user/sessions': [
      session('a', 'Firefox on Linux', true),
      session('b', 'Safari on iPhone', false),
    ],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EmailSection address="ada@example.org" />
      <PasswordSection />
      <PasskeysSection />
      <SessionsSection />
      <BlockedSection />
      <ListeningSection />
      <DataSection />
      <UntilDeleted />
      <Toaster />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  served.stop();
  dismissToast();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const sent = (call: string) => served.calls.filter((one) => one.call === call);
const wait = { timeout: 30_000 };

describe('ACCT-02 the e-mail', () => {
  it('is changed by a link that is sent to the new one, and the page says that it waits', async () => {
    served.answer('PUT /api/user/email', 204, null);
    await button('Change email').click();
    await button('Send the link').click();
    await expect.element(page.getByText('Please enter a valid email'), wait).toBeVisible();
    expect(sent('PUT /api/user/email')).toEqual([]);
    await field('New email').fill('new@example.org');
    await field('Your password').fill('a long password');
    await button('Send the link').click();
    await expect.element(page.getByText(/A change to new@example\.org waits/), wait).toBeVisible();
    expect(sent('PUT /api/user/email')).toEqual([
      { call: 'PUT /api/user/email', body: { email: 'new@example.org', currentPassword: 'a long password' } },
    ]);
    await expect.element(page.getByText('ada@example.org')).toBeVisible();
  });
});

describe('ACCT-02 the password', () => {
  const fill = async (again: string) => {
    await field('Current password').fill('the old password');
    await field('New password').fill('the new password');
    await field('New password, once more').fill(again);
    await button('Change password').click();
  };

  it('is sent when both are the same, without the second', async () => {
    served.answer('PUT /api/user/password', 204, null);
    await fill('another one');
    await expect.element(page.getByText("Passwords don't match"), wait).toBeVisible();
    expect(sent('PUT /api/user/password')).toEqual([]);
    await fill('the new password');
    await expect.element(page.getByText('You are logged in here, and nowhere else.'), wait).toBeVisible();
    expect(sent('PUT /api/user/password')[0]?.body).toEqual({
      currentPassword: 'the old password',
      password: 'the new password',
    });
    await expect.element(field('Current password')).toHaveValue('');
  });

  it('is refused in words, beside the form, when the present one is wrong', async () => {
    served.answer('PUT /api/user/password', 403, {
      message: 'That is not your present password.',
      code: 'wrong_password',
    });
    await fill('the new password');
    await expect.element(page.getByText('That is not your present password.'), wait).toBeVisible();
    await expect.element(field('New password')).toHaveValue('the new password');
  });
});

it('whom a member has blocked is listed, and a block can be taken back', async () => {
  await expect.element(page.getByText('lost_signal'), wait).toBeVisible();
  served.answer('POST /api/users/9/unblock', 204, null);
  served.answer('GET /api/user/blocks', 200, []);
  await button('Unblock lost_signal').click();
  await expect.element(page.getByText('You have blocked nobody.'), wait).toBeVisible();
  expect(sent('POST /api/users/9/unblock')).toHaveLength(1);
});

describe('ACCT-03 the sessions', () => {
  it('are listed; others can be signed out one by one, this one not', async () => {
    served.answer('DELETE /api/user/sessions/b', 204, null);
    await expect.element(page.getByText('Firefox on Linux'), wait).toBeVisible();
    await expect.element(page.getByText(/^This device, since November 2, 2026$/)).toBeVisible();
    expect(page.getByRole('button', { name: /^Log out (?!everywhere)/ }).elements()).toHaveLength(1);
    served.answer('GET /api/user/sessions', 200, [session('a', 'Firefox on Linux', true)]);
    await button('Log out Safari on iPhone').click();
    await expect.poll(() => page.getByText('Safari on iPhone').elements().length, wait).toBe(0);
    expect(sent('DELETE /api/user/sessions/b')).toHaveLength(1);
  });

  it('are all ended but this one by one press', async () => {
    served.answer('POST /api/logout-all', 204, null);
    await button('Log out everywhere else').click();
    await expect.poll(() => sent('POST /api/logout-all').length, wait).toBe(1);
    await expect.poll(() => sent('GET /api/user/sessions').length, wait).toBe(2);
  });
});

describe('the passkeys', () => {
  it('are listed with their days, and removed one by one', async () => {
    await expect.element(page.getByText('Added March 3, 2026, not used yet'), wait).toBeVisible();
    await expect.element(page.getByText('Added March 3, 2026, last used November 16, 2026')).toBeVisible();
    served.answer('DELETE /api/user/passkeys/7', 204, null);
    served.answer('GET /api/user/passkeys', 200, []);
    await button('Remove Phone').click();
    await expect.poll(() => page.getByText('Laptop').elements().length, wait).toBe(0);
    expect(sent('DELETE /api/user/passkeys/7')).toHaveLength(1);
  });

  it('are given another name, which is checked before it is sent', async () => {
    await button('Rename Phone').click();
    await expect.element(field('New name'), wait).toHaveFocus();
    await field('New name').fill(' ');
    await button('Save name').click();
    await expect.element(page.getByText('Please give it a name'), wait).toBeVisible();
    const renamed = { id: 7, name: 'Old phone', addedAt: '2026-03-03T10:00:00.000Z', usedAt: null };
    served.answer('PUT /api/user/passkeys/7', 200, renamed);
    served.answer('GET /api/user/passkeys', 200, [renamed]);
    await field('New name').fill('Old phone');
    await button('Save name').click();
    await expect.element(button('Rename Old phone'), wait).toBeVisible();
    await expect.poll(() => field('New name').elements().length, wait).toBe(0);
    expect(sent('PUT /api/user/passkeys/7').map(({ body }) => body)).toEqual([{ name: 'Old phone' }]);
  });

  it('are added with a name and the password, and a wrong one is refused beside the form', async () => {
    served.answer('POST /api/user/passkeys/options', 403, { message: 'That is not your present password.' });
    await button('Add a passkey').click();
    await button('Go on').click();
    await expect.element(page.getByText('Please give it a name'), wait).toBeVisible();
    expect(sent('POST /api/user/passkeys/options')).toEqual([]);
    await field('Name').fill('Key on the ring');
    await field('Your password').fill('wrong');
    await button('Go on').click();
    await expect.element(page.getByText('That is not your present password.'), wait).toBeVisible();
    expect(sent('POST /api/user/passkeys/options')[0]?.body).toEqual({ currentPassword: 'wrong' });
    expect(sent('POST /api/user/passkeys')).toEqual([]);
  });
});

describe('the listening history', () => {
  it('is seen, and forgotten one by one', async () => {
    served.answer('DELETE /api/listening/31', 204, null);
    await expect.element(page.getByText('Generators, 432 Hz'), wait).toBeVisible();
    await expect.element(page.getByText(/10 min, felt low before, good after$/)).toBeVisible();
    served.answer('GET /api/listening', 200, []);
    await page.getByRole('button', { name: /^Forget Generators, 432 Hz/ }).click();
    await expect.element(page.getByText('Nothing is kept.'), wait).toBeVisible();
    expect(sent('DELETE /api/listening/31')).toHaveLength(1);
    expect(sent('DELETE /api/listening')).toEqual([]);
  });

  it('the question how one feels is switched off here, and on again', async () => {
    const asked = page.getByRole('switch', { name: 'Ask how I feel' });
    await expect.element(asked, wait).toBeChecked();
    await asked.click();
    expect(mayAskFeelings()).toBe(false);
    await asked.click();
    expect(mayAskFeelings()).toBe(true);
  });

  it('is forgotten as a whole after a question', async () => {
    served.answer('DELETE /api/listening', 204, null);
    await button('Forget all sessions').click();
    expect(sent('DELETE /api/listening')).toEqual([]);
    served.answer('GET /api/listening', 200, []);
    await button('Forget all').click();
    await expect.element(page.getByText('Nothing is kept.'), wait).toBeVisible();
    expect(sent('DELETE /api/listening')).toHaveLength(1);
  });
});

it('ACCT-04 the data are a download', async () => {
  const link = page.getByRole('link', { name: 'Download my data' });
  await expect.element(link).toHaveAttribute('href', '/api/user/export');
  await expect.element(link).toHaveAttribute('download');
});

describe('ACCT-05 the account', () => {
  it('is deleted after a question that asks for the password, and not before', async () => {
    served.answer('DELETE /api/user', 403, { message: 'That is not your present password.' });
    await button('Delete account').click();
    await button('Delete for good').click();
    expect(sent('DELETE /api/user')).toEqual([]);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabelText('Your password', { exact: true }).fill('wrong');
    await button('Delete for good').click();
    await expect.element(dialog.getByText('That is not your present password.'), wait).toBeVisible();
    expect(deleted).toBe(0);
    served.answer('DELETE /api/user', 204, null);
    await dialog.getByLabelText('Your password', { exact: true }).fill('right');
    await button('Delete for good').click();
    await expect.poll(() => deleted, wait).toBe(1);
    await expect.element(page.getByText('Account deleted'), wait).toBeVisible();
    expect(sent('DELETE /api/user').at(-1)?.body).toEqual({ currentPassword: 'right' });
  });
});
