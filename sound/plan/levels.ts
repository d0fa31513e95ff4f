import { ambience, mixer, shaping } from '#contract/rules/sound-defaults.ts';
import type { WaveType } from '#contract/rules/tone-kinds.ts';
import type { MixerLevels } from '#sound/state/sound-state.ts';

/**
 * How far each wave is turned down so that the four sound equally loud (measured with K-weighting at 100, 432
 * and 2000 Hz). The sawtooth, softest for its peak, is the measure, so no trim is above 1.
 */
export const waveTrim: Readonly<Record<WaveType, number>> = {
  sawtooth: 1,
  triangle: 0.9,
  sine: 0.74,
  square: 0.59,
};

/**
 * What each channel is turned up by behind its fader, so that at the mixer's first position one generator, a song and
 * the river are equally loud, −24.8 LUFS each and −20 together: by nature a song of −18 LUFS would come out 6 LU above
 * the river and 1 below a tone. The faders keep their numbers; what is too much at full is the limiter's.
 */
export const sourceGain: BusLevels = { frequencies: 1.41, music: 1.53, river: 3, ambience: 1, bell: 1 };

export interface BusLevels {
  readonly frequencies: number;
  readonly music: number;
  readonly river: number;
  readonly ambience: number;
  readonly bell: number;
}

/** What each channel is multiplied by: channel times master, capped at full, the music a little earlier. */
export function busLevels(levels: MixerLevels, muted: boolean): BusLevels {
  if (muted) return { frequencies: 0, music: 0, river: 0, ambience: 0, bell: 0 };
  return {
    // The engine gain leaves headroom: at the defaults three voices stay far below the limiter.
    frequencies: Math.min(1, levels.frequencies * levels.master) * shaping.engineGain,
    music: Math.min(mixer.musicCap, levels.music * levels.master),
    river: Math.min(1, levels.river * levels.master),
    ambience: ambience.volume,
    bell: levels.master,
  };
}
