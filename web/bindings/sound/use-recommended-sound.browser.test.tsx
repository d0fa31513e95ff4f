import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWithSound } from '#web/bindings/testing/open-with-sound.tsx';
import { useRecommendedSound } from './use-recommended-sound.ts';

const first = { id: 77, presetId: 12, presetName: 'Alpha', frequencies: [10, 100, 200, 300] };
const second = { presetId: 13, presetName: 'Beta', frequencies: [400], durationSeconds: 600 };
const silent = { presetId: 14, presetName: 'Gamma', frequencies: [] };

function Play(recommended: Parameters<typeof useRecommendedSound>[0]) {
  const { isPlaying, toggle } = useRecommendedSound(recommended);
  return (
    <button type="button" aria-pressed={isPlaying} onClick={() => void toggle()}>
      {recommended.presetName}
    </button>
  );
}

const open = () =>
  openWithSound(
    <>
      <Play {...first} />
      <Play {...second} />
      <Play {...silent} />
    </>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('MOOD-24 MOOD-25 ERR-51 plays three tones at most at 0.6, 0.5 and 0.4; one at a time; a second press stops it and says so', async () => {
  const { store } = await open();
  await button('Alpha').click();
  await expect.element(button('Alpha')).toHaveAttribute('aria-pressed', 'true');
  expect(store.get().nowPlaying).toMatchObject({
    owner: 'recommendation',
    title: 'Alpha',
    durationSeconds: null,
    patch: {
      generators: [
        { frequency: 10, waveType: 'sine', volume: 0.6, enabled: true },
        { frequency: 100, waveType: 'sine', volume: 0.5, enabled: true },
        { frequency: 200, waveType: 'sine', volume: 0.4, enabled: true },
      ],
    },
  });
  expect(store.get().nowPlaying?.patch?.generators).toHaveLength(3);

  await button('Beta').click();
  await expect.element(button('Beta')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Alpha')).toHaveAttribute('aria-pressed', 'false');
  expect(store.get().nowPlaying).toMatchObject({ title: 'Beta', durationSeconds: 600 });

  await button('Beta').click();
  await expect.element(page.getByText('Sound Stopped')).toBeVisible();
  expect(store.get().nowPlaying).toBeNull();
});

it('ERR-50 says that it cannot be played, and nothing looks as if it did', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = await open();
  await button('Gamma').click();
  await expect.element(page.getByText('Error Playing Sound')).toBeVisible();
  await expect.element(page.getByText('There was a problem playing these frequencies.')).toBeVisible();
  expect(store.get().nowPlaying).toBeNull();
  vi.restoreAllMocks();
});
