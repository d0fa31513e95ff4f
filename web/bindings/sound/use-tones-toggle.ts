import { useCallback } from 'react';
import { tiers } from '#contract/rules/limits.ts';
import { isFrequency } from '#contract/rules/valid-tone.ts';
import { playPatch, stop } from '#sound/state/play-transitions.ts';
import type { Patch } from '#sound/state/sound-state.ts';
import { useAppSound } from './sound-provider.tsx';

/** Tones that something carries: a post, a program of the profile, a recommendation. */
export interface CarriedTones {
  readonly owner: 'post' | 'program' | 'recommendation';
  readonly id: string;
  readonly title: string;
  readonly frequencies: readonly number[];
  /** 0 to 1: the same for each, or one for each in turn. */
  readonly volume: number | readonly number[];
  /** Left out: it plays until someone stops it. */
  readonly durationSeconds?: number;
}

/** Plays tones through the one player, or stops them while they are what plays. Rejects when nothing can sound. */
export function useTonesToggle(): (tones: CarriedTones) => Promise<'playing' | 'stopped'> {
  const appSound = useAppSound();
  return useCallback(
    async ({ frequencies, volume, ...start }) => {
      const { nowPlaying } = appSound.store.get();
      if (nowPlaying?.owner === start.owner && nowPlaying.id === start.id) {
        appSound.change(stop);
        return 'stopped';
      }
      const patch = sines(frequencies, volume);
      if (patch.generators.length === 0) throw new Error('There is no tone in it that can sound');
      appSound.change((state) => playPatch(state, { ...start, patch }));
      await appSound.ready();
      return 'playing';
    },
    [appSound],
  );
}

function sines(frequencies: readonly number[], volume: CarriedTones['volume']): Patch {
  const audible = frequencies.filter(isFrequency);
  return {
    syncMode: 'sync',
    generators: audible.slice(0, tiers.generators).map((hertz, index) => ({
      frequency: hertz,
      waveType: 'sine',
      volume: typeof volume === 'number' ? volume : (volume[index] ?? 0),
      enabled: true,
      harmonicMode: false,
    })),
  };
}
