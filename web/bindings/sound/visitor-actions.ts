import { gains } from '#contract/rules/sound-defaults.ts';
import { setAmbiencePlaying } from '#sound/state/mixer-transitions.ts';
import { isPreviewed, oneTone, previewId } from '#sound/state/one-tone.ts';
import { playPatch, silence, stop } from '#sound/state/play-transitions.ts';
import type { SoundState } from '#sound/state/sound-state.ts';

/**
 * What the pages that visitors open first may do. It is fetched with the sound: the transitions bring
 * the rules of the contract along, which those pages are not to pay for.
 */
export interface VisitorActions {
  /** Plays this tone, or stops it when it is the one that plays. */
  toggleTone(hertz: number, title: string): void;
  playAmbience(isOn: boolean): void;
  silence(): void;
}

export function createVisitorActions(
  change: (transition: (state: SoundState) => SoundState) => void,
): VisitorActions {
  return {
    toggleTone: (hertz, title) => change((state) => toggleTone(state, hertz, title)),
    playAmbience: (isOn) => change((state) => setAmbiencePlaying(state, isOn)),
    silence: () => change(silence),
  };
}

function toggleTone(state: SoundState, hertz: number, title: string): SoundState {
  if (isPreviewed(state, hertz)) return stop(state);
  return playPatch(state, {
    owner: 'preview',
    id: previewId(hertz),
    title,
    patch: oneTone(hertz, gains.preview),
  });
}
