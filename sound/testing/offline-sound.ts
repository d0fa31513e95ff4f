import { Conductor } from '#sound/engine/conductor.ts';
import { SoundGraph } from '#sound/engine/sound-graph.ts';
import { ToggleMerge } from '#sound/engine/toggle-merge.ts';
import { firstState, type SoundState } from '#sound/state/sound-state.ts';
import { createSoundStore, type SoundStore } from '#sound/state/store.ts';

export const SAMPLE_RATE = 48_000;

/** What a hand does at a moment of the rendering. Moments are rounded to the browser's blocks of 128 samples. */
export interface Step {
  readonly at: number;
  readonly act: (state: SoundState) => SoundState;
}

export interface Rendering {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly sampleRate: number;
  readonly store: SoundStore;
  readonly conductor: Conductor;
}

/** How often a rendering waits for the page, so that what the audio clock rings for is answered in time. */
const ATTENDED_EVERY = 0.1;
const BLOCK = 128;

/** Lets events that wait in the page's queue be handled. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

export interface RenderingOptions {
  readonly attended?: boolean;
  /** Less than usual for what lasts long and needs no high tones. */
  readonly sampleRate?: number;
  /** Adds what a test needs beside the tones. */
  readonly prepare?: (graph: SoundGraph) => void;
}

/**
 * Renders the very engine that plays in the app, faster than time, and hands back what would be heard.
 * Unattended, nothing of the page runs after the first step: what is heard then is what the audio clock alone does.
 */
export async function renderSound(
  seconds: number,
  steps: readonly Step[],
  start: SoundState = firstState,
  { attended = seconds <= 20, sampleRate = SAMPLE_RATE, prepare }: RenderingOptions = {},
): Promise<Rendering> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * sampleRate), sampleRate);
  const toBlock = (moment: number) => Math.ceil((moment * sampleRate) / BLOCK);
  const store = createSoundStore(start);
  const graph = await SoundGraph.open(context);
  // Hands are as fast here as the rendering: the merging of hasty toggles has its own test.
  const merge = new ToggleMerge(() => Number.POSITIVE_INFINITY);
  const conductor = new Conductor(graph, store, merge, 0);
  const unsubscribe = store.subscribe((state) => conductor.apply(state));
  conductor.apply(start);
  prepare?.(graph);
  for (const step of steps) if (step.at <= 0) store.update(step.act);

  const stops = new Map<number, Step['act'] | null>();
  if (attended)
    for (let at = ATTENDED_EVERY; at < seconds - ATTENDED_EVERY / 2; at += ATTENDED_EVERY)
      stops.set(toBlock(at), null);
  for (const step of steps) if (step.at > 0) stops.set(toBlock(step.at), step.act);
  const attending = [...stops].map(async ([block, act]) => {
    await context.suspend((block * BLOCK) / sampleRate);
    await nextTask();
    if (act) store.update(act);
    return context.resume();
  });
  if (stops.size === 0) unsubscribe();
  const buffer = await context.startRendering();
  await Promise.all(attending);
  unsubscribe();
  return {
    left: buffer.getChannelData(0),
    right: buffer.getChannelData(1),
    sampleRate,
    store,
    conductor,
  };
}

/** A piece of a channel between two moments. */
export function cut(samples: Float32Array, from: number, to: number): Float32Array {
  return samples.slice(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
}
