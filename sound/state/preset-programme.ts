import { gains, savedPreset } from '#contract/rules/sound-defaults.ts';
import { type PresetWish, presetTones } from './preset-tones.ts';
import type { Programme } from './sound-state.ts';

/**
 * A preset as it sounds on its own, beside the generators: its first three tones, as sines of the same volume.
 * The library plays it, and the certificates measure it.
 */
export function presetProgramme(preset: PresetWish): Programme {
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
