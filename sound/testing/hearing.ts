import { steepHighPass, weighLikeTheEar } from './filters.ts';
import { amplitudeAt, fitSine, measureHz, residualRms } from './sine-fit.ts';
import { strongestHz } from './spectrum.ts';

/** What a careful listener would notice, worked out from samples. */

export function decibels(ratio: number): number {
  return 20 * Math.log10(ratio);
}

export function rms(samples: Float32Array | Float64Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

/** The exact frequency of the strongest tone. */
export function dominantHz(samples: Float32Array, sampleRate: number): number {
  const rough = strongestHz(samples, sampleRate);
  const better = measureHz(samples.subarray(0, Math.min(samples.length, sampleRate / 4)), sampleRate, rough);
  return measureHz(samples, sampleRate, better);
}

/** All that is not the sine itself, in dB of the sine. */
export function thdPlusNoiseDb(samples: Float32Array, sampleRate: number, nominalHz: number): number {
  const hz = measureHz(samples, sampleRate, nominalHz);
  const sine = fitSine(samples, sampleRate, hz);
  return decibels(residualRms(samples, sampleRate, hz, sine) / (sine.amplitude / Math.SQRT2));
}

/** How much of a tone that belongs in one ear reaches the other, in dB. */
export function leakageDb(own: Float32Array, other: Float32Array, sampleRate: number, hz: number): number {
  return decibels(amplitudeAt(other, sampleRate, hz) / amplitudeAt(own, sampleRate, hz));
}

const CLICK_ABOVE_HZ = 4000;
const CLICK_WINDOW = 128;

/** The loudest 128 samples above 4 kHz between two moments, as root mean square. */
export function peakHighFrequency(
  samples: Float32Array,
  sampleRate: number,
  from: number,
  to: number,
  filtered = 1,
): number {
  const high = steepHighPass(samples, CLICK_ABOVE_HZ, sampleRate, filtered);
  let loudest = 0;
  const last = Math.min(high.length, Math.round(to * sampleRate)) - CLICK_WINDOW;
  for (let start = Math.round(from * sampleRate); start <= last; start += CLICK_WINDOW / 2) {
    loudest = Math.max(loudest, rms(high.subarray(start, start + CLICK_WINDOW)));
  }
  return loudest;
}

/** Click energy above 4 kHz around an event, in dB of the steady tone's level. */
export function clickDbr(samples: Float32Array, sampleRate: number, span: Span, toneRms: number): number {
  return decibels(peakHighFrequency(samples, sampleRate, span.from, span.to) / toneRms);
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Loudness of a steady stereo sound in LUFS (BS.1770, without the gate that a steady sound does not need). */
export function loudnessLufs(left: Float32Array, right: Float32Array, sampleRate: number): number {
  const skip = Math.round(0.2 * sampleRate);
  const power = [left, right].reduce(
    (sum, channel) => sum + rms(weighLikeTheEar(channel, sampleRate).subarray(skip)) ** 2,
    0,
  );
  return -0.691 + 10 * Math.log10(power);
}

const OVERSAMPLING = 8;
const REACH = 32;

/** Long windowed sincs, one for each eighth of the way from a sample to the next. */
const BETWEEN = Array.from({ length: OVERSAMPLING - 1 }, (_, phase) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const x = tap - REACH + 1 - (phase + 1) / OVERSAMPLING;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH));
  }),
);

/**
 * The highest point of the curve that the samples describe, also between them, in dB of full scale. A peak that
 * matters lies beside a large sample: what counts as one can be narrowed for low tones, which rise little in between.
 */
export function truePeakDb(samples: Float32Array, largeShare = 0.6): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const large = peak * largeShare;
  for (let i = REACH; i < samples.length - REACH; i++) {
    if (Math.abs(samples[i] ?? 0) < large) continue;
    for (const taps of BETWEEN) {
      let value = 0;
      for (let tap = 0; tap < taps.length; tap++) {
        value += (samples[i + tap - REACH + 1] as number) * (taps[tap] as number);
      }
      peak = Math.max(peak, Math.abs(value));
    }
  }
  return decibels(peak);
}
