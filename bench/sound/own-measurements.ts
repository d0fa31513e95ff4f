import { Conductor } from '#sound/engine/conductor.ts';
import { createLimiter, type Limiter } from '#sound/engine/limiter.ts';
import { LimiterKernel } from '#sound/engine/limiter-kernel.ts';
import { SoundEngine } from '#sound/engine/sound-engine.ts';
import { SoundGraph } from '#sound/engine/sound-graph.ts';
import { ToggleMerge } from '#sound/engine/toggle-merge.ts';
import {
  draftGenerator,
  enableGenerator,
  setSyncMode,
  updateGenerator,
} from '#sound/state/generator-transitions.ts';
import { setMixerLevel } from '#sound/state/mixer-transitions.ts';
import { applyPreset, play, playPatch, stop } from '#sound/state/play-transitions.ts';
import type { SoundState } from '#sound/state/sound-state.ts';
import { createSoundStore } from '#sound/state/store.ts';
import { decibels, thdPlusNoiseDb } from '#sound/testing/hearing.ts';
import { fitSine } from '#sound/testing/sine-fit.ts';
import { SAMPLE_RATE } from './instrument.ts';
import { renderGraph } from './render.ts';

/** What has no counterpart in the others, or cannot be rendered: the limiter by itself, latency, leaks. */

export const limiterDelaySamples = new LimiterKernel(SAMPLE_RATE).delay;

/** A sine of −2 dBFS through the limiter: what it adds, and how far its level is off. */
export async function limiterTransparency(): Promise<{ thdPlusNoiseDb: number; levelErrorDb: number }> {
  const amplitude = 10 ** (-2 / 20);
  const { left } = await renderGraph(2, async (context) => {
    const limiter = await createLimiter(context);
    const tone = new OscillatorNode(context, { frequency: 0 });
    const pitch = new ConstantSourceNode(context, { offset: 432 });
    pitch.connect(tone.frequency);
    tone.connect(new GainNode(context, { gain: amplitude })).connect(limiter.input);
    limiter.output.connect(context.destination);
    pitch.start();
    tone.start();
  });
  const heard = left.subarray(SAMPLE_RATE / 2);
  return {
    thdPlusNoiseDb: thdPlusNoiseDb(heard, SAMPLE_RATE, 432),
    levelErrorDb: decibels(fitSine(heard, SAMPLE_RATE, 432).amplitude / amplitude),
  };
}

/** Renders the defaults with and without the limiter: the largest difference of any sample. */
export async function limiterChangeAtDefaults(): Promise<number> {
  const render = (limiterOf: (context: BaseAudioContext) => Promise<Limiter>) =>
    renderGraph(2, async (context) => {
      const store = createSoundStore();
      const graph = new SoundGraph(context, await limiterOf(context));
      const conductor = new Conductor(graph, store, new ToggleMerge(), 0);
      store.subscribe((next) => conductor.apply(next));
      store.update(play);
    });
  const limited = (await render(createLimiter)).left.subarray(limiterDelaySamples);
  const plain = await render(async (context) => {
    const wire = new GainNode(context, { channelCount: 2, channelCountMode: 'explicit' });
    return { input: wire, output: wire, kind: 'compressor', close: () => {} };
  });
  return limited.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (plain.left[i] ?? 0))), 0);
}

const breathe = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });

async function untilLevel(engine: SoundEngine, isReached: (peak: number) => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    const { waveform } = engine.frame();
    if (isReached(waveform.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0))) return;
    await breathe();
  }
  throw new Error('The sound did not follow within ten seconds.');
}

/** Milliseconds from the press to the first sample at the output: on a new context, and on one that runs. */
export async function pressToSoundMs(): Promise<{ cold: number; warm: number }> {
  const store = createSoundStore();
  const engine = new SoundEngine(store);
  const press = async (transition: (state: SoundState) => SoundState) => {
    const before = performance.now();
    store.update(transition);
    await untilLevel(engine, (peak) => peak > 0);
    return performance.now() - before;
  };
  const cold = await press(play);
  store.update(stop);
  await untilLevel(engine, (peak) => peak === 0);
  const warm = await press((state) => applyPreset(state, { id: 1, name: 'Warm', frequencies: [528] }));
  engine.close();
  return { cold, warm };
}

/** A live engine with all three generators and their harmonics, sounding. */
export async function openFullSound(): Promise<{ close(): void }> {
  const store = createSoundStore();
  const engine = new SoundEngine(store);
  store.update((state) => {
    let full = play(state);
    for (const index of [0, 1, 2])
      full = updateGenerator(enableGenerator(full, index, true), index, { harmonicMode: true });
    return full;
  });
  await untilLevel(engine, (peak) => peak > 0);
  return { close: () => engine.close() };
}

const random = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** A live engine that can be worked hard; afterwards it rests, stopped, for the nodes to be counted. */
export async function openWorkload(): Promise<{ work(count: number): Promise<void>; close(): void }> {
  const store = createSoundStore();
  const engine = new SoundEngine(store);
  const pick = random(7);
  const hz = () => 100 + pick(900);
  let id = 0;
  const operations: readonly ((state: SoundState) => SoundState)[] = [
    play,
    stop,
    (state) => updateGenerator(state, pick(3), { frequency: hz() }),
    (state) => draftGenerator(state, pick(3), { frequency: hz(), volume: pick(100) / 100 }),
    (state) =>
      updateGenerator(state, pick(3), { waveType: (['sine', 'square', 'sawtooth'] as const)[pick(3)] }),
    (state) => updateGenerator(state, pick(3), { harmonicMode: pick(2) === 0 }),
    (state) => enableGenerator(state, pick(3), pick(2) === 0),
    (state) => setSyncMode(state, (['sync', 'pulse', 'binaural'] as const)[pick(3)] ?? 'sync'),
    (state) => setMixerLevel(state, 'master', pick(100) / 100),
    (state) =>
      applyPreset(state, { id: ++id, name: 'Preset', frequencies: [hz(), hz(), hz()].slice(pick(3)) }),
    (state) =>
      playPatch(state, {
        owner: 'preview',
        id: String(++id),
        patch: {
          syncMode: 'sync',
          generators: [
            { frequency: hz(), waveType: 'sine', volume: 0.5, enabled: true, harmonicMode: false },
          ],
        },
      }),
  ];
  const rest = async () => {
    store.update(stop);
    await untilLevel(engine, (peak) => peak === 0);
  };
  store.update(play);
  await untilLevel(engine, (peak) => peak > 0);
  await rest();
  return {
    async work(count) {
      for (let done = 0; done < count; done++) {
        store.update(operations[pick(operations.length)] ?? stop);
        // No faster than a very hasty hand: otherwise the audio thread falls behind, and with it the fades.
        if (done % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await rest();
    },
    close: () => engine.close(),
  };
}

/** The common mistake, for comparison: voices that are muted and forgotten, but never stopped. */
export function openNaiveWorkload(): { work(count: number): void; close(): void } {
  const context = new AudioContext();
  return {
    work(count) {
      for (let done = 0; done < count; done++) {
        const oscillator = new OscillatorNode(context);
        const volume = new GainNode(context);
        oscillator.connect(volume).connect(context.destination);
        oscillator.start();
        volume.gain.value = 0;
      }
    },
    close: () => void context.close(),
  };
}

/** How late the last of forty chained timers of 100 ms comes: what stages by timers cost. */
export async function timerStageErrorMs(): Promise<number> {
  const before = performance.now();
  for (let i = 0; i < 40; i++) await new Promise((resolve) => setTimeout(resolve, 100));
  return performance.now() - before - 4000;
}
