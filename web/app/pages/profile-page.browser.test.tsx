import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import type { User } from '#contract/entities/user.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Page } from './profile-page.tsx';

const home = window.location.href;
const program = {
  id: 4,
  userId: 7,
  name: 'Window Seat',
  description: 'For the morning',
  category: 'Sleep',
  settings: {
    generators: [{ frequency: 432, waveType: 'sine', volume: 0.7, enabled: true }],
    syncMode: 'sync',
  },
  locked: false,
  isPublic: false,
  isPremium: false,
  tags: [],
  duration: 5,
  useCount: 0,
  createdAt: '2026-11-17T07:00:00.000Z',
};
const post = {
  id: 9,
  type: 'post',
  userId: 7,
  username: 'ada',
  avatarUrl: null,
  isGuest: false,
  content: 'Ten minutes of river',
  imageUrl: null,
  visualizationType: null,
  frequency: null,
  frequencies: [],
  shared: null,
  locked: false,
  likes: 3,
  isLiked: false,
  moderation: null,
  createdAt: '2026-11-16T07:00:00.000Z',
};
const snapshot = {
  id: 2,
  userId: 7,
  imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  visualizationType: 'star',
  frequency: 852,
  timestamp: '2026-11-13T07:00:00.000Z',
  name: 'Dusk',
  description: null,
  isPublic: false,
  isGuest: false,
  isLiked: false,
  likes: 0,
  createdAt: '2026-11-13T07:00:00.000Z',
};
const made = (type: string, id: number, title: string, changes: object = {}) => ({
  type,
  id,
  title,
  imageUrl: null,
  frequencies: [432],
  moderation: null,
  createdAt: '2026-11-13T07:00:00.000Z',
  ...changes,
});
let served: Served;
let appSound: AppSound | undefined;

function open(who: User = someone.member) {
  window.history.pushState(null, '', '/profile');
  render(
    <WithSound
      who={who}
      onSound={(given) => {
        appSound = given;
      }}
    >
      <Route path="/profile">
        <Page />
      </Route>
    </WithSound>,
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name });
const put = 'PUT /api/user/profile';
const last = () => served.calls.at(-1);

beforeEach(async () => {
  await page.viewport(1440, 1000);
  served = serve({
    'GET /api/programs': [program],
    'GET /api/community/user': [post],
    'GET /api/community/liked-posts': [],
    'GET /api/snapshots/user': [snapshot],
    'GET /api/user/activity': [
      made('post', 9, 'Ten minutes of river'),
      made('program', 4, 'Window Seat'),
      made('visualization', 2, 'Dusk'),
    ],
    'GET /api/listening/summary': { sessions: 0, averageSeconds: 0 },
  });
});
afterEach(() => {
  appSound?.change((state) => ({ ...state, nowPlaying: null }));
  served.stop();
  dismissToast();
  window.sessionStorage.clear();
  window.history.pushState(null, '', home);
});

describe('the head', () => {
  it('without a picture of their own a plate lies in it, most of it in view', async () => {
    open({ ...someone.member });
    const head = page.getByRole('button', { name: 'Change background' });
    await expect.element(head).toBeVisible();
    const { top, bottom } = head.element().getBoundingClientRect();
    const plate = head.element().querySelector('.still-plate')?.getBoundingClientRect();
    expect(plate?.top).toBeGreaterThan(top);
    expect(plate?.top).toBeLessThan(top + (bottom - top) / 4);
  });

  it('PROF-02 PROF-03 PROF-04 PROF-12 a free member: name, e-mail, links, and the way to Premium', async () => {
    open({
      ...someone.member,
      bio: 'I listen.',
      websiteUrl: 'https://ada.example',
      instagramHandle: 'ada',
      xHandle: 'a',
    });
    await expect.element(page.getByRole('heading', { level: 1, name: 'ada' })).toBeVisible();
    for (const words of ['ada@example.org', 'I listen.', 'Connect', 'ada.example']) {
      await expect.element(page.getByText(words)).toBeVisible();
    }
    await expect
      .element(page.getByRole('link', { name: 'Upgrade to Premium' }))
      .toHaveAttribute('href', '/pricing');
    await expect.element(page.getByText('Daily Vibes', { exact: true })).not.toBeInTheDocument();
    await settled();
    await expectAccessible();
  });

  it('PROF-03 PROF-05 PROF-12 a premium moderator has both badges, and Daily Vibes in place of the upgrade box', async () => {
    open({ ...someone.premium, isModerator: true });
    await expect.element(page.getByRole('region', { name: 'Daily Vibes' })).toBeVisible();
    await expect.element(page.getByText('Premium Member')).toBeVisible();
    await expect.element(page.getByText('Moderator')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Upgrade to Premium' })).not.toBeInTheDocument();
  });

  it('PROF-01 a click on the picture uploads a new one, images only ERR-41', async () => {
    served.answer(put, 500, {});
    open();
    await expect.element(button('Change your picture')).toBeVisible();
    const input = page.getByLabelText('Change your picture: file');
    expect(input.element().getAttribute('accept')).toBe('image/png,image/jpeg,image/webp,image/gif');
    await input.upload(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
    await expect.element(page.getByText('Error updating profile')).toBeVisible();
    await expect.element(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(last()).toEqual({ call: put, body: { avatarUrl: `data:image/gif;base64,${btoa('GIF89a')}` } });
    await page
      .getByLabelText('Change background: file')
      .upload(new File(['GIF89a'], 'b.gif', { type: 'image/gif' }));
    await expect.poll(() => last()?.body).toHaveProperty('profileBackgroundUrl');
  });

  it('PROF-06 PROF-07 PROF-08 PROF-09 PROF-10 PROF-11 the dialog: a theme lights the app at once, Cancel takes it back, Save keeps it', async () => {
    open();
    await button('Edit').click();
    for (const label of ['Username', 'Bio', 'Website', 'Instagram', 'X']) {
      await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByRole('radio', { name: 'Violet Ray' })).toBeChecked();
    await page.getByText('Liquid Jungle').click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe('jungle');
    await settled();
    await expectAccessible();
    await button('Cancel').click();
    await expect.poll(() => document.documentElement.dataset.theme).toBe('violet');

    await button('Edit').click();
    await page.getByText('Desert Vibes').click();
    await page.getByLabelText('Website').fill('ada.example');
    await page.getByLabelText('Instagram').fill('@ada');
    await page.getByLabelText('X', { exact: true }).fill('@a');
    served.answer(put, 409, { message: 'That username or email is already in use.' });
    await button('Save').click();
    await expect.element(page.getByText('That username or email is already in use.')).toBeVisible();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    served.answer(put, 200, { ...someone.member, username: 'ada2', profileTheme: 'desert' });
    await button('Save').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'ada2' })).toBeVisible();
    expect(last()?.body).toEqual({
      username: 'ada',
      bio: '',
      websiteUrl: 'https://ada.example',
      instagramHandle: 'ada',
      xHandle: 'a',
      profileTheme: 'desert',
    });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    delete document.documentElement.dataset.theme;
  });
});

describe('what is the member’s', () => {
  it('PROF-26 PROF-27 PROF-28 PROF-29 PROF-42 activity lists all three kinds and can be filtered', async () => {
    open();
    for (const words of ['Window Seat', 'Ten minutes of river', 'Dusk']) {
      await expect.element(page.getByText(words)).toBeInTheDocument();
    }
    const activity = 'GET /api/user/activity';
    served.answer(`${activity}?filter=visualizations`, 200, [made('visualization', 2, 'Dusk')]);
    await button('Visualizations').click();
    await expect.element(page.getByText('Window Seat')).not.toBeInTheDocument();
    served.answer(
      `${activity}?filter=posts`,
      200,
      [made('post', 9, 'Ten minutes of river', { moderation: { state: 'held', reason: 'Several links.' } })],
      { Link: '</api/user/activity?filter=posts&cursor=1.9>; rel="next"' },
    );
    served.answer(`${activity}?filter=posts&cursor=1.9`, 200, [made('post', 1, 'The very first')]);
    await button('Posts').click();
    await expect.element(page.getByText('Dusk')).not.toBeInTheDocument();
    await expect.element(page.getByText(/Several links\. Others do not see it\./)).toBeVisible();
    await button('Show more').click();
    await expect.element(page.getByText('The very first')).toBeVisible();
    served.answer('DELETE /api/force-delete-post/9', 500, {});
    served.answer('DELETE /api/community/posts/9', 204, null);
    served.answer(`${activity}?filter=posts`, 200, []);
    await button(/^Delete the post/)
      .first()
      .click();
    await expect.element(page.getByText('No activity found')).toBeVisible();
    const deletions = served.calls.filter(({ call }) => call.startsWith('DELETE'));
    expect(deletions.map(({ call }) => call)).toEqual([
      'DELETE /api/force-delete-post/9',
      'DELETE /api/community/posts/9',
    ]);
  });

  it('PROF-30 PROF-31 PROF-32 My Programs plays softly for five minutes, one at a time', async () => {
    open();
    await tab('My Programs').click();
    const list = page.getByRole('region', { name: 'Your programs' });
    for (const words of ['For the morning', '432 Hz', '5 min', 'November 17, 2026']) {
      await expect.element(list.getByText(words)).toBeVisible();
    }
    expect(getComputedStyle(list.element()).height).toBe('400px');
    await button('Play Window Seat').click();
    const playing = () => appSound?.store.get().nowPlaying;
    expect(playing()).toMatchObject({ owner: 'program', id: '4', durationSeconds: 300 });
    expect(playing()?.patch?.generators[0]).toMatchObject({ frequency: 432, volume: 0.2 });
    await button('Play Sleep Enhancement').click();
    expect(playing()).toMatchObject({ id: 'sample-Sleep' });
    await button('Stop Sleep Enhancement').click();
    expect(playing()).toBeNull();
  });

  it('PROF-34 PROF-35 a program is edited on the generators, and deleted after a question', async () => {
    served.answer('DELETE /api/programs/4', 204, null);
    open();
    await tab('My Programs').click();
    await button('Delete Window Seat').click();
    served.answer('GET /api/programs', 200, []);
    await button('Delete').click();
    await expect.element(page.getByText('No saved programs')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Create Program' })).toHaveAttribute('href', '/gen');
  });

  it('PROF-34 Edit leaves the program for the generator page', async () => {
    open();
    await tab('My Programs').click();
    await button('Edit Window Seat').click();
    expect(window.location.pathname).toBe('/gen');
    expect(JSON.parse(window.sessionStorage.getItem('currentProgram') ?? '')).toMatchObject({
      name: 'Window Seat',
    });
  });

  it('ERR-17 PROF-43 PROF-36 a list that fails twice is empty', async () => {
    served.answer('GET /api/programs', 500, {});
    open();
    await tab('My Programs').click();
    await expect.element(page.getByText('No saved programs')).toBeVisible();
    expect(served.calls.filter(({ call }) => call === 'GET /api/programs')).toHaveLength(2);
  });

  it('PROF-37 PROF-39 PROF-40 PROF-41 figures and liked posts, and what to do where there are none', async () => {
    open();
    await tab('Visualizations').click();
    await expect.element(page.getByRole('button', { name: 'View Dusk' })).toBeVisible();
    await tab('Liked Posts').click();
    await expect.element(page.getByText('No community posts found')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Browse Community' }))
      .toHaveAttribute('href', '/community');
    served.answer('DELETE /api/force-delete-snapshot/2', 204, null);
    served.answer('GET /api/snapshots/user', 200, []);
    await tab('Visualizations').click();
    await button('Delete Dusk').click();
    await button('Delete').click();
    await expect.element(page.getByText('No visualizations yet')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Create Visualization' }))
      .toHaveAttribute('href', '/visualization');
  });

  it('PROF-25 the box shares what is written, and nothing blank', async () => {
    served.answer('POST /api/community/posts', 201, { ...post, id: 10 });
    open();
    await expect.element(button('Share Post')).toBeDisabled();
    await page.getByLabelText('Write to the community').fill('River');
    await button('Share Post').click();
    await expect.element(page.getByText('Shared with the community')).toBeVisible();
  });
});

describe('figures and numbers', () => {
  it.each([
    [852, 852],
    [null, 432],
  ])('PROF-33 PROF-38 View takes a snapshot of %s Hz to the gong as one tone of %s Hz', async (own, told) => {
    served.answer('GET /api/snapshots/user', 200, [{ ...snapshot, frequency: own }]);
    open();
    await tab('Visualizations').click();
    await button('View Dusk').click();
    expect(window.location.pathname).toBe('/visualization');
    const left = JSON.parse(window.sessionStorage.getItem('currentProgram') ?? '');
    expect(left.settings.generators).toMatchObject([{ frequency: told, volume: 0.5 }]);
  });

  it('PROF-33 a tone of a program that says no number is the default one', async () => {
    const [tone] = program.settings.generators;
    const without = {
      ...program,
      settings: { ...program.settings, generators: [{ ...tone, frequency: null }] },
    };
    served.answer('GET /api/programs', 200, [without]);
    open();
    await tab('My Programs').click();
    await expect.element(page.getByText('432 Hz')).toBeVisible();
  });

  it('PROF-44 numbers are samples, and called so, until there is a history', async () => {
    open();
    await expect.element(page.getByText(/^\d+sessions$/)).toHaveTextContent('47sessions');
    expect(page.getByText('Sample', { exact: true }).elements()).toHaveLength(2);
  });

  it('PROF-44 and the member’s own from then on', async () => {
    served.answer('GET /api/listening/summary', 200, { sessions: 3, averageSeconds: 660 });
    open();
    await expect.element(page.getByText(/^\d+sessions$/)).toHaveTextContent('3sessions');
    await expect.element(page.getByText(/min on average/)).toHaveTextContent('11min on average');
    expect(page.getByText('Sample', { exact: true }).elements()).toHaveLength(1);
  });

  it('ERR-53 ERR-54 a program without a valid tone says why, and makes no sound', async () => {
    const [tone] = program.settings.generators;
    const mute = { ...program, settings: { ...program.settings, generators: [{ ...tone, frequency: -5 }] } };
    served.answer('GET /api/programs', 200, [mute]);
    open();
    await tab('My Programs').click();
    await button('Play Window Seat').click();
    await expect.element(page.getByText('Playback Error')).toBeVisible();
    await expect.element(page.getByText('There is no tone in it that can sound')).toBeVisible();
    expect(appSound?.store.get().nowPlaying).toBeNull();
  });
});

describe('telling others', () => {
  it('PROF-20 PROF-21 PROF-22 offers four ways, sends nothing, and claims no mail', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await expect.element(page.getByRole('link', { name: 'Share on Facebook' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Share on X' })).toBeVisible();
    const before = served.calls.length;
    await button('Invite by email').click();
    await expect.element(page.getByText('Invitation copied: paste it into a mail')).toBeVisible();
    await button('Copy link').click();
    await expect.element(page.getByText('Link copied')).toBeVisible();
    expect(copied).toHaveBeenLastCalledWith(window.location.origin);
    expect(served.calls.slice(before).filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
    copied.mockRestore();
  });

  it('PROF-23 a sample can be shared with its tones', async () => {
    served.answer('POST /api/community/posts', 201, post);
    open();
    await button('Share Deep Meditation').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
    const posted = () => served.calls.find(({ call }) => call === 'POST /api/community/posts')?.body;
    await expect.poll(posted).toMatchObject({ shared: { frequencies: [432, 396] } });
  });
});
