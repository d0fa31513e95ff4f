import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import type { User } from '#contract/entities/user.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { postOf } from '#web/features/community/testing/samples.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Page } from './community-page.tsx';

const wait = { timeout: 30_000 };
const home = window.location.href;
let served: Served;

function open(changes: Partial<User> = {}) {
  window.history.pushState(null, '', '/community');
  render(
    <WithSound who={{ ...someone.member, ...changes }}>
      <Route path="/community" component={Page} />
    </WithSound>,
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const item = (name: string) => page.getByRole('menuitem', { name });
const sent = (call: string) => served.calls.filter((one) => one.call === call);

beforeEach(async () => {
  await page.viewport(1440, 1000);
  served = serve({
    'GET /api/community/posts': [
      postOf(5, { content: 'Theirs' }),
      postOf(6, { username: 'ada', userId: 7, content: 'Mine' }),
      postOf(8, { username: 'Guest', userId: null, isGuest: true, content: 'Hello (Guest post)' }),
    ],
    'GET /api/users/3': { ...someone.member, id: 3, username: 'tidewatcher', bio: 'Listens at night' },
  });
});
afterEach(() => {
  served.stop();
  dismissToast();
  window.history.pushState(null, '', home);
});

describe('what others made', () => {
  it('COMM-24 is reported with a reason, which is asked for; a failure keeps the words', async () => {
    open();
    await button('More about the post of tidewatcher').click();
    await item('Report').click();
    const dialog = page.getByRole('dialog', { name: 'Report the post of tidewatcher' });
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect.element(page.getByText('Please say why'), wait).toBeVisible();
    await dialog.getByRole('button', { name: 'Advertising' }).click();
    served.answer('POST /api/reports', 429, { message: 'That was too often.', code: 'too_many' });
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect.element(page.getByText('That was too often.'), wait).toBeVisible();
    await settled();
    await expectAccessible();
    served.answer('POST /api/reports', 204, null);
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect.element(page.getByText('A moderator will look at it.'), wait).toBeVisible();
    expect(sent('POST /api/reports').at(-1)?.body).toEqual({ kind: 'post', id: 5, reason: 'Advertising' });
  });

  it('COMM-13 COMM-24 one’s own has no report, and a guest cannot be blocked', async () => {
    open();
    await button('More about the post of ada').click();
    await expect.element(item('Delete'), wait).toBeVisible();
    expect(item('Report').elements()).toEqual([]);
    await button('More about the post of Guest').click();
    await expect.element(item('Report'), wait).toBeVisible();
    expect(page.getByRole('menuitem', { name: /^Block/ }).elements()).toEqual([]);
  });

  it('a member is blocked after a question; the feed is asked for anew', async () => {
    served.answer('POST /api/users/3/block', 204, null);
    open();
    await button('More about the post of tidewatcher').click();
    await item('Block tidewatcher').click();
    served.answer('GET /api/community/posts', 200, []);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect.element(page.getByText('You have blocked tidewatcher'), wait).toBeVisible();
    await expect.element(page.getByText('Theirs'), wait).not.toBeInTheDocument();
    expect(sent('POST /api/users/3/block')).toHaveLength(1);
  });

  it('O17 a profile is reported from its card', async () => {
    served.answer('POST /api/reports', 204, null);
    open();
    await button('About tidewatcher').hover();
    await expect.element(page.getByText('Listens at night'), wait).toBeVisible();
    await button('Report the profile of tidewatcher').click();
    const dialog = page.getByRole('dialog', { name: 'Report the profile of tidewatcher' });
    await dialog.getByLabelText('What is wrong with it?').fill('Unkind words');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect
      .poll(() => sent('POST /api/reports')[0]?.body, wait)
      .toEqual({
        kind: 'profile',
        id: 3,
        reason: 'Unkind words',
      });
  });
});

it('ADMIN-06 whoever is suspended finds why and until when in place of the composer', async () => {
  open({ suspension: { reason: 'The same advert, five times.', until: '2031-01-21T10:00:00.000Z' } });
  await expect.element(page.getByText('The same advert, five times.'), wait).toBeVisible();
  await expect.element(page.getByText(/^You can post again from January 21, 2031/)).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Write to the community' }).elements()).toEqual([]);
});
