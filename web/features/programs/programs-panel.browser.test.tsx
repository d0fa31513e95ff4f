import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { SavedProgram } from '#web/api/use-programs.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { SoundProvider, useAppSound } from '#web/bindings/sound/sound-provider.tsx';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible, render, rendered, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { sentenceAbout } from './program-words.ts';
import { ProgramsPanel } from './programs-panel.tsx';

const list = 'GET /api/programs';
const save = 'POST /api/programs';

const evening: SavedProgram = {
  id: 7,
  userId: 9,
  name: 'Evening',
  description: 'A low pair of tones for the last half hour of the day, slow and even.',
  category: '',
  settings: {
    generators: [
      { frequency: 136.1, waveType: 'triangle', volume: 0.4, enabled: true },
      { frequency: 272.2, waveType: 'sine', volume: 0.2, enabled: false },
    ],
    syncMode: 'pulse',
  },
  locked: false,
  isPublic: false,
  isPremium: false,
  tags: [],
  duration: 45,
  useCount: 2,
  moderation: null,
  createdAt: '2026-01-02T03:04:05.000Z',
};
const bells: SavedProgram = {
  ...evening,
  id: 8,
  name: 'Bells',
  description: '',
  isPremium: true,
  locked: true,
  settings: null,
};
const broken: SavedProgram = { ...evening, id: 6, name: 'Broken', settings: null };
const free = { id: 9, username: 'ada', isPremium: false };

let served: Served;
let queries = createQueryClient();
let appSound: AppSound | undefined;
let actions: ReturnType<typeof useSoundActions> | undefined;
const onLocked = vi.fn();
const onShare = vi.fn();

function Reach() {
  appSound = useAppSound();
  actions = useSoundActions();
  return null;
}

function show(programs: readonly SavedProgram[] | null, user: unknown = free) {
  queries = createQueryClient();
  if (programs) served.answer(list, 200, programs);
  served.answer('GET /api/user', user ? 200 : 401, user ?? {});
  render(
    <QueryClientProvider client={queries}>
      <SoundProvider>
        <Suspense>
          <Reach />
          <ProgramsPanel onLocked={onLocked} onShare={onShare} />
        </Suspense>
      </SoundProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
const asked = (call: string) => served.calls.filter((one) => one.call === call);
const click = (locator: { element(): Element }) =>
  flushSync(() => (locator.element() as HTMLElement).click());

async function name(text: string) {
  await button('New Program').click();
  await expect.element(page.getByRole('dialog', { name: 'New Program' })).toBeVisible();
  await page.getByLabelText('Name').fill(text);
  await button('Save Program').click();
}

beforeEach(() => {
  localStorage.removeItem(storageKeys.sound);
  sessionStorage.clear();
  served = serve({});
  onLocked.mockClear();
  onShare.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  actions?.stop();
  served.stop();
  dismissToast();
});

describe('the list', () => {
  it('PROG-01 PROG-07 shows the programs, with at most 60 characters of their descriptions', async () => {
    show([evening, bells]);
    await expect.element(row('Evening')).toBeVisible();
    const shown =
      row('Evening')
        .getByText(/^A low pair/)
        .element().textContent ?? '';
    expect(shown).toBe('A low pair of tones for the last half hour of the day, slow…');
    expect(shown.length).toBeLessThanOrEqual(61);
    await expect.element(row('Evening')).toHaveTextContent('136.1 Hz, 45 min, used 2 times');
    await said('2 of 3 saved');
    await settled();
    await expectAccessible();
  });

  it('PROG-06 says when there are none, also to a visitor, of whom nothing is fetched', async () => {
    show(null, null);
    await said('No saved programs yet. Create your first one!');
    expect(asked(list)).toEqual([]);
  });

  it('ERR-16 a list that could not be fetched says so, and can be tried again', async () => {
    served.answer(list, 500, {});
    show(null);
    await said('Your programs could not be loaded');
    expect(queries.getQueryState(['/api/programs'])?.error?.message).toBe('Failed to fetch programs');
    served.answer(list, 200, [evening]);
    await button('Try again').click();
    await expect.element(row('Evening')).toBeVisible();
  });
});

describe('a new program', () => {
  it('PROG-02 PROG-03 needs a name, and without one nothing is sent', async () => {
    show([]);
    await name('   ');
    await said('Please enter a name for your program');
    expect(asked(save)).toEqual([]);
    await settled();
    await expectAccessible();
  });

  it('PROG-04 PROG-05 API-09 keeps the generators and the mode, and the list is fetched again', async () => {
    served.answer(save, 201, evening);
    show([]);
    await said('No saved programs yet. Create your first one!');
    actions?.updateGenerator(0, { frequency: 639, waveType: 'square', volume: 0.3 });
    actions?.setSyncMode('binaural');
    served.answer(list, 200, [evening]);
    await name(' Evening ');
    await said('Program saved');
    expect(asked(save)[0]?.body).toMatchObject({
      name: 'Evening',
      settings: {
        generators: [
          { frequency: 639, waveType: 'square', volume: 0.3, enabled: true },
          { frequency: 528, waveType: 'sine', volume: 0.5, enabled: false },
          { frequency: 396, waveType: 'sine', volume: 0.5, enabled: false },
        ],
        syncMode: 'binaural',
      },
      duration: 5,
    });
    await expect.element(row('Evening')).toBeVisible();
    expect(asked(list)).toHaveLength(2);
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  });

  it('ERR-09 a visitor is told to log in', async () => {
    served.answer(save, 401, { message: 'Please log in to continue.' });
    show([], null);
    await name('Evening');
    await said('Login Required');
    await said('Please log in to save programs to your dashboard');
  });

  it('PROG-08 the fourth of a free member is refused in the words of the server, and what was typed stays', async () => {
    served.answer(save, 403, { message: 'Free accounts keep up to 3 programs.' });
    show([evening]);
    await name('Fourth');
    await said('Free accounts keep up to 3 programs.');
    await expect.element(page.getByLabelText('Name')).toHaveValue('Fourth');
  });

  it('ERR-08 a save that failed says so', async () => {
    served.answer(save, 500, { message: 'Something went wrong on our side.' });
    show([]);
    await name('Evening');
    await said('Failed to save program. Please try again.');
    const thrown = queries.getMutationCache().getAll().at(-1)?.state.error;
    expect(thrown?.message).toBe('Failed to save program: Internal Server Error');
  });
});

describe('who cannot keep one more', () => {
  it('D42 a visitor is told so beside the button, and above the form before it is filled in', async () => {
    show(null, null);
    await said('to keep programs');
    await button('New Program').click();
    await said(/Programs are kept in an account/);
    await expect
      .element(page.getByRole('link', { name: 'Log in or register' }))
      .toHaveAttribute('href', '/auth?returnTo=%2Fgen');
    await settled();
    await expectAccessible();
  });

  it('PROG-08 so is a free member with three; one with two is not', async () => {
    show([evening, { ...evening, id: 5 }]);
    await button('New Program').click();
    await expect.element(page.getByRole('dialog', { name: 'New Program' })).toBeVisible();
    expect(page.getByRole('note').elements()).toEqual([]);
    await button('Cancel').click();
    served.answer(list, 200, [evening, { ...evening, id: 5 }, { ...evening, id: 4 }]);
    await queries.invalidateQueries();
    await said('3 of 3 saved');
    await button('New Program').click();
    await said(/All 3 places of a free account are taken/);
  });
});

describe('playing a program', () => {
  it('brings mixer, music and river back as they were, and leaves them alone when it says nothing of them', async () => {
    served.answer('POST /api/programs/7/use', 200, { useCount: 3 });
    served.answer('POST /api/programs/6/use', 200, { useCount: 3 });
    const mixer = { master: 0.9, music: 0.25, frequencies: 0.4, river: 0.1 };
    const river = { playing: true, loop: false };
    const music = { playing: true, songId: 'night' };
    const settings = evening.settings && { ...evening.settings, mixer, music, river };
    show([
      { ...evening, settings },
      { ...evening, id: 6, name: 'Older' },
    ]);
    await expect.element(row('Evening')).toHaveTextContent('with music and the river');
    if (!appSound) throw new Error('there is no sound');
    // What the two do when asked is told in their own tests.
    const recalled = [appSound.music, appSound.river].map((player) =>
      vi.spyOn(player, 'recall').mockImplementation(() => {}),
    );
    const sounds = (title: string) =>
      expect.poll(() => appSound?.store.get().session && appSound.store.get().nowPlaying?.title).toBe(title);
    click(button('Play Evening'));
    await sounds('Evening');
    expect(appSound.store.get().mixer).toEqual(mixer);
    expect(recalled.map(({ mock }) => mock.calls)).toEqual([[[music]], [[river]]]);
    click(button('Play Older'));
    await sounds('Older');
    expect(appSound.store.get().mixer).toEqual(mixer);
    expect(recalled.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('PROG-11 PROG-12 stops what sounds, waits 300 ms, plays, and then counts the use', async () => {
    served.answer('POST /api/programs/7/use', 200, { useCount: 3 });
    const isSoundingAt = vi.fn(() => appSound?.store.get().session !== null);
    served.whenAsked('POST /api/programs/7/use', isSoundingAt);
    show([evening]);
    await expect.element(row('Evening')).toBeVisible();
    served.answer(list, 200, [{ ...evening, useCount: 3 }]);
    actions?.toggleSession();
    await expect.poll(() => appSound?.store.get().session).not.toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    click(button('Play Evening'));
    expect(appSound?.store.get().nowPlaying).toBeNull();
    vi.advanceTimersByTime(299);
    await Promise.resolve();
    expect(appSound?.store.get().nowPlaying).toBeNull();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(() => appSound?.store.get().nowPlaying?.title).toBe('Evening');
    expect(appSound?.store.get()).toMatchObject({ syncMode: 'pulse', timer: { durationSeconds: 45 * 60 } });
    expect(appSound?.store.get().generators.map(({ frequency, enabled }) => [frequency, enabled])).toEqual([
      [136.1, true],
      [272.2, false],
      [396, false],
    ]);
    await expect.poll(() => isSoundingAt.mock.results).toEqual([{ type: 'return', value: true }]);
    await expect.element(row('Evening')).toHaveTextContent('used 3 times');
    await button('Stop Evening').click();
    expect(appSound?.store.get().nowPlaying).toBeNull();
  });

  it('ERR-12 one that cannot be played says so, and is not counted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show([broken]);
    await button('Play Broken').click();
    await said('Could not apply program. Check console for details.');
    expect(console.error).toHaveBeenCalled();
    expect(asked('POST /api/programs/6/use')).toEqual([]);
  });

  it('PROG-14 PROG-16 a premium one asks a free member for Premium, and does not play', async () => {
    show([bells]);
    await button('Play Bells').click();
    expect(onLocked).toHaveBeenCalledExactlyOnceWith(bells);
    expect(appSound?.store.get().nowPlaying).toBeNull();
    expect(asked('POST /api/programs/8/use')).toEqual([]);
  });

  it('PROG-13 the status beside them is looked up once a second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    show([]);
    // Looked for by hand: the waiting of an expectation would move the clock.
    const status = () => document.querySelector('[data-testid="audio-status"]')?.textContent;
    while (status() === undefined) await rendered();
    await rendered();
    expect(status()).toBe('Stopped');
    actions?.toggleSession();
    flushSync(() => void vi.advanceTimersByTime(999));
    expect(status()).toBe('Stopped');
    flushSync(() => void vi.advanceTimersByTime(1));
    expect(status()).toBe('Playing');
  });
});

describe('the actions of a program', () => {
  it('PROG-10 API-09 it is deleted once that was confirmed, and the list is fetched again', async () => {
    served.answer('DELETE /api/programs/7', 204, null);
    show([evening]);
    await button('Evening actions').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Delete Evening?' })).toBeVisible();
    expect(asked('DELETE /api/programs/7')).toEqual([]);
    served.answer(list, 200, []);
    await button('Delete').click();
    await said('No saved programs yet. Create your first one!');
    expect(asked('DELETE /api/programs/7')).toHaveLength(1);
  });

  it('ERR-11 a deletion that failed says why', async () => {
    served.answer('DELETE /api/programs/7', 403, { message: 'You are not allowed to do that.' });
    show([evening]);
    await button('Evening actions').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await button('Delete').click();
    await said('Failed to delete program: You are not allowed to do that.');
  });

  it('PROG-21 it can be shared; the sentence names it, and links to it where it is public', async () => {
    show([evening]);
    await button('Evening actions').click();
    await page.getByRole('menuitem', { name: 'Share with the community' }).click();
    expect(onShare).toHaveBeenCalledExactlyOnceWith(evening);
    expect(sentenceAbout(evening)).toContain('Evening (136.1 Hz, 45 min)');
    expect(sentenceAbout(evening)).not.toContain('/community/programs/');
    expect(sentenceAbout({ ...evening, isPremium: true })).not.toContain('136.1');
    expect(sentenceAbout({ ...evening, isPublic: true })).toContain('/community/programs/7');
  });
});

describe('changing a program', () => {
  const put = 'PUT /api/programs/7';

  it('it is renamed, with its words as they were to begin with, and its sounds are not sent', async () => {
    served.answer(put, 200, evening);
    show([evening]);
    await button('Evening actions').click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Evening');
    await settled();
    await expectAccessible();
    await page.getByLabelText('Name', { exact: true }).fill('  ');
    await button('Save changes').click();
    await said('Please enter a name for your program');
    await page.getByLabelText('Name', { exact: true }).fill(' Night ');
    served.answer(list, 200, [{ ...evening, name: 'Night' }]);
    await button('Save changes').click();
    await expect.element(row('Night')).toBeVisible();
    expect(asked(put).map(({ body }) => body)).toEqual([
      { name: 'Night', description: evening.description, isPublic: false },
    ]);
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  });

  it('it is replaced by what is set now, mixer, music and river too, once that was confirmed', async () => {
    served.answer(put, 200, evening);
    show([evening]);
    await expect.element(row('Evening')).toBeVisible();
    actions?.updateGenerator(0, { frequency: 639 });
    actions?.setLevel('river', 0.35);
    await button('Evening actions').click();
    await page.getByRole('menuitem', { name: 'Replace with what is set now' }).click();
    await said(/It holds 136.1 Hz, 45 min. What is set now takes the place of it: 639 Hz, 5 min/);
    expect(asked(put)).toEqual([]);
    await button('Replace').click();
    await said('Evening is now 639 Hz, 5 min.');
    expect(asked(put)[0]?.body).toMatchObject({
      settings: {
        generators: [{ frequency: 639 }, { frequency: 528 }, { frequency: 396 }],
        mixer: { river: 0.35 },
        music: { playing: false },
        river: { playing: false, loop: true },
      },
      duration: 5,
    });
  });

  it('a change that is refused says why, and the form stays', async () => {
    served.answer(put, 404, { message: 'There is nothing here.' });
    show([evening]);
    await button('Evening actions').click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await button('Save changes').click();
    await said('There is nothing here.');
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Evening');
  });
});

describe('a program that another page left', () => {
  it('PROG-20 PROG-17 PROG-18 is put on the generators once, without a sound, whatever its shape', async () => {
    const older = { name: 'Old', settings: JSON.stringify({ frequencies: '210.42, 421' }) };
    sessionStorage.setItem('currentProgram', JSON.stringify(older));
    show([]);
    await said('Program loaded');
    expect(sessionStorage.getItem('currentProgram')).toBeNull();
    expect(appSound?.store.get().generators.map(({ frequency, enabled }) => [frequency, enabled])).toEqual([
      [210.42, true],
      [421, true],
      [396, false],
    ]);
    expect(appSound?.store.get().nowPlaying).toBeNull();
  });

  it('PROG-20 nonsense is taken away and changes nothing', async () => {
    sessionStorage.setItem('currentProgram', '{"settings": "what"}');
    show([]);
    await said('No saved programs yet. Create your first one!');
    expect(sessionStorage.getItem('currentProgram')).toBeNull();
    expect(appSound?.store.get().generators[0]?.frequency).toBe(432);
  });
});
