import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WaveType } from '#contract/rules/tone-kinds.ts';
import {
  draftGenerator,
  enableGenerator,
  setBeat,
  setSyncMode,
  updateGenerator,
} from './generator-transitions.ts';
import { play, stop } from './play-transitions.ts';
import { recallSound, rememberSound } from './remembered.ts';
import { firstState, wantedPatch } from './sound-state.ts';

const sounding = (state: typeof firstState, index = 0) => wantedPatch(state)?.generators[index];

describe('a generator', () => {
  it('GEN-07 CONST-05 starts as 432 Hz on, 528 Hz off, 396 Hz off, all sine at volume 0.5', () => {
    expect(firstState.generators).toEqual([
      { frequency: 432, waveType: 'sine', volume: 0.5, enabled: true, harmonicMode: false },
      { frequency: 528, waveType: 'sine', volume: 0.5, enabled: false, harmonicMode: false },
      { frequency: 396, waveType: 'sine', volume: 0.5, enabled: false, harmonicMode: false },
    ]);
  });

  it('GEN-09 CONST-02 takes 0.1 to 20000 Hz, both ends included', () => {
    expect(updateGenerator(firstState, 0, { frequency: 0.1 }).generators[0]?.frequency).toBe(0.1);
    expect(updateGenerator(firstState, 0, { frequency: 20_000 }).generators[0]?.frequency).toBe(20_000);
  });

  it('GEN-09 ignores any other number, and what is no number', () => {
    const outside = fc.oneof(
      fc.double({ max: 0.1, maxExcluded: true, noNaN: true }),
      fc.double({ min: 20_000, minExcluded: true, noNaN: true }),
      fc.constant(Number.NaN),
    );
    fc.assert(
      fc.property(outside, (frequency) => {
        expect(updateGenerator(firstState, 0, { frequency })).toBe(firstState);
      }),
    );
  });

  it('GEN-13 takes one of the four wave types and no other', () => {
    expect(updateGenerator(firstState, 0, { waveType: 'sawtooth' }).generators[0]?.waveType).toBe('sawtooth');
    expect(updateGenerator(firstState, 0, { waveType: 'noise' as WaveType })).toBe(firstState);
  });

  it('GEN-14 takes a volume from 0 to 1 and no other', () => {
    expect(updateGenerator(firstState, 0, { volume: 0 }).generators[0]?.volume).toBe(0);
    expect(updateGenerator(firstState, 0, { volume: 1.01 })).toBe(firstState);
  });

  it('GEN-26 is not touched by an update with an index outside 0 to 2', () => {
    for (const index of [-1, 3, 0.5, Number.NaN]) {
      expect(updateGenerator(firstState, index, { frequency: 500 })).toBe(firstState);
      expect(enableGenerator(firstState, index, true)).toBe(firstState);
      expect(draftGenerator(firstState, index, { frequency: 500 })).toBe(firstState);
    }
  });

  it('GEN-35 keeps a sub-audible frequency as it was typed', () => {
    expect(updateGenerator(firstState, 0, { frequency: 7.83 }).generators[0]?.frequency).toBe(7.83);
  });
});

describe('a moving value', () => {
  const playing = play(firstState);

  it('GEN-24 CONST-02 retunes from a change of 0.1 Hz on, and not by less', () => {
    expect(draftGenerator(playing, 0, { frequency: 432.09 })).toBe(playing);
    expect(sounding(draftGenerator(playing, 0, { frequency: 432.1 }))?.frequency).toBe(432.1);
  });

  it('GEN-24 adds small steps up: the second of two steps of 0.06 Hz is heard', () => {
    const first = draftGenerator(playing, 0, { frequency: 432.06 });
    expect(sounding(draftGenerator(first, 0, { frequency: 432.12 }))?.frequency).toBe(432.12);
  });

  it('GEN-25 CONST-02 changes the gain from 0.01 on, and not by less', () => {
    expect(draftGenerator(playing, 0, { volume: 0.509 })).toBe(playing);
    expect(sounding(draftGenerator(playing, 0, { volume: 0.51 }))?.volume).toBe(0.51);
  });

  it('GEN-24 GEN-25 sounds exactly as displayed once it rests', () => {
    const moved = draftGenerator(playing, 0, { frequency: 440, volume: 0.7 });
    const rested = updateGenerator(moved, 0, { frequency: 440.03, volume: 0.705 });
    expect(sounding(rested)).toMatchObject({ frequency: 440.03, volume: 0.705 });
  });

  it('GEN-39 is heard before it is committed, and committing one value keeps the draft of the other', () => {
    const moved = draftGenerator(playing, 0, { frequency: 440, volume: 0.7 });
    expect(moved.generators[0]?.frequency).toBe(432);
    expect(sounding(updateGenerator(moved, 0, { frequency: 440 }))).toMatchObject({
      frequency: 440,
      volume: 0.7,
    });
  });
});

describe('the toggle of a card', () => {
  it('GEN-15 plays this generator, starting the sound when nothing played', () => {
    const state = enableGenerator(firstState, 1, true);
    expect(state.nowPlaying?.owner).toBe('generators');
    expect(sounding(state, 1)?.enabled).toBe(true);
  });

  it('GEN-15 stops this generator, and the sound with the last one', () => {
    const both = enableGenerator(firstState, 1, true);
    const one = enableGenerator(both, 0, false);
    expect(one.nowPlaying).not.toBeNull();
    expect(enableGenerator(one, 1, false).nowPlaying).toBeNull();
  });
});

describe('the mode', () => {
  it('SYNC-01 is sync at first, and one of three', () => {
    expect(firstState.syncMode).toBe('sync');
    expect(setSyncMode(firstState, 'binaural').syncMode).toBe('binaural');
    expect(setSyncMode(firstState, 'other' as 'sync')).toBe(firstState);
  });

  it('D45 beats at the rate that was set, from 0.5 to 40 Hz, and comes back after a reload', () => {
    const set = setBeat(setSyncMode(play(firstState), 'binaural'), 'binaural', 10);
    expect(wantedPatch(set)?.beatHz).toBe(10);
    expect(wantedPatch(setSyncMode(set, 'pulse'))?.beatHz).toBe(1.5);
    for (const hz of [0.4, 40.1, Number.NaN]) expect(setBeat(set, 'binaural', hz)).toBe(set);
    const stored = JSON.parse(JSON.stringify(rememberSound(set)));
    expect(recallSound(firstState, stored).beats).toEqual({ pulse: 1.5, binaural: 10 });
    expect(recallSound(firstState, { beats: { pulse: 99, binaural: 'x' } }).beats).toEqual(firstState.beats);
  });

  it('SYNC-10 changed while stopped starts no sound', () => {
    expect(setSyncMode(stop(play(firstState)), 'pulse').nowPlaying).toBeNull();
  });

  it('SYNC-08 changed while playing goes on playing, in the new mode', () => {
    const changed = setSyncMode(play(firstState), 'pulse');
    expect(wantedPatch(changed)?.syncMode).toBe('pulse');
  });
});
