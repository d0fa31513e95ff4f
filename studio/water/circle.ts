import { between, type Random } from '../dsp/random.ts';
import { RATE } from '../dsp/stereo.ts';

/** A wander that comes back to where it began after `period`: sines that all fit into it a whole number of times. */
export function circularWander(
  random: Random,
  period: number,
  fewest: number,
  most: number,
): (t: number) => number {
  const count = 7;
  const waves = Array.from({ length: count }, () => ({
    turns: Math.round(between(random, fewest, most)),
    phase: between(random, 0, 2 * Math.PI),
  }));
  const unit = Math.sqrt(2 / count);
  return (t) => {
    let sum = 0;
    for (const wave of waves) sum += Math.sin((2 * Math.PI * wave.turns * t) / period + wave.phase);
    return sum * unit;
  };
}

/** Adds a copy of a sound to itself, later and turned round the end to the beginning. */
export function echoAround(channel: Float32Array, from: Float32Array, seconds: number, gain: number): void {
  const shift = Math.round(seconds * RATE);
  const length = channel.length;
  for (let i = 0; i < length; i++) {
    const k = i >= shift ? i - shift : i - shift + length;
    channel[i] = (channel[i] as number) + (from[k] as number) * gain;
  }
}
