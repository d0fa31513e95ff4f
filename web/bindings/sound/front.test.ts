import { expect, it } from 'vitest';
import { setMixerLevel, setMusicPlaying, setRiverPlaying } from '#sound/state/mixer-transitions.ts';
import { play, stop } from '#sound/state/play-transitions.ts';
import { createSoundStore } from '#sound/state/store.ts';
import { createFront } from './front.ts';

it('what was started last is in front, and gives way to what goes on', () => {
  const store = createSoundStore();
  const front = createFront(store);
  expect(front.get()).toBeNull();
  store.update((state) => setMusicPlaying(state, true));
  expect(front.get()).toEqual({ front: 'music', used: ['music'] });
  store.update((state) => setRiverPlaying(state, true));
  expect(front.get()).toEqual({ front: 'river', used: ['music', 'river'] });
  store.update(play);
  expect(front.get()).toEqual({ front: 'session', used: ['session', 'music', 'river'] });
  store.update(stop);
  expect(front.get()?.front).toBe('music');
  store.update((state) => setMusicPlaying(state, false));
  expect(front.get()).toEqual({ front: 'river', used: ['session', 'music', 'river'] });
});

it('stays when nothing goes on, so that the same button plays it again', () => {
  const store = createSoundStore();
  const front = createFront(store);
  store.update((state) => setRiverPlaying(state, true));
  store.update((state) => setRiverPlaying(state, false));
  expect(front.get()?.front).toBe('river');
});

it('is the same thing while only levels change', () => {
  const store = createSoundStore();
  const front = createFront(store);
  store.update((state) => setRiverPlaying(state, true));
  const before = front.get();
  store.update((state) => setMixerLevel(state, 'river', 0.9));
  expect(front.get()).toBe(before);
});
