import { gains, savedPreset } from '#contract/rules/sound-defaults.ts';
import { type PlayablePreset, presetTones } from './preset-tones.ts';
import type { Patch } from './sound-state.ts';

/**
 * A preset as it sounds on its own, beside the generators: its first three tones, as sines of the same volume.
 * The library plays it, and the certificates measure it.
 */
export function presetPatch(preset: PlayablePreset): Patch {
  return {
    syncMode: savedPreset.syncMode,
    generators: presetTones(preset).map((tone) => ({
      waveType: savedPreset.waveType,
      volume: gains.preview,
      ...tone,
      enabled: true,
      harmonicMode: false,
    })),
  };
}
