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

/** Renders the very engine that plays in the app, faster than time, and hands back what would be heard. */
export async function renderSound(
  seconds: number,
  steps: readonly Step[],
  start: SoundState = firstState,
): Promise<Rendering> {
  const context = new OfflineAudioContext(2, Math.ceil(seconds * SAMPLE_RATE), SAMPLE_RATE);
  const store = createSoundStore(start);
  const graph = await SoundGraph.open(context);
  // Hands are as fast here as the rendering: the merging of hasty toggles has its own test.
  const merge = new ToggleMerge(() => Number.POSITIVE_INFINITY);
  const conductor = new Conductor(graph, store, merge, 0);
  const unsubscribe = store.subscribe((state) => conductor.apply(state));
  conductor.apply(start);
  const paused = steps
    .filter((step) => step.at > 0)
    .map(({ at, act }) =>
      context.suspend(at).then(() => {
        store.update(act);
        return context.resume();
      }),
    );
  for (const step of steps) if (step.at <= 0) store.update(step.act);
  const buffer = await context.startRendering();
  await Promise.all(paused);
  unsubscribe();
  return {
    left: buffer.getChannelData(0),
    right: buffer.getChannelData(1),
    sampleRate: SAMPLE_RATE,
    store,
    conductor,
  };
}

/** A piece of a channel between two moments. */
export function cut(samples: Float32Array, from: number, to: number): Float32Array {
  return samples.slice(Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE));
}
