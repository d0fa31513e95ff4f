import type { SentBody } from '#contract/endpoints/endpoint.ts';
import type { programs } from '#contract/endpoints/programs.ts';
import type { Preset } from '#contract/entities/preset.ts';
import { tiers } from '#contract/rules/limits.ts';
import { savedPreset } from '#contract/rules/sound-defaults.ts';

type SavedPreset = Pick<Preset, 'id' | 'name' | 'frequencies' | 'description' | 'isPremium'> & {
  readonly category?: string;
};

/** A preset as the program that it is saved as: its first three tones, each a little softer than the one before. */
export function programOf(preset: SavedPreset, createdAt: Date): SentBody<typeof programs.saveProgram> {
  const { firstVolume, volumeStep, waveType, syncMode, category } = savedPreset;
  return {
    name: preset.name,
    settings: {
      generators: preset.frequencies.slice(0, tiers.generators).map((frequency, place) => ({
        frequency,
        waveType,
        // Tenths cannot be written exactly in binary: 0.7 − 0.1 would be stored as 0.6 and a little less.
        volume: Math.round((firstVolume - place * volumeStep) * 100) / 100,
        enabled: true,
      })),
      syncMode,
    },
    description: preset.description,
    category: preset.category || category,
    isPublic: false,
    isPremium: preset.isPremium,
    tags: [],
    createdAt: createdAt.toISOString(),
    presetId: preset.id,
  };
}
