import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Preset } from '#contract/entities/preset.ts';
import { keyOf } from '#web/api/client.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import type { AppSound } from '#web/bindings/sound/app-sound.ts';
import { SoundProvider, useAppSound } from '#web/bindings/sound/sound-provider.tsx';
import { render } from '#web/ui/testing/render.tsx';
import { Library } from '../library.tsx';
import { lockedPreset, preset } from './preset.ts';

export const shelf = [
  preset(1, { name: 'Liberation', frequencies: [396], duration: 10 }),
  preset(2, { name: 'Six of a book', frequencies: [396, 417, 528, 639, 741, 852], duration: 20 }),
  preset(3, { name: 'Bowl', frequencies: [200, 7.83, 1046.5, 2000], category: 'Spiritual', duration: 30 }),
  lockedPreset(4, { name: 'Bell of Azov', category: 'Spiritual' }),
  preset(5, { name: 'Open Bell', isPremium: true, frequencies: [64, 128], category: 'Energy' }),
];

const stats = {
  presets: 300,
  freePresets: 124,
  premiumPresets: 176,
  categories: 6,
  frequencies: 1653,
  ranges: { low: 115, middle: 1501, high: 37 },
};

const measured = {
  presetId: 2,
  frequencyErrorHz: 0.00001,
  beatErrorHz: 0.00002,
  loudnessLufs: -27.5,
  truePeakDbtp: -2.6,
  clickDbr: -130,
};

/** What the server says to each call; null where it has not said anything yet. */
export function answersWith(presets: readonly Preset[]): Record<string, unknown> {
  return {
    [keyOf('listPresets')[0]]: presets,
    [keyOf('getCatalogueStats')[0]]: stats,
    [keyOf('listCertificates')[0]]: { version: '0.1.0', certificates: [measured] },
  };
}

let appSound: AppSound | undefined;
function Reach() {
  appSound = useAppSound();
  return null;
}

export const openedSound = () => {
  if (!appSound) throw new Error('the sound is not there yet');
  return appSound;
};
export const playing = () => openedSound().store.get().nowPlaying;

export const onLocked = vi.fn<(preset: Preset) => void>();
const home = window.location.href;

/** The page at an address, with a server that answers as told: a refusal where it has nothing to say. */
export function openLibrary(search = '', answers: Record<string, unknown> | null = answersWith(shelf)) {
  window.history.pushState(null, '', `/library${search}`);
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (!answers) return new Promise<Response>(() => {});
    const answer = answers[String(path)];
    return answer === undefined ? Response.json({}, { status: 500 }) : Response.json(answer);
  });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <SoundProvider>
        <Suspense>
          <Reach />
        </Suspense>
        <Library onLocked={onLocked} />
      </SoundProvider>
    </QueryClientProvider>,
  );
}

export const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
export const shownNames = () =>
  [...document.querySelectorAll('.preset-card h2')].map((name) => name.textContent);
/** A click without the waiting of a simulated user: two of them can come at once. */
export const press = (name: string) =>
  flushSync(() => (page.getByRole('button', { name, exact: true }).element() as HTMLElement).click());

beforeEach(() => {
  localStorage.clear();
  onLocked.mockReset();
});
afterEach(() => {
  appSound?.change((state) => ({ ...state, nowPlaying: null }));
  vi.restoreAllMocks();
  window.history.pushState(null, '', home);
});
