import { useMemo } from 'react';
import { gains } from '#contract/rules/sound-defaults.ts';
import { changePatch, playPatch, stop } from '#sound/state/play-transitions.ts';
import type { AppSound } from './app-sound.ts';
import { oneTone } from './one-tone.ts';
import { useAppSound } from './sound-provider.tsx';
import { useIsPlaying } from './use-patch.ts';
import { hertzText } from './words.ts';

const OWNER = 'preview';
const ID = 'simple-tone';

function toneOf({ change }: AppSound) {
  return {
    play: (frequency: number) =>
      change((state) =>
        playPatch(state, {
          owner: OWNER,
          id: ID,
          title: `${hertzText(frequency)} Hz`,
          patch: oneTone(frequency, gains.snapshot),
        }),
      ),
    /** The sounding tone glides there; nothing begins to sound by it. */
    retune: (frequency: number) =>
      change((state) => changePatch(state, OWNER, ID, oneTone(frequency, gains.snapshot))),
    stop: () => change(stop),
  };
}

/** One tone of its own, beside the generators, which keep what was set on them. */
export function useSimpleTone() {
  const appSound = useAppSound();
  const isPlaying = useIsPlaying(OWNER, ID);
  return { isPlaying, ...useMemo(() => toneOf(appSound), [appSound]) };
}
