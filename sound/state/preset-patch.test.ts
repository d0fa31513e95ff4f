import { describe, expect, it } from 'vitest';
import { playPatch } from './play-transitions.ts';
import { presetPatch } from './preset-patch.ts';
import { firstState } from './sound-state.ts';

describe('a preset that sounds on its own', () => {
  it('LIB-09 has its first three tones, each a sine of the same volume', () => {
    const { generators, syncMode } = presetPatch({ id: 1, name: 'x', frequencies: [396, 417, 528, 639] });
    expect(generators.map(({ frequency }) => frequency)).toEqual([396, 417, 528]);
    expect(new Set(generators.map(({ waveType, volume }) => `${waveType} ${volume}`))).toEqual(
      new Set(['sine 0.5']),
    );
    expect(syncMode).toBe('sync');
  });

  it('LIB-09 leaves the generators of the generator page as they were set', () => {
    const patch = presetPatch({ id: 1, name: 'x', frequencies: [396] });
    const state = playPatch(firstState, { owner: 'preset', id: '1', patch });
    expect(state.nowPlaying).toMatchObject({ owner: 'preset', id: '1' });
    expect(state.generators).toBe(firstState.generators);
  });
});
