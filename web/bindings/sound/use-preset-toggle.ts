import { useCallback } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { presetPatch } from '#sound/state/preset-patch.ts';
import { type Owner, playableAgain } from '#sound/state/sound-state.ts';
import { useIsPlaying, usePlayPatch } from './use-patch.ts';
import { useSoundRead } from './use-sound.ts';
import { useSoundActions } from './use-sound-actions.ts';

/** Whether this preset sounds, be it on its own or on the generators. */
export function useIsPresetPlaying(id: number): boolean {
  return useIsPlaying('preset', String(id));
}

/** Plays a preset for its own duration, pauses it while it plays, and goes on where it was paused. */
export function usePresetToggle(): (preset: Preset) => void {
  const { play } = usePlayPatch();
  const { pause, playAgain } = useSoundActions();
  const read = useSoundRead();
  return useCallback(
    (preset) => {
      const state = read();
      const id = String(preset.id);
      const isThis = (playing: { owner: Owner; id: string | null } | null) =>
        playing?.owner === 'preset' && playing.id === id;
      if (isThis(state.nowPlaying)) pause();
      else if (!state.nowPlaying && isThis(playableAgain(state))) playAgain();
      else
        play('preset', {
          id,
          title: preset.name,
          patch: presetPatch(preset),
          durationSeconds: preset.duration * 60,
        });
    },
    [play, pause, playAgain, read],
  );
}
