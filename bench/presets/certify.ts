import type { Certificate } from '#contract/entities/certificate.ts';
import type { Figures } from './measure-preset.ts';

/** What every preset must reach. */
export const presetLimits = {
  errorHz: 0.001,
  truePeakDbtp: -1,
  clickDbr: -95,
  /** Softer than this nobody hears it at the mixer's first position. */
  leastLufs: -60,
} as const;

/** Loudness tells a little about pitch, since the ear weighs high tones more: half a unit tells too little. */
const LOUDNESS_STEP = 0.5;

/** A click below this is none; how far below tells of the highest tone, which no filter keeps out wholly. */
const NO_CLICK_DBR = -100;

/**
 * The figures as they are published: errors rounded up to one digit, and never below what is worth telling, levels to
 * coarse steps. An exact error or loudness would be a fingerprint of the frequencies that a premium preset keeps.
 */
export function certify(presetId: number, figures: Figures): Certificate {
  return {
    presetId,
    frequencyErrorHz: roundUp(figures.frequencyErrorHz),
    beatErrorHz: figures.beatErrorHz === null ? null : roundUp(figures.beatErrorHz),
    loudnessLufs: Math.round(figures.loudnessLufs / LOUDNESS_STEP) * LOUDNESS_STEP,
    truePeakDbtp: Math.ceil(figures.truePeakDbtp * 10) / 10,
    clickDbr: Math.max(NO_CLICK_DBR, Math.ceil(figures.clickDbr)),
  };
}

const FINEST_ERROR_HZ = 0.00001;

/** To the next of 1, 2, 5, 10, …, in units of the finest error. */
function roundUp(error: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
  const step = steps.find((one) => error <= one * FINEST_ERROR_HZ);
  return step === undefined ? error : Number((step * FINEST_ERROR_HZ).toFixed(5));
}

/** What is wrong with a preset's certificate, in words; nothing when all is well. */
export function faultsOf(certificate: Certificate): string[] {
  const faults: string[] = [];
  if (!(certificate.frequencyErrorHz < presetLimits.errorHz)) faults.push('a frequency is off');
  if (certificate.beatErrorHz !== null && !(certificate.beatErrorHz < presetLimits.errorHz))
    faults.push('a beat is off');
  if (!(certificate.truePeakDbtp <= presetLimits.truePeakDbtp)) faults.push('its peak is too high');
  if (!(certificate.clickDbr <= presetLimits.clickDbr)) faults.push('it clicks');
  if (!(certificate.loudnessLufs >= presetLimits.leastLufs)) faults.push('it is silent');
  return faults;
}
