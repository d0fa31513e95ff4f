import { gains } from '#contract/rules/sound-defaults.ts';
import { setAmbiencePlaying } from '#sound/state/mixer-transitions.ts';
import { playProgramme, silence, stop } from '#sound/state/play-transitions.ts';
import type { SoundState } from '#sound/state/sound-state.ts';
import { oneTone } from './one-tone.ts';
import { isPreviewed, previewId } from './previewed-tone.ts';

/**
 * What the pages that strangers open first may wish. It lives behind the door of the sound: the transitions bring
 * the rules of the contract along, which those pages are not to pay for.
 */
export interface LateWishes {
  /** Plays this tone, or stops it when it is the one that plays. */
  toggleTone(hertz: number, title: string): void;
  playAmbience(isOn: boolean): void;
  silence(): void;
}

export function createLateWishes(
  change: (transition: (state: SoundState) => SoundState) => void,
): LateWishes {
  return {
    toggleTone: (hertz, title) => change((state) => toggleTone(state, hertz, title)),
    playAmbience: (isOn) => change((state) => setAmbiencePlaying(state, isOn)),
    silence: () => change(silence),
  };
}

function toggleTone(state: SoundState, hertz: number, title: string): SoundState {
  if (isPreviewed(state, hertz)) return stop(state);
  return playProgramme(state, {
    owner: 'preview',
    id: previewId(hertz),
    title,
    programme: oneTone(hertz, gains.preview),
  });
}
