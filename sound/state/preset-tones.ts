import { type WaveType, waveTypes } from '#contract/entities/generator.ts';
import { tiers, volume as volumeLimit } from '#contract/rules/limits.ts';

/** A preset as it may arrive: numbers, numeric strings, or one comma-separated string. */
export interface PresetWish {
  readonly id: string | number;
  readonly name: string;
  readonly frequencies: readonly (number | string)[] | string;
  readonly volume?: number;
  readonly waveTypes?: readonly string[] | string;
}

export interface PresetTone {
  readonly frequency: number;
  readonly volume?: number;
  readonly waveType?: WaveType;
}

function listOf(value: readonly (number | string)[] | string | undefined): readonly (number | string)[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? value.split(',') : value;
}

function positiveNumber(value: number | string): number | null {
  // An empty string is 0 to Number(), and so is left out with the other values that are not positive.
  const number = typeof value === 'number' ? value : Number(value.trim());
  return Number.isFinite(number) && number > 0 ? number : null;
}

function knownWave(value: number | string | undefined): WaveType | undefined {
  const name = String(value ?? '').trim();
  return waveTypes.find((wave) => wave === name);
}

/** The tones of a preset, three at most. None when it has no valid number. */
export function presetTones(preset: PresetWish): readonly PresetTone[] {
  const waves = listOf(preset.waveTypes);
  const { volume } = preset;
  const hasVolume = volume !== undefined && volume >= volumeLimit.min && volume <= volumeLimit.max;
  return listOf(preset.frequencies)
    .map((value, index) => ({ frequency: positiveNumber(value), waveType: knownWave(waves[index]) }))
    .filter((tone) => tone.frequency !== null)
    .slice(0, tiers.generators)
    .map(({ frequency, waveType }) => ({
      frequency: frequency ?? 0,
      ...(hasVolume ? { volume } : {}),
      ...(waveType ? { waveType } : {}),
    }));
}
