import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { User } from '#contract/entities/user.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { render } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { AccountMenu } from './account-menu.tsx';

const ada: User = {
  id: 1,
  username: 'Ada',
  email: 'ada@example.org',
  bio: null,
  avatarUrl: null,
  websiteUrl: null,
  instagramHandle: null,
  xHandle: null,
  profileTheme: 'violet',
  profileBackgroundUrl: null,
  profileModeration: null,
  suspension: null,
  newUntil: null,
  isPremium: false,
  isAdmin: false,
  isModerator: false,
};

const trigger = () => page.getByRole('button', { name: 'Account of Ada' });
const menu = () => page.getByRole('menu', { name: 'Account' });

async function openMenu(user: User): Promise<string[]> {
  const place = memoryLocation({ path: '/dashboard', record: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={place.hook}>
        <AccountMenu user={user} />
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
  await trigger().click();
  await expect.element(menu()).toBeVisible();
  return place.history;
}

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

describe('the account menu', () => {
  it('SHELL-30 SHELL-33 of a free member: name, e-mail, then its entries in order', async () => {
    const history = await openMenu(ada);
    await expect.element(menu()).toHaveTextContent('Adaada@example.org');
    await expect.element(menu()).not.toHaveTextContent(/Premium Member|Administrator|Moderator/);
    const items = menu()
      .getByRole('menuitem')
      .elements()
      .map((item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`.trim());
    expect(items).toEqual([
      'Profile /profile',
      'Visualize /visualization',
      'Community /community',
      'Upgrade to Premium /plans',
      'Settings /settings',
      'Log out',
    ]);
    await menu().getByRole('menuitem', { name: 'Visualize' }).click();
    await expect.poll(() => history).toEqual(['/dashboard', '/visualization']);
  });

  it.each([
    [{ isPremium: true }, ['Premium Member']],
    [{ isModerator: true }, ['Moderator']],
    [{ isAdmin: true }, ['Administrator']],
    [{ isPremium: true, isAdmin: true, isModerator: true }, ['Premium Member', 'Administrator']],
  ])('SHELL-30 SHELL-31 SHELL-32 of %o says %o', async (standing, lines) => {
    await openMenu({ ...ada, ...standing });
    for (const line of ['Premium Member', 'Administrator', 'Moderator'])
      expect(menu().getByText(line, { exact: true }).elements()).toHaveLength(lines.includes(line) ? 1 : 0);
    const upgrade = menu().getByRole('menuitem', { name: 'Upgrade to Premium' });
    expect(upgrade.elements()).toHaveLength('isPremium' in standing ? 0 : 1);
  });

  it('SHELL-28 shows the picture of a member who has one', async () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    await openMenu({ ...ada, avatarUrl: picture });
    expect(trigger().element().querySelector('img')?.getAttribute('src')).toBe(picture);
  });

  it.each([
    ['Not now', () => Response.json({ message: 'Not now' }, { status: 503 }), 'Not now'],
    ['nothing said', () => new Response('', { status: 500 }), 'You are still logged in. Please try again.'],
  ])('ERR-06 a logout that fails with %s says so', async (_, answer, words) => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
    await openMenu(ada);
    await menu().getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Logout failed${words}`);
    await expect.element(trigger()).toBeVisible();
  });
});
