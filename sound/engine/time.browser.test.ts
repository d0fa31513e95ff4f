import { describe, expect, it } from 'vitest';
import { sourceGain } from '#sound/plan/levels.ts';
import { updateGenerator } from '#sound/state/generator-transitions.ts';
import {
  applyPreset,
  pause,
  play,
  playAgain,
  playPatch,
  setLooping,
  stop,
} from '#sound/state/play-transitions.ts';
import { firstState, type Patch, type PatchGenerator, type SoundState } from '#sound/state/sound-state.ts';
import { dominantHz, rms } from '#sound/testing/hearing.ts';
import { cut, renderSound, SAMPLE_RATE } from '#sound/testing/offline-sound.ts';
import { fitSine } from '#sound/testing/sine-fit.ts';
import type { SoundGraph } from './sound-graph.ts';

const generator: PatchGenerator = {
  frequency: 432,
  waveType: 'sine',
  volume: 0.5,
  enabled: true,
  harmonicMode: false,
};

/** The timer's list begins at a minute; what is proved here does not depend on the length. */
const lasting = (durationSeconds: number, looping = false): SoundState => ({
  ...firstState,
  timer: { ...firstState.timer, durationSeconds, looping, fades: false },
});

/** When the sound goes from there to not there, found from the samples alone. */
function lastSoundAt(samples: Float32Array): number {
  return samples.findLastIndex((sample) => Math.abs(sample) > 1e-4) / SAMPLE_RATE;
}

const SILENT = 1e-9;

describe('a session on the audio clock', () => {
  it('TIMER-09 TIMER-15 GEN-37 ends on time with nothing of the page running', async () => {
    const { left } = await renderSound(6, [{ at: 0, act: play }], lasting(5), { attended: false });
    expect(rms(cut(left, 4.5, 4.9))).toBeGreaterThan(0.02);
    expect(lastSoundAt(left)).toBeGreaterThan(4.95);
    expect(lastSoundAt(left)).toBeLessThan(5.05);
    expect(rms(cut(left, 5.1, 6))).toBeLessThan(SILENT);
  });

  it('TIMER-15 GEN-37 ends on time in a page that is hidden for ten minutes', {
    timeout: 120_000,
  }, async () => {
    const sampleRate = 8_000;
    const { left } = await renderSound(602, [{ at: 0, act: play }], lasting(600), {
      attended: false,
      sampleRate,
    });
    const lastSound = left.findLastIndex((sample) => Math.abs(sample) > 1e-4) / sampleRate;
    expect(Math.abs(lastSound - 600)).toBeLessThan(0.05);
    expect(rms(left.subarray(599 * sampleRate, 599.9 * sampleRate))).toBeGreaterThan(0.02);
    expect(rms(left.subarray(600.1 * sampleRate))).toBeLessThan(SILENT);
  });

  it('the end comes gently over the last tenth, and is silent on time; switched off, it holds its level', async () => {
    const slow = { ...lasting(20), timer: { ...lasting(20).timer, fades: true } };
    const fading = await renderSound(21, [{ at: 0, act: play }], slow, {
      attended: false,
      sampleRate: 8_000,
    });
    const level = (from: number, to: number) => rms(fading.left.subarray(from * 8_000, to * 8_000));
    const full = level(17, 17.8);
    const course = [18.2, 18.6, 19, 19.4, 19.8].map((at) => level(at, at + 0.1) / full);
    expect(course).toEqual([...course].sort((a, b) => b - a));
    expect(course[2]).toBeCloseTo(0.34, 1);
    expect(course[4]).toBeLessThan(0.15);
    expect(level(20.1, 21)).toBeLessThan(SILENT);
    const held = await renderSound(21, [{ at: 0, act: play }], lasting(20), {
      attended: false,
      sampleRate: 8_000,
    });
    expect(rms(held.left.subarray(19.7 * 8_000, 19.8 * 8_000)) / full).toBeCloseTo(1, 2);
  });

  it('a change in the last seconds does not bring the full level back', async () => {
    const slow = { ...lasting(10), timer: { ...lasting(10).timer, fades: true } };
    const retune = (state: SoundState) => updateGenerator(state, 0, { frequency: 440 });
    const { left } = await renderSound(
      11,
      [
        { at: 0, act: play },
        { at: 9.6, act: retune },
      ],
      slow,
    );
    const full = rms(cut(left, 8, 8.9));
    expect(rms(cut(left, 9.7, 9.8)) / full).toBeLessThan(0.5);
    expect(rms(cut(left, 10.1, 11))).toBeLessThan(SILENT);
  });

  it('goes on after a pause with the time that was left', async () => {
    const steps = [
      { at: 0, act: play },
      { at: 2, act: (state: SoundState) => pause(state, 2) },
      { at: 3, act: playAgain },
    ];
    const { left } = await renderSound(8, steps, lasting(5));
    expect(rms(cut(left, 2.3, 2.9))).toBeLessThan(SILENT);
    expect(lastSoundAt(left)).toBeGreaterThan(5.9);
    expect(lastSoundAt(left)).toBeLessThan(6.1);
  });

  it('TIMER-09 TIMER-11 tells the store that playing is over', async () => {
    const { store } = await renderSound(6, [{ at: 0, act: play }], lasting(5));
    await expect.poll(() => store.get().nowPlaying).toBeNull();
  });

  it('TIMER-10 the end silences the river and the music with the generators, and O7 a loop brings them back', async () => {
    const hum = (graph: SoundGraph) => {
      for (const [bus, frequency] of [
        ['river', 300],
        ['music', 600],
      ] as const) {
        const source = new OscillatorNode(graph.context, { frequency });
        source.connect(new GainNode(graph.context, { gain: 0.1 })).connect(graph.bus(bus));
        source.start();
      }
    };
    const once = await renderSound(4, [{ at: 0, act: play }], lasting(2), { attended: false, prepare: hum });
    expect(fitSine(cut(once.left, 0.5, 1.9), SAMPLE_RATE, 300).amplitude).toBeCloseTo(
      0.024 * sourceGain.river,
      3,
    );
    expect(fitSine(cut(once.left, 0.5, 1.9), SAMPLE_RATE, 600).amplitude).toBeCloseTo(
      0.03 * sourceGain.music,
      3,
    );
    expect(rms(cut(once.left, 2.1, 4))).toBeLessThan(SILENT);
    const again = await renderSound(4, [{ at: 0, act: play }], lasting(2, true), {
      attended: false,
      prepare: hum,
    });
    expect(rms(cut(again.left, 2.1, 2.95))).toBeLessThan(SILENT);
    expect(fitSine(cut(again.left, 3.2, 3.9), SAMPLE_RATE, 300).amplitude).toBeCloseTo(
      0.024 * sourceGain.river,
      3,
    );
  });

  it('TIMER-12 GEN-37 with Loop on sounds again 1 s after its end, and again', async () => {
    const { left } = await renderSound(9, [{ at: 0, act: play }], lasting(3, true));
    expect(rms(cut(left, 2, 2.9))).toBeGreaterThan(0.02);
    expect(rms(cut(left, 3.1, 3.95))).toBeLessThan(SILENT);
    expect(rms(cut(left, 4.2, 6.9))).toBeGreaterThan(0.02);
    expect(rms(cut(left, 7.1, 7.95))).toBeLessThan(SILENT);
  });

  it('TIMER-12 ends after the present round when Loop is switched off', async () => {
    const { left } = await renderSound(
      8,
      [
        { at: 0, act: play },
        { at: 1, act: (state) => setLooping(state, false) },
      ],
      lasting(3, true),
    );
    expect(rms(cut(left, 2, 2.9))).toBeGreaterThan(0.02);
    expect(rms(cut(left, 3.1, 8))).toBeLessThan(SILENT);
  });

  it('TIMER-12 goes on in rounds when Loop is switched on while it runs', async () => {
    const { left } = await renderSound(
      6,
      [
        { at: 0, act: play },
        { at: 1, act: (state) => setLooping(state, true) },
      ],
      lasting(3),
    );
    expect(rms(cut(left, 3.1, 3.95))).toBeLessThan(SILENT);
    expect(rms(cut(left, 4.2, 5.9))).toBeGreaterThan(0.02);
  });

  it('TIMER-08 a Stop ends it, and a Play after it has the full duration again', async () => {
    const { left, store } = await renderSound(
      6.5,
      [
        { at: 0, act: play },
        { at: 2, act: stop },
        { at: 3, act: play },
      ],
      lasting(3),
    );
    expect(rms(cut(left, 2.2, 2.9))).toBeLessThan(SILENT);
    expect(lastSoundAt(left)).toBeCloseTo(6, 1);
    expect(store.get().session?.startedAt).toBeCloseTo(3, 1);
  });

  it('PRESET-21 a preset does not start the session anew', async () => {
    const { left } = await renderSound(
      5,
      [
        { at: 0, act: play },
        { at: 2, act: (state) => applyPreset(state, { id: 1, name: 'One', frequencies: [528] }) },
      ],
      lasting(3),
    );
    expect(lastSoundAt(left)).toBeCloseTo(3, 1);
  });
});

describe('stages', () => {
  const staged = (...stages: [frequency: number, duration: number][]): PatchGenerator => ({
    ...generator,
    stages: stages.map(([frequency, duration]) => ({ frequency, duration })),
  });
  const sequence: Patch = {
    syncMode: 'sync',
    generators: [staged([396, 1.2], [417, 1.7], [528, 1.1]), staged([741, 2])],
  };
  const start = (state: SoundState) => playPatch(state, { owner: 'gong', patch: sequence });

  it('SEQ-10 GEN-37 each generator moves from stage to stage and the whole ends with the longest', async () => {
    const { left } = await renderSound(5, [{ at: 0, act: start }]);
    const heard = [
      [0.3, 1.1, 396],
      [1.3, 1.9, 417],
      [3, 3.9, 528],
    ] as const;
    for (const [from, to, hz] of heard) {
      expect(fitSine(cut(left, from, to), SAMPLE_RATE, hz).amplitude).toBeGreaterThan(0.04);
    }
    expect(fitSine(cut(left, 0.3, 1.9), SAMPLE_RATE, 741).amplitude).toBeGreaterThan(0.04);
    expect(fitSine(cut(left, 2.2, 3.9), SAMPLE_RATE, 741).amplitude).toBeLessThan(1e-4);
    expect(lastSoundAt(left)).toBeCloseTo(4, 1);
  });

  it('SEQ-10 D8 a stage begins within one sample of its time', async () => {
    const one = { syncMode: 'sync', generators: [staged([400, 1.2], [500, 1.8])] } as const;
    const { left } = await renderSound(3, [
      { at: 0, act: (state) => playPatch(state, { owner: 'gong', patch: one }) },
    ]);
    // Where the lines of the two phases cross is where the frequency changed.
    const phaseAtStart = (from: number, to: number, hz: number) =>
      fitSine(cut(left, from, to), SAMPLE_RATE, hz).phase - 2 * Math.PI * hz * from;
    const turns = (phaseAtStart(0.4, 1, 400) - phaseAtStart(1.5, 2.5, 500)) / (2 * Math.PI);
    // The limiter's look-ahead is part of every sample's way to the ear, and so of the expected time.
    const limiterDelay = 107 / SAMPLE_RATE;
    const expected = 1.2 + limiterDelay;
    const crossings = turns / (500 - 400);
    const error = crossings - expected - Math.round((crossings - expected) * 100) / 100;
    expect(Math.abs(error) * SAMPLE_RATE).toBeLessThanOrEqual(1);
  });

  it('SEQ-10 TIMER-12 a looping sequence begins with its first stage again', async () => {
    const short = { syncMode: 'sync', generators: [staged([400, 1], [500, 1])] } as const;
    const { left } = await renderSound(5, [
      { at: 0, act: (state) => playPatch(state, { owner: 'gong', patch: short, looping: true }) },
    ]);
    expect(rms(cut(left, 2.1, 2.9))).toBeLessThan(SILENT);
    expect(dominantHz(cut(left, 3.3, 3.9), SAMPLE_RATE)).toBeCloseTo(400, 1);
    expect(dominantHz(cut(left, 4.2, 4.9), SAMPLE_RATE)).toBeCloseTo(500, 1);
  });
});
