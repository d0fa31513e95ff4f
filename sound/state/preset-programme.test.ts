import { describe, expect, it } from 'vitest';
import { playProgramme } from './play-transitions.ts';
import { presetProgramme } from './preset-programme.ts';
import { firstState } from './sound-state.ts';

describe('a preset that sounds on its own', () => {
  it('LIB-09 has its first three tones, each a sine of the same volume', () => {
    const { generators, syncMode } = presetProgramme({ id: 1, name: 'x', frequencies: [396, 417, 528, 639] });
    expect(generators.map(({ frequency }) => frequency)).toEqual([396, 417, 528]);
    expect(new Set(generators.map(({ waveType, volume }) => `${waveType} ${volume}`))).toEqual(
      new Set(['sine 0.5']),
    );
    expect(syncMode).toBe('sync');
  });

  it('LIB-09 leaves the generators of the generator page as they were set', () => {
    const programme = presetProgramme({ id: 1, name: 'x', frequencies: [396] });
    const state = playProgramme(firstState, { owner: 'preset', id: '1', programme });
    expect(state.nowPlaying).toMatchObject({ owner: 'preset', id: '1' });
    expect(state.generators).toBe(firstState.generators);
  });
});
