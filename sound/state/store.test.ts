import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setMixerLevel } from './mixer-transitions.ts';
import { recallSound, rememberSound } from './remembered.ts';
import { firstState } from './sound-state.ts';
import { createSoundStore } from './store.ts';

describe('the store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells its listeners at once, and says nothing when nothing changed', () => {
    const store = createSoundStore();
    const heard = vi.fn();
    const unsubscribe = store.subscribe(heard);
    store.update((state) => setMixerLevel(state, 'master', 0.3));
    store.update((state) => setMixerLevel(state, 'master', 0.3));
    expect(heard).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.update((state) => setMixerLevel(state, 'master', 0.4));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('GEN-30 CONST-12 hands a flurry of updates on once, 200 ms after the last one', () => {
    const store = createSoundStore();
    const settled = vi.fn();
    store.subscribeSettled(settled);
    for (const level of [0.1, 0.2, 0.3]) {
      store.update((state) => setMixerLevel(state, 'river', level));
      vi.advanceTimersByTime(199);
    }
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(settled.mock.calls[0]?.[0].mixer.river).toBe(0.3);
  });
});

describe('what outlives a reload', () => {
  it('comes back as it was', () => {
    const kept = {
      ...firstState,
      generators: firstState.generators.map((generator) => ({ ...generator, frequency: 639, enabled: true })),
      syncMode: 'pulse' as const,
      mixer: { master: 0.1, music: 0.2, frequencies: 0.3, river: 0.4 },
      timer: { durationSeconds: 900, isChosen: false, looping: true, fades: false, bell: true },
    };
    const back = recallSound(firstState, JSON.parse(JSON.stringify(rememberSound(kept))));
    expect(rememberSound(back)).toEqual(rememberSound(kept));
    expect(back.nowPlaying).toBeNull();
  });

  it('is checked like a hand: nonsense in storage changes nothing', () => {
    const nonsense = {
      generators: [{ frequency: 1e9, volume: -1, waveType: 'x' }, null, 5],
      mixer: { master: 7 },
    };
    expect(recallSound(firstState, nonsense)).toEqual(firstState);
    expect(recallSound(firstState, null)).toEqual(firstState);
  });
});
