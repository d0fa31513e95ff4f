import { beforeEach, describe, expect, it } from 'vitest';
import { oneTone } from '#sound/state/one-tone.ts';
import { pause, play, playAgain, playPatch, stop } from '#sound/state/play-transitions.ts';
import { firstState, type SoundState } from '#sound/state/sound-state.ts';
import { createListeningLog, type Heard, type ListeningLog } from './listening-log.ts';

let clock: number;
let heard: Heard[];
let turns: (readonly [string, string, boolean?])[];
let log: ListeningLog;
let state: SoundState;
beforeEach(() => {
  clock = Date.parse('2026-11-17T21:00:00Z');
  heard = [];
  turns = [];
  let keys = 0;
  log = createListeningLog({
    now: () => clock,
    newKey: () => `key-${++keys}`,
    onHeard: (session) => heard.push(session),
    onBegun: (key, fromSilence) => turns.push(['begun', key, fromSilence]),
    onEnded: ({ key }) => turns.push(['ended', key]),
  });
  state = firstState;
});

/** The engine puts what is asked for on its clock. */
const onClock = (next: SoundState): SoundState => ({
  ...next,
  session: next.nowPlaying && { startedAt: 0, durationSeconds: null, looping: false },
});
function change(transition: (state: SoundState) => SoundState) {
  state = onClock(transition(state));
  log.see(state);
}
const wait = (seconds: number) => {
  clock += seconds * 1000;
};

describe('what was listened to', () => {
  it('DASH-08 is told when it stops: since when, how long, which tones', () => {
    change(play);
    wait(90);
    change(stop);
    expect(heard).toEqual([
      {
        key: 'key-1',
        startedAt: '2026-11-17T21:00:00.000Z',
        seconds: 90,
        source: 'generators',
        frequencies: [432],
      },
    ]);
  });

  it('is a preset by its id, without its numbers', () => {
    change((before) => ({
      ...play(before),
      nowPlaying: {
        ...(play(before).nowPlaying as NonNullable<SoundState['nowPlaying']>),
        owner: 'preset',
        id: '12',
      },
    }));
    wait(60);
    change(stop);
    expect(heard).toEqual([expect.objectContaining({ source: 'preset', presetId: 12 })]);
    expect(heard[0]).not.toHaveProperty('frequencies');
  });

  it('MOOD-26 is a recommendation by its own id and its preset, or by the preset where none was kept', () => {
    const tones = oneTone(432, 0.6);
    for (const id of ['preset-12-kept-77', 'preset-12', 'vibe-12']) {
      change((before) => playPatch(before, { owner: 'recommendation', id, title: 'Alpha', patch: tones }));
      wait(60);
    }
    change(stop);
    const source = 'recommendation';
    expect(heard).toEqual([
      expect.objectContaining({ key: 'key-1', source, presetId: 12, recommendationId: 77, seconds: 60 }),
      expect.objectContaining({ key: 'key-2', source, presetId: 12 }),
      expect.objectContaining({ key: 'key-3', source, frequencies: [432] }),
    ]);
    expect(heard[1]).not.toHaveProperty('recommendationId');
  });

  it('goes on under the same key after a pause, and the pause does not count', () => {
    change(play);
    wait(30);
    change((before) => pause(before, 30));
    wait(600);
    change(playAgain);
    wait(15);
    change(stop);
    expect(heard.map(({ key, seconds }) => [key, seconds])).toEqual([
      ['key-1', 30],
      ['key-1', 45],
    ]);
  });

  it('is another session when it is started anew', () => {
    change(play);
    wait(30);
    change(stop);
    change(play);
    wait(20);
    change(stop);
    expect(heard.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('is told in between, so that a closed page loses nothing', () => {
    change(play);
    wait(100);
    log.checkpoint();
    wait(20);
    change(stop);
    expect(heard.map(({ key, seconds }) => [key, seconds])).toEqual([
      ['key-1', 100],
      ['key-1', 120],
    ]);
  });

  it('DASH-08 says when one begins, out of silence or not, and when nothing sounds any more', () => {
    // What is wanted is not on the clock of the engine at once.
    const startAnother = () => {
      log.see({ ...play(state), session: null });
      wait(1);
      change(play);
      wait(90);
    };
    startAnother();
    startAnother();
    change((before) => ({ ...before, musicPlaying: true }));
    change(stop);
    wait(90);
    change((before) => ({ ...before, musicPlaying: false }));
    change(play);
    wait(5);
    change(stop);
    expect(turns).toEqual([
      ['begun', 'key-1', true],
      ['begun', 'key-2', false],
      ['begun', 'key-3', false],
      ['ended', 'key-3'],
      ['begun', 'key-4', true],
    ]);
  });

  it('counts music and river only while no tone sounds', () => {
    change((before) => ({ ...before, musicPlaying: true }));
    wait(40);
    change(play);
    wait(50);
    change(stop);
    wait(60);
    change((before) => ({ ...before, musicPlaying: false, river: { ...before.river, playing: true } }));
    wait(30);
    change((before) => ({ ...before, river: { ...before.river, playing: false } }));
    expect(heard.map(({ source, seconds }) => [source, seconds])).toEqual([
      ['music', 40],
      ['generators', 50],
      ['music', 60],
      ['river', 30],
    ]);
  });

  it('is nothing while a tone is only tried, while the browser holds the sound back, or for a few seconds', () => {
    const preview = (before: SoundState): SoundState => ({
      ...play(before),
      nowPlaying: { ...(play(before).nowPlaying as NonNullable<SoundState['nowPlaying']>), owner: 'preview' },
    });
    change(preview);
    wait(60);
    change(stop);
    change((before) => ({ ...play(before), heldBack: true }));
    wait(60);
    change((before) => ({ ...stop(before), heldBack: false }));
    change(play);
    wait(9);
    change(stop);
    expect(heard).toEqual([]);
  });
});
