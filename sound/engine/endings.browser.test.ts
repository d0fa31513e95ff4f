import { describe, expect, it } from 'vitest';
import { setMusicPlaying, setRiverPlaying } from '#sound/state/mixer-transitions.ts';
import { cancelRest, play, restAfterTimer, stop } from '#sound/state/play-transitions.ts';
import { firstState, type SoundState } from '#sound/state/sound-state.ts';
import { decibels, dominantHz, peakHighFrequency, rms, truePeakDb } from '#sound/testing/hearing.ts';
import { cut, renderSound, SAMPLE_RATE } from '#sound/testing/offline-sound.ts';
import type { SoundGraph } from './sound-graph.ts';

/** The timer's list begins at a minute; what is proved here does not depend on the length. */
const lasting = (durationSeconds: number, changes: Partial<SoundState['timer']> = {}): SoundState => ({
  ...firstState,
  timer: { ...firstState.timer, durationSeconds, fades: false, ...changes },
});

const SILENT = 1e-9;

/** A steady tone where the music would be. */
const withMusic = (graph: SoundGraph) => {
  const { context } = graph;
  const song = new OscillatorNode(context, { frequency: 300 });
  song.connect(new GainNode(context, { gain: 0.3 })).connect(graph.bus('music'));
  song.start();
};

describe('the bell', () => {
  it('rings when the session has ended, with nothing of the page running, and dies away without a click', async () => {
    const { left, right } = await renderSound(14, [{ at: 0, act: play }], lasting(3, { bell: true }), {
      attended: false,
    });
    expect(rms(cut(left, 2, 2.9))).toBeGreaterThan(0.02);
    expect(Math.abs(dominantHz(cut(left, 3.3, 5.3), SAMPLE_RATE) - 264)).toBeLessThan(1);
    const levels = [3.2, 5, 7, 9, 11].map((at) => rms(cut(left, at, at + 1)));
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
    expect(levels[0]).toBeGreaterThan(0.02);
    expect(decibels((levels[4] ?? 1) / (levels[0] ?? 1))).toBeLessThan(-35);
    // A beat between the ears: they do not hear the same.
    const other = cut(right, 4, 5);
    expect(rms(cut(left, 4, 5).map((sample, at) => sample - (other[at] ?? 0)))).toBeGreaterThan(1e-3);
    expect(truePeakDb(left)).toBeLessThan(-6);
    // Filtered twice: of the highest mode of the bowl, at 2.1 kHz, once would leave more than a click.
    const click = peakHighFrequency(left, SAMPLE_RATE, 2.9, 3.1, 2);
    expect(decibels(click / (levels[0] ?? 1))).toBeLessThan(-80);
  });

  it('does not ring after a Stop, nor when it was not asked for', async () => {
    const stopped = await renderSound(
      6,
      [
        { at: 0, act: play },
        { at: 1, act: stop },
      ],
      lasting(3, { bell: true }),
    );
    expect(rms(cut(stopped.left, 1.2, 6))).toBeLessThan(SILENT);
    const plain = await renderSound(5, [{ at: 0, act: play }], lasting(3), { attended: false });
    expect(rms(cut(plain.left, 3.2, 5))).toBeLessThan(SILENT);
  });
});

describe('a timer for music and river alone', () => {
  const timed = (state: SoundState) => restAfterTimer(setMusicPlaying(state, true));

  it('ends them on time, gently, by the audio clock, and tells the page; no tone is heard', async () => {
    const { left, store } = await renderSound(
      7,
      [{ at: 0, act: timed }],
      lasting(5, { fades: true, bell: false }),
      { prepare: withMusic },
    );
    const full = rms(cut(left, 3, 4.4));
    expect(Math.abs(dominantHz(cut(left, 1, 4), SAMPLE_RATE) - 300)).toBeLessThan(0.1);
    expect(rms(cut(left, 4.7, 4.8)) / full).toBeLessThan(0.6);
    expect(rms(cut(left, 5.05, 5.25))).toBeLessThan(SILENT);
    expect(store.get()).toMatchObject({ rest: null, musicPlaying: false, nowPlaying: null });
  });

  it('is taken back by hand, and gives way to a session with tones', async () => {
    const taken = await renderSound(
      7,
      [
        { at: 0, act: timed },
        { at: 1, act: cancelRest },
      ],
      lasting(5),
      { prepare: withMusic },
    );
    expect(rms(cut(taken.left, 6, 6.9))).toBeCloseTo(rms(cut(taken.left, 2, 2.9)), 4);
    const played = await renderSound(
      7,
      [
        { at: 0, act: timed },
        { at: 3, act: play },
      ],
      lasting(5),
      { prepare: withMusic },
    );
    expect(rms(cut(played.left, 5.5, 6.9))).toBeGreaterThan(rms(cut(played.left, 1, 2)));
  });

  it('is not set for what does not sound, has no end, or has tones; and goes with the last of them', () => {
    expect(restAfterTimer(firstState)).toBe(firstState);
    const river = setRiverPlaying(firstState, true);
    const endless = { ...river, timer: { ...river.timer, durationSeconds: null } };
    expect(restAfterTimer(endless)).toBe(endless);
    const tones = play(river);
    expect(restAfterTimer(tones)).toBe(tones);
    const both = restAfterTimer(setMusicPlaying(river, true));
    expect(both.rest).toEqual({ run: 1, durationSeconds: 300 });
    expect(setMusicPlaying(both, false).rest).toEqual(both.rest);
    expect(setRiverPlaying(setMusicPlaying(both, false), false).rest).toBeNull();
    expect(play(both).rest).toBeNull();
  });
});
