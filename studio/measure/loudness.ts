import { RATE, type Stereo } from '../dsp/stereo.ts';

/** ITU-R BS.1770 weighting at 48 kHz: the head's shelf, then the low cut. */
const SHELF = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
] as const;
const LOW_CUT = [1, -2, 1, -1.99004745483398, 0.99007225036621] as const;
const SILENT = -70;

export type Loudness = {
  /** LUFS of the whole. */
  integrated: number;
  /** EBU Tech 3342 loudness range, in LU. */
  range: number;
  /** LUFS over three seconds, once a second. */
  curve: number[];
};

export function measureLoudness(sound: Stereo): Loudness {
  const steps = tenthPowers(sound);
  const momentary = windows(steps, 4, 1);
  const shortTerm = windows(steps, 30, 1);
  return {
    integrated: gatedMean(momentary),
    range: loudnessRange(shortTerm),
    curve: windows(steps, 30, 10).map(lufs),
  };
}

/** Weighted power of both channels in each tenth of a second. */
function tenthPowers(sound: Stereo): Float64Array {
  const size = RATE / 10;
  const powers = new Float64Array(Math.floor(sound.left.length / size));
  for (const channel of [sound.left, sound.right]) {
    const weigh = [biquad(SHELF), biquad(LOW_CUT)] as const;
    for (let step = 0; step < powers.length; step++) {
      let sum = 0;
      for (let i = step * size; i < (step + 1) * size; i++) {
        const y = weigh[1](weigh[0](channel[i] as number));
        sum += y * y;
      }
      powers[step] = (powers[step] as number) + sum / size;
    }
  }
  return powers;
}

function biquad([b0, b1, b2, a1, a2]: readonly [number, number, number, number, number]): (
  x: number,
) => number {
  let z1 = 0;
  let z2 = 0;
  return (x) => {
    const y = b0 * x + z1;
    z1 = b1 * x - a1 * y + z2;
    z2 = b2 * x - a2 * y;
    return y;
  };
}

function windows(powers: Float64Array, length: number, hop: number): number[] {
  const means: number[] = [];
  for (let i = 0; i + length <= powers.length; i += hop) means.push(mean(powers.subarray(i, i + length)));
  return means;
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return values.length > 0 ? sum / values.length : 0;
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power + 1e-15);
}

function gatedMean(powers: number[]): number {
  const audible = powers.filter((p) => lufs(p) > SILENT);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((p) => lufs(p) > gate)));
}

function loudnessRange(powers: number[]): number {
  const audible = powers.filter((p) => lufs(p) > SILENT);
  const gate = lufs(mean(audible)) - 20;
  const levels = audible
    .map(lufs)
    .filter((level) => level > gate)
    .sort((a, b) => a - b);
  const at = (share: number) => levels[Math.round((levels.length - 1) * share)] ?? 0;
  return at(0.95) - at(0.1);
}
