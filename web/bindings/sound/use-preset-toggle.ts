import { useCallback } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { presetProgramme } from '#sound/state/preset-programme.ts';
import { useIsPlaying, usePlayProgramme } from './use-programme.ts';
import { useSoundRead } from './use-sound.ts';

/** Whether this preset sounds, be it on its own or on the generators. */
export function useIsPresetPlaying(id: number): boolean {
  return useIsPlaying('preset', String(id));
}

/** Plays a preset for its own duration, or stops it when it is the one that plays. */
export function usePresetToggle(): (preset: Preset) => void {
  const { play, stop } = usePlayProgramme();
  const read = useSoundRead();
  return useCallback(
    (preset) => {
      const { nowPlaying } = read();
      const id = String(preset.id);
      if (nowPlaying?.owner === 'preset' && nowPlaying.id === id) stop();
      else
        play('preset', {
          id,
          title: preset.name,
          programme: presetProgramme(preset),
          durationSeconds: preset.duration * 60,
        });
    },
    [play, stop, read],
  );
}
