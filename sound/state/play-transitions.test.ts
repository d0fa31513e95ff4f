import { describe, expect, it } from 'vitest';
import { gains } from '#contract/rules/sound-defaults.ts';
import { enableGenerator, setSyncMode, updateGenerator } from './generator-transitions.ts';
import { setMusicPlaying, setRiverPlaying } from './mixer-transitions.ts';
import {
  applyPreset,
  changePatch,
  pause,
  play,
  playAgain,
  playPatch,
  sessionEnded,
  sessionScheduled,
  setDuration,
  setLooping,
  stop,
} from './play-transitions.ts';
import { firstState, type Patch, type SoundState } from './sound-state.ts';

const preset = { id: 7, name: 'Two tones', frequencies: [528, 639] };
const frequencies = (state: SoundState) => state.generators.map((generator) => generator.frequency);
const enabled = (state: SoundState) => state.generators.map((generator) => generator.enabled);
const previewOf = (frequency: number): Patch => ({
  syncMode: 'sync',
  generators: [{ frequency, waveType: 'sine', volume: gains.preview, enabled: true, harmonicMode: false }],
});

describe('play and stop', () => {
  it('GEN-27 with no generator enabled, Play enables generator 1', () => {
    const none = stop(enableGenerator(firstState, 0, false));
    const state = play(none);
    expect(enabled(state)).toEqual([true, false, false]);
    expect(state.nowPlaying?.owner).toBe('generators');
  });

  it('TIMER-08 Stop ends the tones and gives the timer its full duration back; music plays on', () => {
    const session = { startedAt: 0, durationSeconds: 300, looping: false };
    const playing = setMusicPlaying(sessionScheduled(play(firstState), session), true);
    expect(stop(playing)).toMatchObject({ nowPlaying: null, session: null, musicPlaying: true });
  });

  it('TIMER-10 the end of the session stops music and river too', () => {
    const playing = setRiverPlaying(setMusicPlaying(play(firstState), true), true);
    const over = sessionEnded(playing, playing.runs);
    expect(over).toMatchObject({ nowPlaying: null, musicPlaying: false, river: { playing: false } });
  });

  it('TIMER-10 the late end of an older session touches nothing', () => {
    const again = play(stop(play(firstState)));
    expect(sessionEnded(again, 1)).toBe(again);
  });

  it('the voices have one owner: a preview takes them from the generators, a Play takes them back', () => {
    const preview = playPatch(play(firstState), { owner: 'preview', patch: previewOf(528) });
    expect(preview.nowPlaying).toMatchObject({ owner: 'preview', run: 2 });
    expect(play(preview).nowPlaying).toMatchObject({ owner: 'generators', run: 3 });
  });
});

describe('what was stopped', () => {
  const other = (id: string) => ({ owner: 'preset' as const, id, title: 'Calm', patch: previewOf(528) });

  it('stays at hand: Play plays it again, from the start after Stop and from there after Pause', () => {
    const playing = playPatch(firstState, { ...other('9'), durationSeconds: 600 });
    const again = playAgain(stop(playing));
    expect(again.nowPlaying).toMatchObject({ id: '9', title: 'Calm', fromSeconds: 0, durationSeconds: 600 });
    expect(playAgain(pause(playing, 42)).nowPlaying).toMatchObject({ id: '9', fromSeconds: 42, run: 2 });
  });

  it('gives way to the generators once a hand has changed what it was played on', () => {
    const stopped = stop(applyPreset(firstState, preset));
    expect(playAgain(stopped).nowPlaying).toMatchObject({ owner: 'preset', title: 'Two tones' });
    const changed = updateGenerator(stopped, 0, { frequency: 100 });
    expect(playAgain(changed).nowPlaying).toMatchObject({ owner: 'generators', title: null });
  });

  it('with nothing stopped yet Play means the generators', () => {
    expect(playAgain(firstState).nowPlaying?.owner).toBe('generators');
  });
});

describe('the timer', () => {
  it('TIMER-02 CONST-03 is 300 s at first; a minute to half a day is taken, or no end, and nothing else', () => {
    expect(firstState.timer.durationSeconds).toBe(300);
    const taken = [0, 59, 60, 7_200, 43_200, 43_201, Number.NaN, null].filter((seconds) =>
      Object.is(setDuration(firstState, seconds).timer.durationSeconds, seconds),
    );
    expect(taken).toEqual([60, 7_200, 43_200, null]);
  });

  it('TIMER-03 a chosen duration resets the timer', () => {
    const ended = sessionScheduled(firstState, { startedAt: 0, durationSeconds: 300, looping: false });
    expect(setDuration(ended, 600)).toMatchObject({ timer: { durationSeconds: 600 }, session: null });
  });

  it('TIMER-04 cannot be changed while it runs', () => {
    const playing = play(firstState);
    expect(setDuration(playing, 600)).toBe(playing);
  });

  it('Loop can be switched at any time', () => {
    expect(setLooping(play(firstState), true).timer.looping).toBe(true);
  });
});

describe('applying a preset', () => {
  it('sets the session to its own minutes, unless a hand chose the length on this visit', () => {
    const long = { ...preset, duration: 20 };
    expect(applyPreset(firstState, long).timer.durationSeconds).toBe(1_200);
    expect(applyPreset(setDuration(firstState, 600), long).timer.durationSeconds).toBe(600);
    const sounding = play(firstState);
    expect(applyPreset(sounding, long).timer.durationSeconds).toBe(300);
  });

  it('PRESET-13 enables the generators that it covers and disables the rest', () => {
    const state = applyPreset(enableGenerator(firstState, 2, true), preset);
    expect(enabled(state)).toEqual([true, true, false]);
    expect(frequencies(state)).toEqual([528, 639, 396]);
  });

  it('D45 in binaural the beat of its two tones is the one that is heard; any other preset leaves it', () => {
    const binaural = setSyncMode(firstState, 'binaural');
    const beating = { id: 1, name: 'Alpha Beat', frequencies: [195, 205.1] };
    expect(applyPreset(binaural, beating).beats).toEqual({ pulse: 1.5, binaural: 10.1 });
    expect(applyPreset(firstState, beating).beats).toEqual(firstState.beats);
    for (const frequencies of [[195], [205, 195], [195, 300], [195, 205, 215]])
      expect(applyPreset(binaural, { ...beating, frequencies }).beats).toEqual(firstState.beats);
  });

  it('PRESET-14 uses at most its first three frequencies', () => {
    expect(frequencies(applyPreset(firstState, { ...preset, frequencies: [1, 2, 3, 4] }))).toEqual([1, 2, 3]);
  });

  it('PRESET-16 leaves out what is not a positive finite number', () => {
    const odd = {
      ...preset,
      frequencies: [0, -5, Number.NaN, 'x', '', '528', Number.POSITIVE_INFINITY, 639],
    };
    const state = applyPreset(firstState, odd);
    expect(frequencies(state)).toEqual([528, 639, 396]);
    expect(enabled(state)).toEqual([true, true, false]);
  });

  it('PRESET-17 without one valid frequency changes nothing', () => {
    for (const list of [[], ['a'], [0], '', ',']) {
      expect(applyPreset(firstState, { ...preset, frequencies: list })).toBe(firstState);
    }
  });

  it('PRESET-18 takes numbers, numeric strings, or one comma-separated string', () => {
    for (const list of [[528, 639], ['528', ' 639 '], '528, 639']) {
      expect(frequencies(applyPreset(firstState, { ...preset, frequencies: list }))).toEqual([528, 639, 396]);
    }
  });

  it('PRESET-19 uses its volume and its wave types, given as a list or as one string', () => {
    for (const waveTypes of [['square', 'triangle'], 'square, triangle']) {
      const state = applyPreset(firstState, { ...preset, volume: 0.3, waveTypes });
      expect(state.generators.map((generator) => [generator.waveType, generator.volume])).toEqual([
        ['square', 0.3],
        ['triangle', 0.3],
        ['sine', 0.5],
      ]);
    }
  });

  it('PRESET-20 takes the sound from stopped to playing', () => {
    expect(applyPreset(firstState, preset).nowPlaying).toMatchObject({ owner: 'preset', id: '7', run: 1 });
  });

  it('PRESET-21 while playing keeps the session that runs', () => {
    const playing = play(firstState);
    expect(applyPreset(playing, preset).nowPlaying).toMatchObject({ owner: 'preset', run: 1 });
  });
});

describe('a patch that is changed while it plays', () => {
  const playing = playPatch(firstState, { owner: 'gong', id: 'tones', patch: previewOf(432) });

  it('SEQ-10 goes on with the same run, and only for its own owner', () => {
    const changed = changePatch(playing, 'gong', 'tones', previewOf(528));
    expect(changed.nowPlaying).toMatchObject({ run: playing.nowPlaying?.run, patch: previewOf(528) });
    expect(changePatch(playing, 'gong', 'sequence', previewOf(528))).toBe(playing);
    expect(changePatch(playing, 'post', 'tones', previewOf(528))).toBe(playing);
    expect(changePatch(firstState, 'gong', 'tones', previewOf(528))).toBe(firstState);
  });

  it('stops when nothing of it is enabled any more', () => {
    const none = previewOf(432).generators.map((generator) => ({ ...generator, enabled: false }));
    const patch = { syncMode: 'sync', generators: none } as const;
    expect(changePatch(playing, 'gong', 'tones', patch).nowPlaying).toBeNull();
  });
});
