import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Page } from './community-program-page.tsx';
import { Page as ListPage } from './community-programs-page.tsx';

const tone = { waveType: 'sine', volume: 0.7, enabled: true };
const program = {
  id: 12,
  userId: 3,
  name: 'Harbour Before Rain',
  description: 'Two tones that lean on each other.',
  category: 'Emotional',
  settings: {
    generators: [
      { ...tone, frequency: 396 },
      { ...tone, frequency: 528, volume: 0.6 },
      { ...tone, frequency: 741, enabled: false },
    ],
    syncMode: 'pulse',
  },
  locked: false,
  isPublic: true,
  isPremium: false,
  tags: ['evening'],
  duration: 20,
  useCount: 4,
  createdAt: '2026-11-02T10:00:00.000Z',
  creator: 'tidewatcher',
  averageRating: 4.5,
  ratingCount: 2,
  ownRating: null,
  moderation: null,
};
const binaural = {
  ...program,
  settings: { generators: [{ ...tone, frequency: 200 }], syncMode: 'binaural', beatHz: 7.83 },
};
const comment = (id: number, userId: number, words: string) => ({
  id,
  userId,
  username: userId === 7 ? 'ada' : 'river',
  avatarUrl: null,
  comment: words,
  createdAt: '2026-11-03T10:00:00.000Z',
  moderation: null,
});

const wait = { timeout: 30_000 };
const home = window.location.href;
const get = 'GET /api/community/programs/12';
let served: Served;
let appSound: AppSound | undefined;

function open(path = '/community/programs/12') {
  window.history.pushState(null, '', path);
  render(
    <WithSound
      who={someone.member}
      onSound={(given) => {
        appSound = given;
      }}
    >
      <Switch>
        <Route path={pages.communityPrograms.path} component={ListPage} />
        <Route path={pages.communityProgram.path} component={Page} />
        <Route path="/community">The feed</Route>
      </Switch>
    </WithSound>,
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const tab = (name: string) => page.getByRole('tab', { name });

beforeEach(async () => {
  await page.viewport(1440, 1000);
  served = serve({
    [get]: program,
    [`${get}/ratings`]: [
      { userId: 3, rating: 5 },
      { userId: 7, rating: 4 },
    ],
    [`${get}/comments`]: [comment(1, 7, 'Mine'), comment(2, 8, 'Theirs')],
    'GET /api/community/programs': [program],
  });
});
afterEach(() => {
  appSound?.change((state) => ({ ...state, nowPlaying: null }));
  served.stop();
  dismissToast();
  window.history.pushState(null, '', home);
});

describe('a community program', () => {
  it('CPROG-02 CPROG-05 tells who made what and when, the tones that are on, and the mode', async () => {
    open();
    await expect.element(page.getByRole('heading', { level: 1, name: program.name })).toBeVisible();
    for (const words of [
      'tidewatcher',
      'November 2, 2026',
      'Emotional',
      'evening',
      '396.00',
      '528.00',
      'Pulse',
    ]) {
      await expect.element(page.getByText(words).first()).toBeVisible();
    }
    await expect.element(page.getByText('741.00')).not.toBeInTheDocument();
    await expect.element(tab('Rating & Feedback')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText('Beats at 1.5 Hz. Lasts 20 min.')).toBeVisible();
    await settled();
    await expectAccessible();
  });

  it('D45 of a binaural one tells what each ear hears, the beat and the time', async () => {
    served.answer(get, 200, binaural);
    open();
    await expect
      .element(page.getByText('Left ear 200.00 Hz, right ear 207.83 Hz: a beat of 7.83 Hz. Lasts 20 min.'))
      .toBeVisible();
  });

  it('CPROG-03 CPROG-04 Apply plays it and its use count goes up', async () => {
    served.answer(`POST /api/community/programs/12/use`, 200, { useCount: 5 });
    open();
    await expect.element(page.getByText('Used 4 times')).toBeVisible();
    await button('Apply Program').click();
    await expect.element(page.getByText('Used 5 times')).toBeVisible();
    const { generators, nowPlaying, syncMode } = appSound?.store.get() ?? {};
    expect(nowPlaying).toMatchObject({ owner: 'program', id: '12' });
    expect(generators?.map(({ frequency, enabled }) => [frequency, enabled])).toEqual([
      [396, true],
      [528, true],
      [741, false],
    ]);
    expect(syncMode).toBe('pulse');
  });

  it('CPROG-12 a premium one asks for Premium instead', async () => {
    served.answer(get, 200, { ...program, isPremium: true, locked: true, settings: null });
    open();
    await button('Apply Program').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(appSound?.store.get().nowPlaying).toBeNull();
  });

  it('CPROG-08 its own maker is told that others rate it, and finds no stars to press', async () => {
    served.answer(get, 200, { ...program, userId: 7 });
    open();
    await expect.element(page.getByText('Others rate it. Its maker cannot.'), wait).toBeVisible();
    expect(button(/stars?$/).elements()).toEqual([]);
    expect(button(`More about ${program.name}`).elements()).toEqual([]);
  });

  it('COMM-24 O17 the program and a comment are reported, and its maker reads when it is out of view', async () => {
    served.answer('POST /api/reports', 204, null);
    served.answer(get, 200, { ...program, moderation: { state: 'hidden', reason: 'Unkind title.' } });
    open();
    await expect.element(page.getByText(/Unkind title\. Others do not see it\./), wait).toBeVisible();
    const report = async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Unkind' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    };
    await button(`More about ${program.name}`).click();
    await page.getByRole('menuitem', { name: 'Report this program' }).click();
    await report();
    await expect.element(page.getByText('A moderator will look at it.'), wait).toBeVisible();
    await tab('Comments').click();
    await button('More about the comment of river').click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await report();
    await expect
      .poll(
        () => served.calls.filter(({ call }) => call === 'POST /api/reports').map(({ body }) => body),
        wait,
      )
      .toEqual([
        { kind: 'program', id: 12, reason: 'Unkind' },
        { kind: 'comment', id: 2, reason: 'Unkind' },
      ]);
  });

  it('CPROG-09 earlier comments come page by page; one that is out of view tells its author why', async () => {
    const comments = `${get}/comments`;
    const hidden = { ...comment(40, 7, 'Rude'), moderation: { state: 'hidden', reason: 'Unkind.' } };
    served.answer(comments, 200, [hidden], {
      Link: '</api/community/programs/12/comments?cursor=40>; rel="next"',
    });
    served.answer(`${comments}?cursor=40`, 500, {});
    open();
    await tab('Comments').click();
    await expect.element(page.getByText(/Unkind\. Others do not see it\./), wait).toBeVisible();
    await button('Earlier comments').click();
    await expect.element(page.getByText('Earlier comments could not be loaded.'), wait).toBeVisible();
    served.answer(`${comments}?cursor=40`, 200, [comment(3, 8, 'The first one')]);
    await button('Try again').click();
    await expect.element(page.getByText('The first one'), wait).toBeVisible();
    await expect.element(page.getByText('Rude')).toBeVisible();
    await expect.element(button('Earlier comments')).not.toBeInTheDocument();
  });

  it('ERR-37 one of which nothing can be played says so', async () => {
    served.answer(get, 200, { ...program, settings: null });
    open();
    await button('Apply Program').click();
    await expect.element(page.getByText('Failed to apply program settings')).toBeVisible();
  });

  it('CPROG-07 CPROG-08 shows the average and one’s own stars, which a press replaces ERR-38', async () => {
    served.answer('POST /api/community/programs/12/rate', 200, { userId: 7, rating: 2 });
    open();
    await expect.element(page.getByText('of 5, from 2 ratings')).toBeVisible();
    await expect.element(page.getByText('4.5')).toBeVisible();
    await expect.element(button('4 stars')).toHaveAttribute('aria-pressed', 'true');
    await button('2 stars').click();
    await expect.element(page.getByText('3.5')).toBeVisible();
    await expect.element(page.getByText('of 5, from 2 ratings')).toBeVisible();
    served.answer('POST /api/community/programs/12/rate', 500, {});
    await button('5 stars').click();
    await expect.element(page.getByText('Failed to submit rating')).toBeVisible();
    await expect.element(button('2 stars')).toHaveAttribute('aria-pressed', 'true');
  });

  it('MOOD-29 a comment that tells of danger waits, and help is shown to its writer', async () => {
    open();
    await tab('Comments').click();
    await page.getByLabelText('Your comment', { exact: true }).fill('i want to kill myself');
    await button('Post comment').click();
    await expect.element(page.getByRole('alert', { name: 'Help' })).toBeVisible();
    expect(served.asked.filter((one) => one.startsWith('POST'))).toEqual([]);
    served.answer('POST /api/community/programs/12/comments', 201, comment(3, 7, 'i want to kill myself'));
    await button('Share it all the same').click();
    await expect.poll(() => served.asked.filter((one) => one.startsWith('POST')).length).toBe(1);
  });

  it('CPROG-09 CPROG-10 CPROG-11 comments are written, shown, and deleted by their author ERR-39 ERR-40', async () => {
    open();
    await tab('Comments').click();
    await expect.element(page.getByText('Theirs')).toBeVisible();
    await expect.element(page.getByText('November 3, 2026').first()).toBeVisible();
    await expect.element(button('Post comment')).toBeDisabled();
    await page.getByLabelText('Your comment', { exact: true }).fill('  ');
    await expect.element(button('Post comment')).toBeDisabled();
    await page.getByLabelText('Your comment', { exact: true }).fill('Quiet.');
    served.answer('POST /api/community/programs/12/comments', 500, {});
    await button('Post comment').click();
    await expect.element(page.getByText('Failed to post comment')).toBeVisible();
    served.answer('POST /api/community/programs/12/comments', 201, comment(3, 7, 'Quiet.'));
    await button('Post comment').click();
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Quiet.' })).toBeVisible();
    expect(button('Delete your comment').elements()).toHaveLength(2);
    served.answer('DELETE /api/community/comments/1', 500, {});
    await button('Delete your comment').last().click();
    await expect.element(page.getByText('Failed to delete comment')).toBeVisible();
    served.answer('DELETE /api/community/comments/1', 204, null);
    await button('Delete your comment').last().click();
    await expect.element(page.getByText('Mine')).not.toBeInTheDocument();
    await settled();
    await expectAccessible();
  });

  it('CPROG-01 CPROG-06 what is no number is not asked for, and an unknown id is not found', async () => {
    open('/community/programs/twelve');
    await expect.element(page.getByRole('heading', { name: 'Program Not Found' })).toBeVisible();
    expect(served.calls.filter(({ call }) => call.includes('programs'))).toEqual([]);
  });

  it('CPROG-06 an unknown id shows the same view', async () => {
    open('/community/programs/99');
    await expect.element(page.getByRole('heading', { name: 'Program Not Found' })).toBeVisible();
  });

  it('ERR-36 a failed load says so and goes back to the community', async () => {
    served.answer(get, 503, {});
    open();
    await expect.element(page.getByText('Failed to load program details')).toBeVisible();
    await expect.element(page.getByText('The feed')).toBeVisible();
    expect(window.location.pathname).toBe('/community');
  });
});

it('CPROG-13 all public programs are listed in the order one chooses, each with the way to its page', async () => {
  served.answer('GET /api/community/programs?order=most-used', 200, [
    { ...program, id: 13, name: 'Slow Stairs' },
  ]);
  open('/community/programs');
  await expect
    .element(page.getByRole('link', { name: /Harbour Before Rain/ }))
    .toHaveAttribute('href', '/community/programs/12');
  await button('Most used').click();
  await expect
    .element(page.getByRole('link', { name: /Slow Stairs/ }))
    .toHaveAttribute('href', '/community/programs/13');
  await settled();
  await expectAccessible();
});
