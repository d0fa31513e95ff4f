import { listItems, toPositive } from '#contract/rules/frequency-list.ts';
import { tiers } from '#contract/rules/limits.ts';
import { type WaveType, waveTypes } from '#contract/rules/tone-kinds.ts';
import { isVolume } from '#contract/rules/valid-tone.ts';

/** A preset as it may arrive: numbers, numeric strings, or one comma-separated string. */
export interface PlayablePreset {
  readonly id: string | number;
  readonly name: string;
  readonly frequencies: readonly (number | string)[] | string;
  readonly volume?: number;
  /** In minutes. */
  readonly duration?: number;
  readonly waveTypes?: readonly string[] | string;
}

export interface PresetTone {
  readonly frequency: number;
  readonly volume?: number;
  readonly waveType?: WaveType;
}

function knownWave(value: unknown): WaveType | undefined {
  const name = String(value ?? '').trim();
  return waveTypes.find((wave) => wave === name);
}

/** The tones of a preset, three at most. None when it has no valid number. */
export function presetTones(preset: PlayablePreset): readonly PresetTone[] {
  const waves = listItems(preset.waveTypes);
  const { volume } = preset;
  const hasVolume = volume !== undefined && isVolume(volume);
  return listItems(preset.frequencies)
    .map((value, index) => ({ frequency: toPositive(value), waveType: knownWave(waves[index]) }))
    .filter((tone) => tone.frequency !== null)
    .slice(0, tiers.generators)
    .map(({ frequency, waveType }) => ({
      frequency: frequency ?? 0,
      ...(hasVolume ? { volume } : {}),
      ...(waveType ? { waveType } : {}),
    }));
}
