import { describe, expect, it } from 'vitest';
import { riverTrack } from '#contract/rules/sound-defaults.ts';
import { enableGenerator } from '#sound/state/generator-transitions.ts';
import { play } from '#sound/state/play-transitions.ts';
import { firstState, type SoundState } from '#sound/state/sound-state.ts';
import { decibels, loudnessLufs, rms } from '#sound/testing/hearing.ts';
import { renderSound } from '#sound/testing/offline-sound.ts';
import type { SoundGraph } from './sound-graph.ts';

/** What is heard of music and water lies below; less of it is less to wait for. */
const SAMPLE_RATE = 24_000;
/** The round of the river; of a song its first whole sections. */
const SECONDS = 96;
const PATIENCE = 300_000;

/** Of each source by itself at the mixer's first position, and of the three together. */
const EACH_LUFS = -24.8;
const TOGETHER_LUFS = -20;
/** A song is matched as a whole; a part of it is louder or softer than the whole. */
const SONG_PART_LU = 2.5;

async function recording(path: string): Promise<AudioBuffer> {
  const answer = await fetch(`/web/public${path}`);
  return new OfflineAudioContext(2, 1, SAMPLE_RATE).decodeAudioData(await answer.arrayBuffer());
}

interface Sources {
  readonly tones?: boolean;
  readonly song?: AudioBuffer;
  readonly river?: AudioBuffer;
}

async function listen({ tones = false, song, river }: Sources, state: SoundState = firstState) {
  const from = (graph: SoundGraph, buffer: AudioBuffer, bus: AudioNode) => {
    const source = new AudioBufferSourceNode(graph.context, { buffer });
    source.connect(bus);
    source.start(0, riverTrack.loopStart);
  };
  const seconds = song || river ? SECONDS : 4;
  const endless = { ...state, timer: { ...state.timer, durationSeconds: 3_600 } };
  const heard = await renderSound(seconds, tones ? [{ at: 0, act: play }] : [], endless, {
    attended: false,
    sampleRate: SAMPLE_RATE,
    prepare: (graph) => {
      if (song) from(graph, song, graph.bus('music'));
      if (river) from(graph, river, graph.bus('river'));
    },
  });
  return { ...heard, lufs: loudnessLufs(heard.left, heard.right, SAMPLE_RATE) };
}

describe('how loud it is at the first position of the mixer', () => {
  it(
    'MIX-02 one generator, a song and the river are equally loud, and together near −20 LUFS',
    async () => {
      const [song, river] = await Promise.all([
        recording('/audio/songs/first-light-on-bronze.mp3'),
        recording(riverTrack.src),
      ]);
      const tone = await listen({ tones: true });
      const water = await listen({ river });
      const music = await listen({ song });
      expect(Math.abs(tone.lufs - EACH_LUFS)).toBeLessThan(0.5);
      expect(Math.abs(water.lufs - EACH_LUFS)).toBeLessThan(1);
      expect(Math.abs(music.lufs - EACH_LUFS)).toBeLessThan(SONG_PART_LU);
      const together = await listen({ tones: true, song, river });
      expect(Math.abs(together.lufs - TOGETHER_LUFS)).toBeLessThan(1.5);
    },
    PATIENCE,
  );

  it(
    'GEN-36 three generators, a song and the river leave the limiter asleep: each is as loud together as alone',
    async () => {
      const [song, river] = await Promise.all([
        recording('/audio/songs/meadow-at-noon.mp3'),
        recording(riverTrack.src),
      ]);
      const three = [1, 2].reduce((state, index) => enableGenerator(state, index, true), firstState);
      const state = { ...three, nowPlaying: null };
      const alone = await listen({ song, river }, state);
      const together = await listen({ tones: true, song, river }, state);
      const tones = await listen({ tones: true }, state);
      // What is left when both are taken away is what the limiter did; the tones go on as they began.
      const from = SAMPLE_RATE;
      const to = 3 * SAMPLE_RATE;
      const rest = Float32Array.from(together.left.subarray(from, to), (sample, at) => {
        const without = alone.left[from + at] ?? 0;
        return sample - without - (tones.left[from + at] ?? 0);
      });
      expect(decibels(rms(rest))).toBeLessThan(-100);
      const peak = together.left.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(decibels(peak)).toBeLessThan(-1.5);
    },
    PATIENCE,
  );
});
