/** In place, for a length that is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
      [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1;
    for (let k = 0; k < half; k++) {
      const angle = (-2 * Math.PI * k) / size;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      for (let start = k; start < n; start += size) {
        const r = real[start + half] ?? 0;
        const m = imaginary[start + half] ?? 0;
        const tr = r * c - m * s;
        const ti = r * s + m * c;
        const ar = real[start] ?? 0;
        const ai = imaginary[start] ?? 0;
        real[start + half] = ar - tr;
        imaginary[start + half] = ai - ti;
        real[start] = ar + tr;
        imaginary[start] = ai + ti;
      }
    }
  }
}

function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 80; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Strong enough that its own side lobes lie below −200 dB. */
const KAISER_BETA = 24;
/** Bins on each side of a line that still belong to it. */
const LINE_WIDTH = 12;

/** Power in each bin up to half the sample rate. */
function powerSpectrum(samples: Float32Array): Float64Array {
  const n = 2 ** Math.floor(Math.log2(samples.length));
  const real = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const x = (2 * i) / (n - 1) - 1;
    real[i] = ((samples[i] ?? 0) * besselI0(KAISER_BETA * Math.sqrt(1 - x * x))) / besselI0(KAISER_BETA);
  }
  const imaginary = new Float64Array(n);
  transform(real, imaginary);
  return Float64Array.from({ length: n / 2 }, (_, i) => (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2);
}

/** The strongest frequency, to within about a bin. */
export function strongestHz(samples: Float32Array, sampleRate: number): number {
  const power = powerSpectrum(samples);
  let best = 1;
  power.forEach((value, bin) => {
    if (bin > LINE_WIDTH && value > (power[best] ?? 0)) best = bin;
  });
  return (best * sampleRate) / (power.length * 2);
}

/** Everything that is neither the tone nor one of its harmonics, in dB of the fundamental. */
export function aliasDb(samples: Float32Array, sampleRate: number, hz: number): number {
  const power = powerSpectrum(samples);
  const binHz = sampleRate / (power.length * 2);
  let fundamental = 0;
  let rest = 0;
  power.forEach((value, bin) => {
    const nearest = Math.round((bin * binHz) / hz);
    const distance = Math.abs(bin - (nearest * hz) / binHz);
    if (distance > LINE_WIDTH) rest += value;
    else if (nearest === 1) fundamental += value;
  });
  return 10 * Math.log10(rest / fundamental);
}
