import { beat, frequency, tiers, volume } from '#contract/rules/limits.ts';
import { syncModes, waveTypes } from '#contract/rules/tone-kinds.ts';
import { z } from '#contract/zod.ts';

export const waveType = z.enum(waveTypes);

export const syncMode = z.enum(syncModes);

export const beatRate = z.number().min(beat.min).max(beat.max);

export const frequencyRange = z.number().min(frequency.min).max(frequency.max);
export const gain = z.number().min(volume.min).max(volume.max);

export const generatorSettings = z.object({
  frequency: frequencyRange,
  waveType,
  volume: gain,
  enabled: z.boolean(),
});

/** How many generators a program or sequence may have. */
export const generatorCount = { min: 1, max: tiers.generators } as const;
