import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SoundEngine } from '#sound/engine/sound-engine.ts';
import { play, stop } from '#sound/state/play-transitions.ts';
import { createSoundStore } from '#sound/state/store.ts';
import { createBackdropTones } from './backdrop-tones.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function backdrop() {
  const store = createSoundStore();
  let hz = 432;
  const frame = vi.fn(() => ({
    voices: [
      { key: '1', hz, pulseHz: null, left: 0.5, right: 0.5 },
      { key: '1 partner', hz: hz + 5, pulseHz: null, left: 0, right: 0.5 },
    ],
  }));
  const tones = createBackdropTones(store, () => ({ frame }) as unknown as SoundEngine);
  const changed = vi.fn();
  const forget = tones.subscribe(changed);
  return { store, tones, frame, changed, forget, tune: (next: number) => (hz = next) };
}

it('the tones follows the tones from afar, and not the hand that is still moving', () => {
  const { store, tones, changed, tune } = backdrop();
  store.update(play);
  vi.advanceTimersByTime(2_000);
  expect(tones.get()).toBeNull();
  vi.advanceTimersByTime(2_000);
  expect(tones.get()).toEqual([432]);
  for (let hz = 500; hz < 510; hz++) {
    tune(hz);
    vi.advanceTimersByTime(2_000);
  }
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(tones.get()).toEqual([509]);
});

it('the tones does nothing at all while nothing sounds, and keeps its last figure', () => {
  const { store, tones, frame } = backdrop();
  vi.advanceTimersByTime(60_000);
  expect(frame).not.toHaveBeenCalled();
  store.update(play);
  vi.advanceTimersByTime(10_000);
  store.update(stop);
  const looked = frame.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(frame).toHaveBeenCalledTimes(looked);
  expect(tones.get()).toEqual([432]);
  expect(vi.getTimerCount()).toBe(0);
});
