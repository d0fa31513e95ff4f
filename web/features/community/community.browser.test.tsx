import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { someone, WithSound } from '#web/bindings/testing/with-sound.tsx';
import { expectAccessible, render, rendered, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Community } from './community.tsx';
import { postOf } from './testing/samples.ts';
import { sendPost } from './use-create-post.ts';

const home = window.location.href;
const all = 'GET /api/community/posts';
const onLocked = vi.fn();
let served: Served;
let appSound: AppSound | undefined;

function open(who: keyof typeof someone = 'member', path = '/community') {
  window.history.pushState(null, '', path);
  return render(
    <WithSound
      who={someone[who]}
      onSound={(given) => {
        appSound = given;
      }}
    >
      <Route path="/community">
        <h1>Community</h1>
        <Community loginAddress="/auth" onLocked={onLocked} />
      </Route>
    </WithSound>,
  );
}

const post = (name: RegExp) => page.getByRole('article', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const asked = (start: string) => served.asked.filter((call) => call.startsWith(start));

beforeEach(async () => {
  await page.viewport(1440, 1000);
  served = serve({
    [all]: [
      postOf(1, { frequencies: [396, 528], shared: { kind: 'program', id: 12, name: 'Harbour' }, likes: 24 }),
      postOf(2, { username: 'ada', userId: 7, content: 'Mine', isLiked: true, likes: 1 }),
      postOf(3, { username: 'Guest', userId: null, isGuest: true, content: 'Hello (Guest post)' }),
    ],
    'GET /api/community/user': [postOf(2, { username: 'ada', userId: 7, content: 'Mine' })],
    'GET /api/community/liked-posts': [],
  });
});
afterEach(() => {
  appSound?.change((state) => ({ ...state, nowPlaying: null }));
  served.stop();
  dismissToast();
  onLocked.mockClear();
  window.history.pushState(null, '', home);
});

describe('the feed', () => {
  it('COMM-01 COMM-12 COMM-11 shows who wrote what and when, guests as guests, and zero likes as none', async () => {
    open();
    for (const name of ['All Posts', 'My Posts', 'Liked Posts']) {
      await expect.element(page.getByRole('tab', { name })).toBeVisible();
    }
    await expect.element(post(/tidewatcher/)).toHaveTextContent('Note 1');
    await expect.element(page.getByText('24 likes')).toBeInTheDocument();
    await expect.element(page.getByText('(Guest post)')).toBeVisible();
    await expect.element(page.getByText('0 likes')).not.toBeInTheDocument();
    await settled();
    await expectAccessible();
  });

  it('COMM-01 COMM-06 without a signed-in user there is one tab, and a prompt in place of the composer', async () => {
    open('visitor');
    await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    await expect.element(page.getByRole('tab', { name: 'All Posts' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'My Posts' })).not.toBeInTheDocument();
    await expect.element(button('Share')).not.toBeInTheDocument();
  });

  it('COMM-03 My Posts and Liked Posts ask for their own lists', async () => {
    open();
    await page.getByRole('tab', { name: 'My Posts' }).click();
    await expect.element(page.getByText('Mine')).toBeVisible();
    await expect.element(page.getByText('Note 1')).not.toBeInTheDocument();
    await page.getByRole('tab', { name: 'Liked Posts' }).click();
    await expect.element(page.getByText('Nothing here yet')).toBeVisible();
    expect(window.location.search).toBe('?posts=liked');
  });

  it('COMM-04 the search asks the server, once the typing rests', async () => {
    served.answer(`${all}?q=rain`, 200, [postOf(9, { content: 'Window open, rain' })]);
    open();
    await page.getByLabelText('Search posts').fill('rain');
    await expect.element(page.getByText('Window open, rain')).toBeVisible();
    await expect.element(page.getByText('Note 1')).not.toBeInTheDocument();
    expect(asked(`${all}?`)).toEqual([`${all}?q=rain`]);
    served.answer(`${all}?q=snow`, 200, []);
    await page.getByLabelText('Search posts').fill('snow');
    await expect.element(page.getByText('Nothing was found for “snow”')).toBeVisible();
  });

  it('COMM-04 a search that found nothing so far goes on where the server says, before it says that nothing was found', async () => {
    served.answer(`${all}?q=elder+harp`, 200, [], {
      Link: '</api/community/posts?q=elder+harp&cursor=50>; rel="next"',
    });
    served.answer(`${all}?q=elder+harp&cursor=50`, 200, [postOf(9, { content: 'The elder harp' })]);
    open();
    await page.getByLabelText('Search posts').fill('elder harp');
    await expect.element(page.getByText('The elder harp')).toBeVisible();
    expect(asked(`${all}?`)).toEqual([`${all}?q=elder+harp`, `${all}?q=elder+harp&cursor=50`]);
  });

  it('COMM-02 more posts come as one nears the end, by the address that the server gave, until the first', async () => {
    const first = Array.from({ length: 30 }, (_, index) => postOf(100 - index));
    served.answer(all, 200, first, { Link: '</api/community/posts?cursor=71>; rel="next"' });
    served.answer(`${all}?cursor=71`, 200, [postOf(70, { content: 'The oldest' })]);
    open();
    await expect.element(page.getByText('Note 100')).toBeVisible();
    await page.getByText('Note 71').element().scrollIntoView();
    await expect.element(page.getByText('The oldest')).toBeInTheDocument();
    await expect.element(page.getByText('You have reached the first page.')).toBeInTheDocument();
    expect(asked(all)).toEqual([all, `${all}?cursor=71`]);
  });

  it('a list that cannot be loaded says so and can be tried again', async () => {
    served.answer(all, 503, { message: 'Busy' });
    open();
    await expect.element(page.getByText('The posts could not be loaded')).toBeVisible();
    served.answer(all, 200, [postOf(1)]);
    await button('Try again').click();
    await expect.element(page.getByText('Note 1')).toBeVisible();
  });
});

describe('writing', () => {
  it('COMM-05 COMM-07 COMM-08 Share rests while the text is blank, then puts the post on top', async () => {
    served.answer(
      'POST /api/community/posts',
      201,
      postOf(50, { userId: 7, username: 'ada', content: 'Rain.' }),
    );
    open();
    await expect.element(button('Share')).toBeDisabled();
    await page.getByLabelText('Write to the community').fill('  ');
    await expect.element(button('Share')).toBeDisabled();
    await page.getByLabelText('Write to the community').fill('Rain.');
    await button('Share').click();
    await expect.element(page.getByRole('article').first()).toHaveTextContent('Rain.');
    expect(served.calls).toContainEqual({
      call: 'POST /api/community/posts',
      body: { content: 'Rain.', imageUrl: null },
    });
    await expect.element(page.getByLabelText('Write to the community')).toHaveValue('');
  });

  it('MOOD-29 words that tell of danger wait: help for the writer alone, and whether to send is theirs to say', async () => {
    const words = 'i want to kill myself';
    const mine = postOf(50, { userId: 7, username: 'ada', content: words });
    served.answer('POST /api/community/posts', 201, { ...mine, help: 'Call somebody.' });
    open();
    const help = page.getByRole('alert', { name: 'Help' });
    await page.getByLabelText('Write to the community').fill(words);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.element(help).toBeVisible();
    await settled();
    await expectAccessible();
    expect(asked('POST')).toEqual([]);
    await button('Keep it to myself').click();
    await expect.element(help).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await button('Share it all the same').click();
    await expect.element(page.getByRole('article').first()).toHaveTextContent(words);
    expect(asked('POST')).toHaveLength(1);
    await expect.element(help).not.toBeInTheDocument();
  });

  it('MOOD-29 what only the server finds is shown with its answer', async () => {
    served.answer('POST /api/community/posts', 201, { ...postOf(50), help: 'Call somebody.' });
    open();
    await page.getByLabelText('Write to the community').fill('Rain.');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.element(page.getByRole('alert', { name: 'Help' })).toBeVisible();
  });

  it('COMM-05 a picture goes along, and can be taken away again before', async () => {
    served.answer('POST /api/community/posts', 201, postOf(50));
    open();
    const gif = Uint8Array.from(atob('R0lGODlhAQABAAAAACw='), (letter) => letter.charCodeAt(0));
    const file = new File([gif], 'dot.gif', { type: 'image/gif' });
    await page.getByLabelText('Picture', { exact: true }).upload(file);
    await expect.element(page.getByAltText('What you are about to share')).toBeVisible();
    await button('Remove the picture').click();
    await page
      .getByLabelText('Picture', { exact: true })
      .upload(new File(['x'], 'x.svg', { type: 'image/svg+xml' }));
    await expect.element(page.getByText('Please choose a PNG, JPEG, WebP or GIF picture.')).toBeVisible();
    await page.getByLabelText('Picture', { exact: true }).upload(file);
    await page.getByLabelText('Write to the community').fill('Look');
    await button('Share').click();
    await expect.element(page.getByText('Shared with the community')).toBeVisible();
    expect(served.calls.at(-1)?.body).toEqual({
      content: 'Look',
      imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    });
  });

  it('COMM-09 COMM-10 whoever was logged out meanwhile posts as a guest, without a picture', async () => {
    served.answer('POST /api/community/posts', 401, { message: 'Please log in to continue.' });
    const guest = postOf(51, { isGuest: true, userId: null, username: 'Guest', content: 'Hi (Guest post)' });
    served.answer('POST /api/community/posts/guest', 201, guest);
    open();
    await page.getByLabelText('Write to the community').fill('Hi');
    await button('Share').click();
    await expect.element(page.getByText('Shared as a guest')).toBeVisible();
    expect(served.calls.at(-1)).toEqual({
      call: 'POST /api/community/posts/guest',
      body: { content: 'Hi', imageUrl: null },
    });
  });

  it('ERR-28 ERR-29 a failed post says so and keeps the words', async () => {
    served.answer('POST /api/community/posts', 403, { message: 'Your account is suspended from posting.' });
    open();
    await page.getByLabelText('Write to the community').fill('Long thoughts');
    await button('Share').click();
    await expect.element(page.getByText('Failed to create post. Please try again.')).toBeVisible();
    await expect.element(page.getByText('Your account is suspended from posting.')).toBeVisible();
    await expect.element(page.getByLabelText('Write to the community')).toHaveValue('Long thoughts');
    await expect(sendPost({ content: 'x', imageUrl: null })).rejects.toThrow(/^Failed to create post$/);
    served.answer('POST /api/community/posts', 401, {});
    served.answer('POST /api/community/posts/guest', 429, {});
    await expect(sendPost({ content: 'x', imageUrl: null })).rejects.toThrow(
      /^Failed to create post as guest$/,
    );
  });
});

describe('a post', () => {
  it('COMM-15 a like is seen at once and exact after the answer; a second press takes it back', async () => {
    served.hold('POST /api/community/posts/1/like');
    open();
    await button('Like the post of tidewatcher').click();
    await expect.element(page.getByText('25 likes')).toBeInTheDocument();
    served.answer('POST /api/community/posts/2/unlike', 200, { likes: 6 });
    await button('Unlike the post of ada').click();
    await expect.element(page.getByText('6 likes')).toBeInTheDocument();
    await expect.element(button('Like the post of ada')).toHaveAttribute('aria-pressed', 'false');
  });

  it('COMM-16 a snapshot is liked by its own calls', async () => {
    served.answer(all, 200, [snapshot]);
    served.answer('POST /api/snapshots/5/like', 200, { likes: 1 });
    open();
    await button('Like the post of tidewatcher').click();
    await expect.element(page.getByText('1 like')).toBeInTheDocument();
    expect(served.calls.at(-1)?.call).toBe('POST /api/snapshots/5/like');
  });

  it('ERR-30 ERR-31 a like that fails is taken back and said', async () => {
    served.answer('POST /api/community/posts/1/like', 500, {});
    served.answer('POST /api/community/posts/2/unlike', 500, {});
    open();
    await button('Like the post of tidewatcher').click();
    await expect.element(page.getByText('Failed to like content')).toBeVisible();
    await expect.element(page.getByText('24 likes')).toBeInTheDocument();
    await button('Unlike the post of ada').click();
    await expect.element(page.getByText('Failed to unlike post')).toBeVisible();
    await expect.element(button('Unlike the post of ada')).toHaveAttribute('aria-pressed', 'true');
  });

  it('COMM-13 COMM-14 only an own post can be deleted, after a question, and leaves the list', async () => {
    served.answer('DELETE /api/community/posts/2', 204, null);
    open();
    await expect.element(button('More about the post of ada')).toBeVisible();
    await expect.element(button('More about the post of tidewatcher')).not.toBeInTheDocument();
    await button('More about the post of ada').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Mine')).not.toBeInTheDocument();
    await expect.element(page.getByText('Note 1')).toBeVisible();
  });

  it('ERR-32 a failed deletion says why, and the post stays', async () => {
    served.answer('DELETE /api/community/posts/2', 500, {});
    open();
    await button('More about the post of ada').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Failed to delete content. Please try again.')).toBeVisible();
    await expect.element(page.getByText('Mine')).toBeVisible();
  });

  it('COMM-20 COMM-21 COMM-22 one plays at a time, three tones at most, at 0.3', async () => {
    served.answer(all, 200, [
      postOf(1, { frequencies: [396, 528], shared: { kind: 'program', id: 12, name: 'Harbour' } }),
      postOf(2, { username: 'ada', frequencies: [432] }),
      postOf(3, { username: 'mute' }),
    ]);
    open();
    await button('Play Harbour').click();
    const playing = () => appSound?.store.get().nowPlaying;
    expect(playing()).toMatchObject({ owner: 'post', id: 'post-1', title: 'Harbour' });
    expect(playing()?.patch?.generators.map(({ frequency, volume }) => [frequency, volume])).toEqual([
      [396, 0.3],
      [528, 0.3],
    ]);
    await button('Play ada’s post').click();
    expect(playing()).toMatchObject({ id: 'post-2' });
    await expect.element(button('Play Harbour')).toBeVisible();
    await button('Stop ada’s post').click();
    expect(playing()).toBeNull();
    await expect.element(button('Play mute’s post')).not.toBeInTheDocument();
  });

  it('D41 a shared preset plays for its own minutes, and other tones until someone stops them', async () => {
    served.answer(all, 200, [
      postOf(1, { frequencies: [396], shared: { kind: 'preset', id: 3, name: 'Liberation', minutes: 10 } }),
      postOf(2, { username: 'ada', frequencies: [432] }),
    ]);
    open();
    await button('Play Liberation').click();
    expect(appSound?.store.get().nowPlaying).toMatchObject({ id: 'post-1', durationSeconds: 600 });
    await button('Play ada’s post').click();
    expect(appSound?.store.get().nowPlaying).toMatchObject({ id: 'post-2', durationSeconds: null });
  });

  it('ERR-52 one that cannot be played says so', async () => {
    served.answer(all, 200, [postOf(1, { frequencies: [0.01] })]);
    open();
    await button('Play tidewatcher’s post').click();
    await expect.element(page.getByText('There was a problem playing the frequencies')).toBeVisible();
  });

  it('a locked one plays nothing and leads to Premium', async () => {
    const shared = { kind: 'preset', id: 40, name: 'Bell of Azov' } as const;
    served.answer(all, 200, [postOf(1, { locked: true, shared })]);
    open();
    await button('Part of Premium').click();
    expect(onLocked).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    expect(appSound?.store.get().nowPlaying).toBeNull();
  });

  it('COMM-19 CPROG-13 a snapshot opens its figure, a shared program its page', async () => {
    served.answer(all, 200, [
      snapshot,
      postOf(1, { shared: { kind: 'program', id: 12, name: 'Harbour' }, frequencies: [396] }),
    ]);
    open();
    await expect
      .element(page.getByRole('link', { name: /Open the visualization/ }))
      .toHaveAttribute('href', '/visualization?type=star&frequency=741');
    await expect
      .element(page.getByRole('link', { name: 'Harbour' }))
      .toHaveAttribute('href', '/community/programs/12');
  });

  it('one that is out of view tells its author why', async () => {
    served.answer(all, 200, [postOf(2, { moderation: { state: 'hidden', reason: 'Unkind to a member.' } })]);
    open();
    await expect.element(page.getByText(/Unkind to a member\. Others do not see it\./)).toBeVisible();
  });

  it('a long one is cut until it is opened; words without a gap stay inside the window', async () => {
    served.answer(all, 200, [
      postOf(1, { content: 'word '.repeat(400) }),
      postOf(2, { content: 'x'.repeat(200) }),
    ]);
    open();
    await button('Read on').click();
    await expect.element(button('Read on')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});

describe('the profile card', () => {
  const card = {
    ...someone.premium,
    id: 3,
    username: 'tidewatcher',
    bio: 'I listen before the house wakes.',
    websiteUrl: 'https://tide.example/',
    isModerator: true,
  };

  it('COMM-17 COMM-18 PROF-05 is fetched when it opens, 700 ms after the pointer rests', async () => {
    served.answer('GET /api/users/3', 200, card);
    open();
    const name = button('About tidewatcher');
    await expect.element(name).toBeVisible();
    await userEvent.hover(name);
    expect(asked('GET /api/users/3')).toEqual([]);
    await expect.element(page.getByText('I listen before the house wakes.')).toBeVisible();
    expect(asked('GET /api/users/3')).toHaveLength(1);
    await expect.element(page.getByText('Moderator')).toBeVisible();
    await expect.element(page.getByText('tide.example')).toBeVisible();
    await settled();
    await expectAccessible();
  });

  it('COMM-17 a tap shows it too ERR-35 and one that cannot be fetched says so', async () => {
    served.answer('GET /api/users/3', 404, { message: 'There is nothing here.' });
    open();
    const name = button('About tidewatcher');
    await expect.element(name).toBeVisible();
    name.element().dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    (name.element() as HTMLElement).click();
    await expect.element(page.getByText('User profile not found')).toBeVisible();
  });
});
const snapshot = postOf(5, {
  type: 'snapshot',
  imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  visualizationType: 'star',
  frequency: 741,
});

describe('a long feed', () => {
  const page1 = Array.from({ length: 30 }, (_, index) => postOf(200 - index, { frequencies: [432] }));

  it('far from the window a post keeps its words and its room, and lets its figure and controls go', async () => {
    served.answer(all, 200, page1);
    open();
    await expect.element(page.getByText('Note 200')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.still-plate').length).toBeLessThan(20);
    await expect.element(page.getByText(/Note 171/)).toBeInTheDocument();
    const row = page.getByRole('article').first().element() as HTMLElement;
    const height = row.offsetHeight;
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect.poll(() => row.querySelector('button')).toBeNull();
    expect(row.offsetHeight).toBe(height);
    expect(row).toHaveTextContent('Note 200');
  });

  it('what others write meanwhile is told without a jump, and shown on top when one asks for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    try {
      open();
      await vi.waitFor(() => expect(document.body.textContent).toContain('Note 1'), { timeout: 30_000 });
      served.answer(all, 200, [postOf(90), postOf(91), postOf(1)]);
      await vi.advanceTimersByTimeAsync(61_000);
    } finally {
      vi.useRealTimers();
    }
    await expect.element(button('2 new posts')).toBeVisible();
    expect(page.getByText('Note 90').query()).toBeNull();
    await button('2 new posts').click();
    await expect.element(page.getByText('Note 90')).toBeVisible();
    await expect.element(page.getByText('Mine')).toBeVisible();
    await expect.element(button('2 new posts')).not.toBeInTheDocument();
  });

  it('whoever comes back finds the list as long as it was, with names to find the place by', async () => {
    served.answer(all, 200, page1);
    open();
    await expect.element(page.getByText('Note 200')).toBeVisible();
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: 'instant' });
      await rendered();
    }
    const feed = () => document.querySelector<HTMLElement>('[role=feed]')?.offsetHeight;
    await expect.poll(() => document.querySelectorAll('[data-scroll-anchor]').length).toBe(30);
    const length = feed();
    window.history.pushState(null, '', '/elsewhere');
    await expect.element(page.getByText('Note 200')).not.toBeInTheDocument();
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.history.back();
    await expect.poll(() => feed()).toBe(length);
    expect(asked(all)).toHaveLength(1);
  });
});
