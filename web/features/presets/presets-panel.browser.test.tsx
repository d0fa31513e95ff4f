import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Preset } from '#contract/entities/preset.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { type Served, serve } from '#web/api/testing/served.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { SoundProvider, useAppSound } from '#web/bindings/sound/sound-provider.tsx';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { dismissToast } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { PresetsPanel } from './presets-panel.tsx';
import { samplePreset, threeHundred } from './testing/sample-presets.ts';
import { sentenceAbout } from './words.ts';

const list = 'GET /api/presets';
const few: readonly Preset[] = [
  samplePreset({ id: 1, name: 'Liberation', frequencies: [396], category: 'Emotional', duration: 20 }),
  samplePreset({ id: 2, name: 'First Ladder', frequencies: [174, 285, 396], category: 'Energy' }),
  samplePreset({ id: 3, name: 'Great Bell', frequencies: [], isPremium: true, locked: true, duration: 30 }),
  samplePreset({ id: 4, name: 'Small Bell', frequencies: [880.5], isPremium: true, category: 'Mental' }),
  samplePreset({ id: 5, name: 'Broken', frequencies: [] }),
];
const isPremium = { id: 9, username: 'ada', isPremium: true };
const isFree = { id: 9, username: 'ada', isPremium: false };

let served: Served;
let appSound: AppSound | undefined;
let actions: ReturnType<typeof useSoundActions> | undefined;
const onLocked = vi.fn();
const onShare = vi.fn();

function Reach() {
  appSound = useAppSound();
  actions = useSoundActions();
  return null;
}

function show(presets: readonly Preset[] | null = few, user: unknown = null) {
  if (presets) served.answer(list, 200, presets);
  if (user) served.answer('GET /api/user', 200, user);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SoundProvider>
        <Suspense>
          <Reach />
          <PresetsPanel onLocked={onLocked} onShare={onShare} />
        </Suspense>
      </SoundProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const rows = () => page.getByRole('listitem');
const press = (name: string) => row(name).getByRole('button').first();
const chip = (name: string) => page.getByRole('button', { name, exact: true });
const said = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
const click = (locator: { element(): Element }) =>
  flushSync(() => (locator.element() as HTMLElement).click());
/** Lets promises that hang on no timer go on while the clock stands still. */
const turn = () => new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(undefined))));

async function standStill() {
  await expect.element(press('Liberation')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  for (const key of [storageKeys.favoritedPresets, storageKeys.sound]) localStorage.removeItem(key);
  served = serve({});
  served.answer('GET /api/user', 401, {});
  onLocked.mockClear();
  onShare.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  actions?.stop();
  served.stop();
  dismissToast();
});

describe('the list', () => {
  it('PRESET-06 PRESET-07 PRESET-32 shows names, frequencies and minutes; what is locked shows no frequency', async () => {
    show();
    await expect.element(press('Liberation')).toHaveAccessibleName('Liberation 396 Hz 20 min');
    await expect.element(press('First Ladder')).toHaveTextContent('174, 285, 396 Hz');
    await expect.element(press('Great Bell')).toHaveAccessibleName('Great Bell Premium 8 tones 30 min');
    expect(row('Great Bell').element().textContent).not.toContain('Hz');
    await expect.element(press('Small Bell')).toHaveTextContent('Premium');
    expect(row('Liberation').element().textContent).not.toContain('Premium');
  });

  it('PRESET-01 PRESET-02 PRESET-09 is searched as one types, and says when nothing matches', async () => {
    show();
    await expect.element(rows().first()).toBeVisible();
    const search = page.getByPlaceholder('Search presets...');
    await search.fill('BELL');
    await expect.poll(() => rows().elements().length).toBe(2);
    await search.fill('no such thing');
    await said('No presets match your search');
    await page.getByRole('button', { name: 'Show all presets' }).click();
    await expect.poll(() => rows().elements().length, { timeout: 30_000 }).toBeGreaterThan(2);
    await expect.element(search).toHaveValue('');
  });

  it('D40 whoever looks for binaural is led to the mode, which is what makes it so', async () => {
    show();
    await page.getByPlaceholder('Search presets...').fill('binaural');
    await page.getByRole('button', { name: 'Turn Binaural on' }).click();
    await said('Binaural is on: one tone for each ear. Please wear headphones.');
    expect(appSound?.store.get().syncMode).toBe('binaural');
  });

  it('PRESET-03 PRESET-04 its chips show a category each, and All shows every preset', async () => {
    show();
    await expect.element(rows().first()).toBeVisible();
    const chips = page.getByRole('group', { name: 'Preset categories' }).getByRole('button');
    expect(chips.elements().map(({ textContent }) => textContent)).toEqual([
      'All',
      'Favorites',
      'Physical',
      'Mental',
      'Emotional',
      'Energy',
    ]);
    await chip('Mental').click();
    await expect.poll(() => rows().elements().length).toBe(1);
    await expect.element(row('Small Bell')).toBeVisible();
    await chip('All').click();
    await expect.poll(() => rows().elements().length).toBe(5);
  });

  it('PRESET-08 says that it is loading', async () => {
    served.hold(list);
    show(null);
    await said('Loading presets...');
  });

  it('PRESET-09 says when there are no presets at all', async () => {
    show([]);
    await said('No presets available');
  });

  it('offers another try when it could not be loaded', async () => {
    served.answer(list, 500, {});
    show(null);
    await said('The presets could not be loaded');
    served.answer(list, 200, few);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(press('Liberation')).toBeVisible();
  });

  it('holds all three hundred, and every control has a name of its own', async () => {
    const host = show(threeHundred);
    await expect.poll(() => host.querySelectorAll('li').length).toBe(300);
    const names = [...host.querySelectorAll('button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('D40 finds a number that nobody wrote in words, and says that Premium has it too', async () => {
    served.answer('GET /api/presets/premium-tone', 200, { isInPremium: true });
    show();
    await page.getByPlaceholder('Search presets...').fill('396 hz');
    await expect
      .poll(() =>
        rows()
          .elements()
          .map((one) => one.querySelector('b')?.textContent),
      )
      .toEqual(['Liberation', 'First Ladder']);
    await said('Premium has a tone at about 396 Hz too.');
  });

  it('is one tab stop: arrows lead from row to row, and to the actions of each', async () => {
    const host = show(threeHundred);
    await expect.poll(() => host.querySelectorAll('li').length, { timeout: 30_000 }).toBe(300);
    const stops = [...host.querySelectorAll<HTMLElement>('li button')].filter((one) => one.tabIndex === 0);
    expect(stops).toHaveLength(1);
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.querySelector('b')?.textContent;
    stops[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('Preset number 2 save to programs');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(focused()).toBe('Preset number 1');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Preset number 300');
    await expect.element(press('Preset number 300')).toBeInViewport();
  });

  it('draws whole only the rows in sight: three hundred cost a third of what they did', async () => {
    const host = show(threeHundred);
    await expect.poll(() => host.querySelectorAll('li').length, { timeout: 30_000 }).toBe(300);
    await expect
      .poll(() => host.querySelectorAll('.preset-actions').length, { timeout: 30_000 })
      .toBeLessThan(40);
    expect(host.querySelectorAll('li *').length).toBeLessThan(2_800);
  });

  it('PRESET-06 of a larger set names the three that sound; locked ones say what they are, a molecule that nothing is claimed', async () => {
    show([
      samplePreset({ id: 1, name: 'Six', frequencies: [396, 417, 528, 639, 741, 852] }),
      samplePreset({ id: 2, name: 'Bell', family: 'Bells', frequencies: [], locked: true, isPremium: true }),
      samplePreset({ id: 3, name: 'Oxytocin', category: 'Premium Peptides', isPremium: true }),
    ]);
    await expect.element(press('Six')).toHaveTextContent('396, 417, 528 Hz sound, of 6');
    await expect.element(press('Bell')).toHaveTextContent('Bells, 8 tones');
    await expect.element(press('Oxytocin')).toHaveTextContent('no effect claimed');
  });

  it('has no accessibility violation', async () => {
    show();
    await expect.element(press('Liberation')).toBeVisible();
    await settled();
    await expectAccessible();
  });
});

describe('favorites', () => {
  const heart = (name: string) => row(name).getByRole('button', { name: `${name} favorite` });

  it('PRESET-05 PRESET-11 PRESET-12 are kept by id in this browser, and found again', async () => {
    localStorage.setItem('favoritedPresets', '[4]');
    const host = show();
    await expect.element(heart('Small Bell')).toHaveAttribute('aria-pressed', 'true');
    await heart('Liberation').click();
    expect(JSON.parse(localStorage.getItem('favoritedPresets') ?? '')).toEqual([4, 1]);
    await heart('Small Bell').click();
    expect(JSON.parse(localStorage.getItem('favoritedPresets') ?? '')).toEqual([1]);
    host.remove();
    show();
    await chip('Favorites').last().click();
    await expect.element(row('Liberation').last()).toBeVisible();
    await expect.element(heart('Liberation').last()).toHaveAttribute('aria-pressed', 'true');
  });

  it('PRESET-11 nonsense in the storage counts as none', async () => {
    localStorage.setItem('favoritedPresets', '{"1": true}');
    show();
    await chip('Favorites').click();
    await said(/^No presets match your search/);
  });
});

describe('a press on a preset', () => {
  it('PRESET-23 PRESET-25 is applied after 100 ms, and said', async () => {
    show();
    await standStill();
    click(press('Liberation'));
    vi.advanceTimersByTime(99);
    expect(appSound?.store.get().nowPlaying).toBeNull();
    vi.advanceTimersByTime(1);
    expect(appSound?.store.get().nowPlaying).toMatchObject({ owner: 'preset', title: 'Liberation' });
    expect(appSound?.store.get().generators.map(({ frequency, enabled }) => [frequency, enabled])).toEqual([
      [396, true],
      [528, false],
      [396, false],
    ]);
    vi.useRealTimers();
    await said('Preset Applied');
    await expect.element(press('Liberation')).toHaveAttribute('aria-current', 'true');
  });

  it('PRESET-23 of two within 100 ms the last one wins', async () => {
    show();
    await standStill();
    click(press('Liberation'));
    vi.advanceTimersByTime(60);
    click(press('First Ladder'));
    vi.advanceTimersByTime(60);
    expect(appSound?.store.get().nowPlaying).toBeNull();
    vi.advanceTimersByTime(40);
    expect(appSound?.store.get().nowPlaying?.title).toBe('First Ladder');
  });

  it('PRESET-24 further presses are left out for 500 ms', async () => {
    show();
    await standStill();
    click(press('Liberation'));
    vi.advanceTimersByTime(100);
    await turn();
    vi.advanceTimersByTime(499);
    click(press('First Ladder'));
    vi.advanceTimersByTime(100);
    expect(appSound?.store.get().nowPlaying?.title).toBe('Liberation');
    click(press('First Ladder'));
    vi.advanceTimersByTime(100);
    expect(appSound?.store.get().nowPlaying?.title).toBe('First Ladder');
  });

  it('ERR-07 a preset without a tone is not applied, and changes nothing', async () => {
    show();
    await expect.element(press('Broken')).toBeVisible();
    const before = appSound?.store.get();
    await press('Broken').click();
    await said('Could not apply preset. Please try again.');
    expect(appSound?.store.get()).toBe(before);
  });

  it('PRESET-32 a locked one asks for Premium and makes no sound', async () => {
    show();
    await press('Great Bell').click();
    expect(onLocked).toHaveBeenCalledExactlyOnceWith(few[2]);
    expect(appSound?.presets.isArriving.get()).toBe(false);
    expect(appSound?.store.get().nowPlaying).toBeNull();
  });
});

describe('on a phone', () => {
  it('shows a few, and more when asked, in no box that would catch the thumb', async () => {
    await page.viewport(390, 844);
    show(threeHundred);
    await expect.poll(() => document.querySelectorAll('.preset-row').length).toBe(8);
    const box = document.querySelector<HTMLElement>('.presets-box');
    expect(box && getComputedStyle(box).overflowY).toBe('visible');
    await page.getByRole('button', { name: 'Show more presets' }).click();
    await expect.poll(() => document.querySelectorAll('.preset-row').length).toBe(32);
    await page.viewport(1440, 900);
    await expect.poll(() => document.querySelectorAll('.preset-row').length).toBe(300);
    expect(page.getByRole('button', { name: 'Show more presets' }).elements()).toEqual([]);
  });
});

describe('the actions of a preset', () => {
  const save = (name: string) => page.getByRole('button', { name: `${name} save to programs` });

  it('PRESET-10 are save, share and favorite, beside the row or in a menu under a finger', async () => {
    show();
    for (const action of ['save to programs', 'share with the community', 'favorite'])
      await expect
        .element(row('Liberation').getByRole('button', { name: `Liberation ${action}` }))
        .toBeInTheDocument();
    await page.viewport(390, 844);
    await page.getByRole('button', { name: 'Liberation actions' }).click();
    for (const action of ['Save to programs', 'Share with the community'])
      await expect.element(page.getByRole('menuitem', { name: action })).toBeVisible();
    await page.getByRole('menuitemcheckbox', { name: 'Favorite' }).click();
    expect(localStorage.getItem('favoritedPresets')).toBe('[1]');
  });

  it('PRESET-29 sharing hands the preset on; the sentence about it names it and its tones', async () => {
    show();
    await page.getByRole('button', { name: 'Liberation share with the community' }).click();
    expect(onShare).toHaveBeenCalledExactlyOnceWith(few[0]);
    expect(sentenceAbout(few[0] as Preset)).toContain('Liberation (396 Hz, 20 min)');
    expect(sentenceAbout(few[2] as Preset)).not.toContain('Hz');
    expect(sentenceAbout({ ...(few[0] as Preset), isPremium: true })).not.toContain('396');
  });

  it('ERR-14 PRESET-27 a visitor is told of Premium, and nothing is sent', async () => {
    show();
    await expect.element(press('Liberation')).toBeVisible();
    await save('Liberation').click();
    await said('Premium Feature');
    await said(/^Save unlimited programs with our Premium plan/);
    expect(served.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('ERR-15 PRESET-27 a free member is told of Premium, and nothing is sent', async () => {
    show(few, isFree);
    await expect.element(press('Liberation')).toBeVisible();
    // What only Premium can do carries its lock before it is pressed.
    await expect
      .poll(() => save('Liberation').element().querySelector('.ui-icon-button-lock'))
      .not.toBeNull();
    await save('Liberation').click();
    await said('Premium Feature');
    await said(/^Saving programs requires a Premium subscription/);
    expect(served.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it('PRESET-28 a premium member keeps it as a program', async () => {
    served.answer('POST /api/programs', 201, { name: 'First Ladder' });
    show(few, isPremium);
    await expect.element(save('First Ladder')).toBeInTheDocument();
    expect(save('First Ladder').element().querySelector('.ui-icon-button-lock')).toBeNull();
    await save('First Ladder').click();
    await said('Program saved');
    expect(served.calls.at(-1)?.body).toMatchObject({
      name: 'First Ladder',
      presetId: 2,
      category: 'Energy',
      settings: {
        syncMode: 'sync',
        generators: [
          { frequency: 174, volume: 0.7, waveType: 'sine', enabled: true },
          { frequency: 285, volume: 0.6, waveType: 'sine', enabled: true },
          { frequency: 396, volume: 0.5, waveType: 'sine', enabled: true },
        ],
      },
    });
  });

  it('ERR-09 a session that has ended meanwhile is told to log in', async () => {
    served.answer('POST /api/programs', 401, { message: 'Please log in to continue.' });
    show(few, isPremium);
    await save('Liberation').click();
    await said('Login Required');
    await said('Please log in to save programs to your dashboard');
  });

  it('ERR-08 a save that failed says so', async () => {
    served.answer('POST /api/programs', 500, { message: 'Something went wrong on our side.' });
    show(few, isPremium);
    await save('Liberation').click();
    await said('Failed to save program. Please try again.');
  });
});
