import {
  beat as beatLimit,
  frequency as frequencyLimit,
  volume as volumeLimit,
} from '#contract/rules/limits.ts';
import { type BeatMode, type SyncMode, syncModes } from '#contract/rules/tone-kinds.ts';
import { isValidTone } from '#contract/rules/valid-tone.ts';
import { play, stop } from './play-transitions.ts';
import { type Draft, type Generator, playsGenerators, type SoundState } from './sound-state.ts';

/** Each returns the next state, or the very same one when a change is not valid: then nothing changes. */

function replaceAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  return list.map((other, place) => (place === index ? item : other));
}

/** Commits a change. The value at rest sounds exactly as given, and a draft of it is forgotten. */
export function updateGenerator(
  state: SoundState,
  index: number,
  changes: Partial<Omit<Generator, 'enabled'>>,
): SoundState {
  const generator = state.generators[index];
  if (!generator || !isValidTone(changes)) return state;
  const { frequency, volume } = state.drafts[index] ?? {};
  const draft: Draft = {
    ...(frequency !== undefined && changes.frequency === undefined ? { frequency } : {}),
    ...(volume !== undefined && changes.volume === undefined ? { volume } : {}),
  };
  return {
    ...state,
    generators: replaceAt(state.generators, index, { ...generator, ...changes }),
    drafts: replaceAt(state.drafts, index, draft),
  };
}

/**
 * Follows a hand on a slider: the tone glides along at once. Changes below the thresholds spare the engine a
 * retune; the commit that follows sets the exact value.
 */
export function draftGenerator(state: SoundState, index: number, changes: Draft): SoundState {
  const generator = state.generators[index];
  if (!generator || !isValidTone(changes)) return state;
  const sounding = { ...generator, ...state.drafts[index] };
  const frequency = movedEnough(changes.frequency, sounding.frequency, frequencyLimit.retuneThreshold);
  const volume = movedEnough(changes.volume, sounding.volume, volumeLimit.changeThreshold);
  if (frequency === undefined && volume === undefined) return state;
  const draft: Draft = {
    ...state.drafts[index],
    ...(frequency === undefined ? {} : { frequency }),
    ...(volume === undefined ? {} : { volume }),
  };
  return { ...state, drafts: replaceAt(state.drafts, index, draft) };
}

/** The wanted value if it differs enough from the sounding one; undefined if not. */
function movedEnough(wanted: number | undefined, sounding: number, threshold: number): number | undefined {
  // The dust of binary fractions must not make a step of exactly 0.1 Hz count as less.
  const dust = 1e-9;
  return wanted !== undefined && Math.abs(wanted - sounding) >= threshold - dust ? wanted : undefined;
}

/**
 * The card's toggle plays or stops this generator: switched on while nothing plays, it starts the session;
 * when the last one is switched off, the sound ends.
 */
export function enableGenerator(state: SoundState, index: number, enabled: boolean): SoundState {
  const generator = state.generators[index];
  if (!generator || generator.enabled === enabled) return state;
  const next = { ...state, generators: replaceAt(state.generators, index, { ...generator, enabled }) };
  if (enabled) return playsGenerators(next) ? next : play(next);
  const isLast = playsGenerators(next) && next.generators.every((other) => !other.enabled);
  return isLast ? stop(next) : next;
}

/** While playing the sound goes over into the new mode; while stopped nothing starts. */
export function setSyncMode(state: SoundState, syncMode: SyncMode): SoundState {
  if (!syncModes.includes(syncMode) || state.syncMode === syncMode) return state;
  return { ...state, syncMode };
}

/** How fast neighbours beat in a mode. Outside its range nothing changes. */
export function setBeat(state: SoundState, mode: BeatMode, hz: number): SoundState {
  if (!(hz >= beatLimit.min && hz <= beatLimit.max) || state.beats[mode] === hz) return state;
  return { ...state, beats: { ...state.beats, [mode]: hz } };
}
