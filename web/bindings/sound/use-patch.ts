import { useMemo } from 'react';
import { gains } from '#contract/rules/sound-defaults.ts';
import { oneTone } from '#sound/state/one-tone.ts';
import { changePatch, type PatchStart, playPatch, stop } from '#sound/state/play-transitions.ts';
import type { AppSound } from './app-sound.ts';
import { useAppSound } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';
import { hertzText } from './words.ts';

type PatchOwner = PatchStart['owner'];

function playingOf({ change }: AppSound) {
  return {
    /** Takes the voices from whoever has them. Without a duration it plays until someone stops it. */
    play: (owner: PatchOwner, start: Omit<PatchStart, 'owner'>) =>
      change((state) => playPatch(state, { ...start, owner })),
    stop: () => change(stop),
  };
}

/** Plays tones through the one player, beside the generators, which keep what was set on them. */
export function usePlayPatch() {
  const appSound = useAppSound();
  return useMemo(() => playingOf(appSound), [appSound]);
}

/** Whether this very thing is what plays, whichever page began it. */
export function useIsPlaying(owner: PatchOwner, id: string): boolean {
  return useSound(({ nowPlaying }) => nowPlaying?.owner === owner && nowPlaying.id === id);
}

const SIMPLE_TONE = { owner: 'preview', id: 'simple-tone' } as const;

function toneOf({ change }: AppSound) {
  return {
    play: (frequency: number) =>
      change((state) =>
        playPatch(state, {
          ...SIMPLE_TONE,
          title: `${hertzText(frequency)} Hz`,
          patch: oneTone(frequency, gains.snapshot),
        }),
      ),
    /** The sounding tone glides there; nothing begins to sound by it. */
    retune: (frequency: number) =>
      change((state) =>
        changePatch(state, SIMPLE_TONE.owner, SIMPLE_TONE.id, oneTone(frequency, gains.snapshot)),
      ),
    stop: () => change(stop),
  };
}

/** One tone of its own, beside the generators, which keep what was set on them. */
export function useSimpleTone() {
  const appSound = useAppSound();
  const isPlaying = useIsPlaying(SIMPLE_TONE.owner, SIMPLE_TONE.id);
  return { isPlaying, ...useMemo(() => toneOf(appSound), [appSound]) };
}
