import { frequency, volume } from '#contract/rules/limits.ts';
import { type WaveType, waveTypes } from '#contract/rules/tone-kinds.ts';

/** What a tone may be, for whatever makes one: a hand, a link, a text, a preset, a kept program. */

export const isFrequency = (hertz: number) => hertz >= frequency.min && hertz <= frequency.max;

export const isVolume = (value: number) => value >= volume.min && value <= volume.max;

/** Of a change only what it names is asked. */
export function isValidTone(tone: {
  readonly frequency?: number;
  readonly volume?: number;
  readonly waveType?: WaveType;
}): boolean {
  return (
    (tone.frequency === undefined || isFrequency(tone.frequency)) &&
    (tone.volume === undefined || isVolume(tone.volume)) &&
    (tone.waveType === undefined || waveTypes.includes(tone.waveType))
  );
}
