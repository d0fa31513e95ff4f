/** A second-order filter section, normalised so that a0 is 1. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

function filter(samples: Float32Array | Float64Array, { b, a }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

function highPass(hz: number, q: number, sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * hz) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return { b: [1 / a0, -2 / a0, 1 / a0], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

/** The qualities of the four sections that make a Butterworth filter of order eight. */
const BUTTERWORTH_8 = [0.5098, 0.6013, 0.9, 2.5629] as const;

/** Gone through more than once, it takes so many times more decibels from what lies below. */
export function steepHighPass(
  samples: Float32Array,
  hz: number,
  sampleRate: number,
  times = 1,
): Float64Array {
  let out: Float64Array = Float64Array.from(samples);
  for (let time = 0; time < times; time++)
    for (const q of BUTTERWORTH_8) out = filter(out, highPass(hz, q, sampleRate));
  return out;
}

/** The two filters of ITU-R BS.1770 that weigh a sound as the ear does. */
export function weighLikeTheEar(samples: Float32Array, sampleRate: number): Float64Array {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  const shelf: Biquad = {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
  const low = highPass(38.13547087602444, 0.5003270373238773, sampleRate);
  // The recommendation leaves the second filter's numerator at 1, −2, 1.
  return filter(filter(samples, shelf), { b: [1, -2, 1], a: low.a });
}
