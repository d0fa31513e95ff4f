import { frequency as limit } from '#contract/rules/limits.ts';
import type { Patch } from '#sound/state/sound-state.ts';
import { type LeftOut, tune, type Voice } from './tuning.ts';

const PART_NAMES: Readonly<Record<LeftOut['part'], string>> = {
  base: 'tone',
  harmonic: '11th harmonic',
  partner: 'second tone',
};

/** Up to two decimals, with no zeros that say nothing: 7.83, 200, 20,003. */
function shownHz(hz: number): string {
  return `${hz.toLocaleString('en-US', { maximumFractionDigits: 2 })} Hz`;
}

function explainVoice(voice: Voice): string | null {
  if (voice.pulseHz === null) return null;
  return `${shownHz(voice.pulseHz)} pulse on a ${shownHz(voice.hz)} carrier`;
}

function explainLeftOut({ part, hz }: LeftOut, sampleRate: number): string {
  const reason =
    hz > limit.max
      ? 'it is above 20 kHz, beyond hearing'
      : `this device plays nothing above ${shownHz(sampleRate / 2)}`;
  return `The ${PART_NAMES[part]} at ${shownHz(hz)} is left out: ${reason}`;
}

/**
 * What a card says about its generator when the ear gets something else than a plain tone at the number shown.
 * It speaks of an enabled and of a disabled generator alike, so that one knows before one presses.
 */
export function explainGenerator(patch: Patch, generator: number, sampleRate: number): string[] {
  const asEnabled = {
    ...patch,
    generators: patch.generators.map((other, index) =>
      index === generator ? { ...other, enabled: true } : other,
    ),
  };
  const { voices, leftOut } = tune(asEnabled, sampleRate);
  const pulses = voices.filter((voice) => voice.generator === generator).map(explainVoice);
  const missing = leftOut
    .filter((part) => part.generator === generator)
    .map((part) => explainLeftOut(part, sampleRate));
  return [...pulses.filter((line) => line !== null), ...missing];
}
