import type { NewProgram } from '#contract/entities/program.ts';
import { tiers } from '#contract/rules/limits.ts';
import { savedPreset } from '#contract/rules/sound-defaults.ts';

interface SavedPreset {
  readonly id: number;
  readonly name: string;
  readonly description?: string;
  readonly category?: string;
  readonly frequencies: readonly number[];
}

/** A preset as the program that saving it makes. Server and page build it here, so that both mean the same. */
export function toProgram(preset: SavedPreset) {
  return {
    presetId: preset.id,
    name: preset.name,
    description: preset.description ?? '',
    category: preset.category || savedPreset.category,
    settings: toSettings(preset.frequencies),
  } satisfies NewProgram;
}

/** The first three frequencies, each a little softer than the one before. */
export function toSettings(frequencies: readonly number[]) {
  return {
    syncMode: savedPreset.syncMode,
    generators: frequencies.slice(0, tiers.generators).map((frequency, index) => ({
      frequency,
      waveType: savedPreset.waveType,
      // In tenths, since 0.7 less 0.2 is not quite 0.5.
      volume: Math.round((savedPreset.firstVolume - index * savedPreset.volumeStep) * 10) / 10,
      enabled: true,
    })),
  };
}
