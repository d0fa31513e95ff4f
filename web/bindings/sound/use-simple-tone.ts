import { useMemo } from 'react';
import { gains, savedPreset } from '#contract/rules/sound-defaults.ts';
import { changeProgramme, playProgramme, stop } from '#sound/state/play-transitions.ts';
import type { Programme } from '#sound/state/sound-state.ts';
import { useSoundRoom } from './sound-provider.tsx';
import type { SoundRoom } from './sound-room.ts';
import { useIsPlaying } from './use-programme.ts';
import { hertzText } from './words.ts';

const OWNER = 'preview';
const ID = 'simple-tone';

function oneTone(frequency: number): Programme {
  const { waveType, syncMode } = savedPreset;
  return {
    syncMode,
    generators: [{ frequency, waveType, volume: gains.snapshot, enabled: true, harmonicMode: false }],
  };
}

function toneOf({ change }: SoundRoom) {
  return {
    play: (frequency: number) =>
      change((state) =>
        playProgramme(state, {
          owner: OWNER,
          id: ID,
          title: `${hertzText(frequency)} Hz`,
          programme: oneTone(frequency),
        }),
      ),
    /** The sounding tone glides there; nothing begins to sound by it. */
    retune: (frequency: number) => change((state) => changeProgramme(state, OWNER, ID, oneTone(frequency))),
    stop: () => change(stop),
  };
}

/** One tone of its own, beside the generators, which keep what was set on them. */
export function useSimpleTone() {
  const room = useSoundRoom();
  const isPlaying = useIsPlaying(OWNER, ID);
  return { isPlaying, ...useMemo(() => toneOf(room), [room]) };
}
