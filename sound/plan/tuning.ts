import { frequency as limit } from '#contract/rules/limits.ts';
import {
  audibleFromHz,
  fallbackCarrierHz,
  firstBeats,
  harmonicRatio,
} from '#contract/rules/sound-defaults.ts';
import type { WaveType } from '#contract/rules/tone-kinds.ts';
import type { Generator, Patch } from '#sound/state/sound-state.ts';
import { waveTrim } from './levels.ts';

export type Ear = 'both' | 'left' | 'right';

/** One tone that reaches the ears. */
export interface Voice {
  /** Names its place ('1', '1 harmonic', '1 partner'), so that the same voice can be found again and retuned. */
  readonly key: string;
  /** 0 to 2. */
  readonly generator: number;
  readonly waveType: WaveType;
  /** What the oscillator plays. */
  readonly hz: number;
  /** How often a second the tone is pulsed; null for a steady tone. */
  readonly pulseHz: number | null;
  /** Amplitude before the mixer, wave trim included. */
  readonly level: number;
  readonly ear: Ear;
}

/** A component that cannot be played, and is therefore silent instead of aliased. */
export interface LeftOut {
  readonly generator: number;
  readonly part: 'base' | 'harmonic' | 'partner';
  readonly hz: number;
}

export interface Tuning {
  readonly voices: readonly Voice[];
  readonly leftOut: readonly LeftOut[];
}

const EARS_IN_BINAURAL: readonly Ear[] = ['left', 'right', 'both'];

/** How fast neighbours beat; 0 in the mode in which they do not. */
function beatOf({ syncMode, beatHz }: Patch): number {
  return syncMode === 'sync' ? 0 : (beatHz ?? firstBeats[syncMode]);
}

/** The frequency that binaural gives a generator in place of its own; null where its own one counts. */
export function hertzOfMode(patch: Patch, index: number): number | null {
  const first = patch.generators[0];
  if (index === 0 || patch.syncMode !== 'binaural' || !first) return null;
  // The dust of binary fractions would stand on the card.
  return Number((first.frequency + index * beatOf(patch)).toFixed(4));
}

/** The Hz of a generator in its mode. Generator 1 is never shifted. */
function shiftedHz(patch: Patch, index: number, own: number): number {
  return hertzOfMode(patch, index) ?? own + (patch.syncMode === 'pulse' ? index * beatOf(patch) : 0);
}

function isPlayable(hz: number, sampleRate: number): boolean {
  return hz <= limit.max && hz <= sampleRate / 2;
}

/** The tone that carries a pulse too slow to be heard as a tone. */
function carrierOf(patch: Patch, sampleRate: number): number {
  const first = patch.generators[0]?.frequency ?? 0;
  return first >= audibleFromHz && isPlayable(first, sampleRate) ? first : fallbackCarrierHz;
}

/** Which voices sound, and where, for what is wanted. */
export function tune(patch: Patch, sampleRate: number): Tuning {
  const voices: Voice[] = [];
  const leftOut: LeftOut[] = [];
  const binaural = patch.syncMode === 'binaural';
  const isPulse = patch.syncMode === 'pulse';
  const enabled = patch.generators.filter((generator) => generator.enabled);

  const addTone = (at: { index: number; key: string; part: LeftOut['part']; ear: Ear }, tone: Tone) => {
    if (!isPlayable(tone.hz, sampleRate)) {
      leftOut.push({ generator: at.index, part: at.part, hz: tone.hz });
      return;
    }
    const isSlow = tone.hz < audibleFromHz;
    voices.push({
      key: at.key,
      generator: at.index,
      waveType: tone.waveType,
      hz: isSlow ? carrierOf(patch, sampleRate) : tone.hz,
      pulseHz: isSlow ? tone.hz : null,
      level: tone.volume * waveTrim[tone.waveType],
      ear: at.ear,
    });
  };

  const addGenerator = (generator: Generator, index: number, hz: number, ear: Ear, isPartner: boolean) => {
    const { waveType } = generator;
    // In harmonic mode base and harmonic have half the volume each, also when one of them cannot be played.
    const volume = generator.harmonicMode ? generator.volume / 2 : generator.volume;
    const key = isPartner ? `${index + 1} partner` : `${index + 1}`;
    addTone({ index, key, part: isPartner ? 'partner' : 'base', ear }, { hz, waveType, volume });
    if (generator.harmonicMode) {
      const harmonic = { hz: hz * harmonicRatio, waveType, volume };
      addTone({ index, key: `${key} harmonic`, part: 'harmonic', ear }, harmonic);
    }
  };

  patch.generators.forEach((generator, index) => {
    if (!generator.enabled) return;
    const hz = shiftedHz(patch, index, generator.frequency);
    const ear = binaural ? (EARS_IN_BINAURAL[index] ?? 'both') : 'both';
    const isAlone = enabled.length === 1 && (binaural || (isPulse && hz >= audibleFromHz));
    // In Pulse both tones reach both ears: together they are as loud as the one was.
    const volume = isAlone && isPulse && index === 0 ? generator.volume / 2 : generator.volume;
    addGenerator({ ...generator, volume }, index, hz, ear, false);
    // Alone it would be a plain tone and nothing would beat: generator 1 brings the other tone itself.
    if (isAlone && index === 0) {
      addGenerator({ ...generator, volume }, index, hz + beatOf(patch), binaural ? 'right' : 'both', true);
    }
  });
  return { voices, leftOut };
}

interface Tone {
  readonly hz: number;
  readonly waveType: WaveType;
  readonly volume: number;
}

/** True when the sounding voices can become the wanted ones by gliding: same places, same wave, same kind. */
export function canRetune(sounding: readonly Voice[], wanted: readonly Voice[]): boolean {
  return (
    sounding.length === wanted.length &&
    wanted.every((voice) => sounding.some((other) => other.key === voice.key && isSameKind(other, voice)))
  );
}

/** A voice can be retuned into another of the same wave, as long as both are steady or both are pulsed. */
function isSameKind(a: Voice, b: Voice): boolean {
  return a.waveType === b.waveType && (a.pulseHz === null) === (b.pulseHz === null);
}
