import { useMemo } from 'react';
import { gains } from '#contract/rules/sound-defaults.ts';
import { changeProgramme, playProgramme, stop } from '#sound/state/play-transitions.ts';
import { oneTone } from './one-tone.ts';
import { useSoundRoom } from './sound-provider.tsx';
import type { SoundRoom } from './sound-room.ts';
import { useIsPlaying } from './use-programme.ts';
import { hertzText } from './words.ts';

const OWNER = 'preview';
const ID = 'simple-tone';

function toneOf({ change }: SoundRoom) {
  return {
    play: (frequency: number) =>
      change((state) =>
        playProgramme(state, {
          owner: OWNER,
          id: ID,
          title: `${hertzText(frequency)} Hz`,
          programme: oneTone(frequency, gains.snapshot),
        }),
      ),
    /** The sounding tone glides there; nothing begins to sound by it. */
    retune: (frequency: number) =>
      change((state) => changeProgramme(state, OWNER, ID, oneTone(frequency, gains.snapshot))),
    stop: () => change(stop),
  };
}

/** One tone of its own, beside the generators, which keep what was set on them. */
export function useSimpleTone() {
  const room = useSoundRoom();
  const isPlaying = useIsPlaying(OWNER, ID);
  return { isPlaying, ...useMemo(() => toneOf(room), [room]) };
}
