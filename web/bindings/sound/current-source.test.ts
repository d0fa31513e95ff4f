import { expect, it } from 'vitest';
import { setMixerLevel, setMusicPlaying, setRiverPlaying } from '#sound/state/mixer-transitions.ts';
import { play, stop } from '#sound/state/play-transitions.ts';
import { createSoundStore } from '#sound/state/store.ts';
import { createCurrentSource } from './current-source.ts';

it('what was started last is in current, and gives way to what goes on', () => {
  const store = createSoundStore();
  const current = createCurrentSource(store);
  expect(current.get()).toBeNull();
  store.update((state) => setMusicPlaying(state, true));
  expect(current.get()).toEqual({ current: 'music', used: ['music'] });
  store.update((state) => setRiverPlaying(state, true));
  expect(current.get()).toEqual({ current: 'river', used: ['music', 'river'] });
  store.update(play);
  expect(current.get()).toEqual({ current: 'tones', used: ['tones', 'music', 'river'] });
  store.update(stop);
  expect(current.get()?.current).toBe('music');
  store.update((state) => setMusicPlaying(state, false));
  expect(current.get()).toEqual({ current: 'river', used: ['tones', 'music', 'river'] });
});

it('stays when nothing goes on, so that the same button plays it again', () => {
  const store = createSoundStore();
  const current = createCurrentSource(store);
  store.update((state) => setRiverPlaying(state, true));
  store.update((state) => setRiverPlaying(state, false));
  expect(current.get()?.current).toBe('river');
});

it('is the same thing while only levels change', () => {
  const store = createSoundStore();
  const current = createCurrentSource(store);
  store.update((state) => setRiverPlaying(state, true));
  const before = current.get();
  store.update((state) => setMixerLevel(state, 'river', 0.9));
  expect(current.get()).toBe(before);
});
