import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Song } from '#contract/entities/song.ts';
import { SoundProvider } from '#web/bindings/sound/sound-provider.tsx';
import { storageKeys } from '#web/lib/browser-storage.ts';
import { expectAccessible, render, settled } from '#web/ui/testing/render.tsx';
import { MusicPanel } from './music-panel.tsx';

const songs: Song[] = Array.from({ length: 14 }, (_, index) => ({
  id: `song-${index}`,
  title: `Piece ${index + 1}`,
  artist: 'Cymara Sound Research Group',
  src: `/audio/songs/song-${index}.mp3`,
  durationSeconds: 30,
  isPremium: index >= 3,
  tonic: 300 + 20 * index,
}));

async function renderPanel(isPremium = false) {
  const queries = new QueryClient();
  queries.setQueryData(['/api/songs'], songs);
  queries.setQueryData(['/api/user'], isPremium ? { id: 1, isPremium } : null);
  render(
    <QueryClientProvider client={queries}>
      <SoundProvider>
        <Suspense>
          <MusicPanel />
        </Suspense>
      </SoundProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Play song' })).toBeVisible();
}

const layer = () => page.getByRole('dialog', { name: 'Volume of the music' });
const isLayerThere = () => layer().query() !== null;

beforeEach(() => {
  localStorage.removeItem(storageKeys.sound);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Healing Music Collection', () => {
  it('MUSIC-16 the volume popover hides by itself after 3 seconds', async () => {
    await renderPanel();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.getByRole('button', { name: 'Song volume' }).click();
    await expect.element(layer()).toBeVisible();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isLayerThere()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(isLayerThere).toBe(false);
  });

  it('MUSIC-09 MUSIC-10 shows locks to who is not premium, and none to who is', async () => {
    await renderPanel();
    await expect
      .element(page.getByRole('link', { name: 'Piece 4 Part of Premium' }))
      .toHaveAttribute('href', '/plans');
    await settled();
    await expectAccessible();
  });

  it('MUSIC-09 a premium member finds every song open', async () => {
    await renderPanel(true);
    await page.getByRole('button', { name: 'Show all 14 songs' }).click();
    await expect.element(page.getByRole('button', { name: 'Play Piece 14' })).toBeVisible();
    expect(page.getByRole('link').all()).toHaveLength(0);
  });
});
