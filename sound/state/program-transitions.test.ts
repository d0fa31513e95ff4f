import { describe, expect, it } from 'vitest';
import type { ProgramSettings } from '#contract/entities/program.ts';
import { play } from './play-transitions.ts';
import { loadProgram, patchOf } from './program-transitions.ts';
import { firstState } from './sound-state.ts';

const evening: ProgramSettings = {
  generators: [
    { frequency: 136.1, waveType: 'triangle', volume: 0.4, enabled: true },
    { frequency: 272.2, waveType: 'sine', volume: 0.2, enabled: false },
  ],
  syncMode: 'binaural',
};
const rising: ProgramSettings = {
  generators: [
    { waveType: 'sine', volume: 0.5, enabled: true, stages: [{ frequency: 200, duration: 60 }] },
    { frequency: 100, waveType: 'sine', volume: 0.5, enabled: true },
  ],
  syncMode: 'sync',
};

describe('a program', () => {
  it('PROG-20 is put on the generators with its mode and its length, and starts nothing', () => {
    const before = { ...firstState, drafts: [{ frequency: 500 }, {}, {}] };
    const state = loadProgram(before, evening, 45);
    expect(state.generators).toEqual([
      { frequency: 136.1, waveType: 'triangle', volume: 0.4, enabled: true, harmonicMode: false },
      { frequency: 272.2, waveType: 'sine', volume: 0.2, enabled: false, harmonicMode: false },
      { ...firstState.generators[2], enabled: false },
    ]);
    expect(state.drafts).toEqual([{}, {}, {}]);
    expect(state.syncMode).toBe('binaural');
    expect(state.timer.durationSeconds).toBe(45 * 60);
    expect(state.nowPlaying).toBeNull();
  });

  it('D45 brings its beat rate along; one that says none has the specified rate', () => {
    const fast = { ...firstState, beats: { pulse: 9, binaural: 30 } };
    expect(loadProgram(fast, { ...evening, beatHz: 7.5 }, 20).beats).toEqual({ pulse: 9, binaural: 7.5 });
    expect(loadProgram(fast, evening, 20).beats).toEqual({ pulse: 9, binaural: 5 });
    expect(patchOf({ ...rising, syncMode: 'pulse', beatHz: 3 }).beatHz).toBe(3);
  });

  it('sets the timer to its own length, and leaves one that runs alone', () => {
    expect(loadProgram(firstState, evening, 7).timer.durationSeconds).toBe(420);
    expect(loadProgram(play(firstState), evening, 45).timer).toEqual(firstState.timer);
  });

  it('with nothing switched on sounds its first generator', () => {
    const generators = evening.generators.map((generator) => ({ ...generator, enabled: false }));
    expect(loadProgram(firstState, { ...evening, generators }, 20).generators.map((g) => g.enabled)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('with stages is played by the one player, stages and all', () => {
    expect(patchOf(rising).generators).toMatchObject([
      { frequency: 200, stages: [{ frequency: 200, duration: 60 }] },
      { frequency: 100 },
    ]);
    expect(loadProgram(firstState, rising, 20).generators[0]?.frequency).toBe(200);
  });
});
