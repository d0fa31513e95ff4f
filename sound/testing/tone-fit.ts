/**
 * Finds several frequencies at once, also when they lie closer together than a spectrum could tell apart: the sum of
 * sines that leaves the least behind is sought, amplitudes, phases and frequencies together.
 */

/** A line of the spectrum. Its frequency is the sum of the unknown frequencies, each as often as it says. */
export type Line = readonly number[];

export interface FittedTones {
  /** The frequencies that were sought, in the order of the guesses. */
  readonly hz: readonly number[];
  /** Of each line. */
  readonly amplitudes: readonly number[];
}

const ROUNDS = 6;

/** `guesses` must be right to a fraction of a turn over the whole span: these are frequencies to check, not to find. */
export function fitTones(
  samples: Float32Array,
  sampleRate: number,
  guesses: readonly number[],
  lines: readonly Line[],
): FittedTones {
  const highest = Math.max(...lines.map((line) => Math.abs(frequencyOf(line, guesses))));
  // Where nothing sounds higher up, every so many samples say as much as all of them.
  const stride = Math.max(1, Math.floor(sampleRate / (4 * highest)));
  let hz = guesses;
  let waves: Float64Array = new Float64Array(2 * lines.length);
  for (let round = 0; round < ROUNDS; round++) {
    // In the first round the amplitudes are not known yet, so that nothing can be said about the frequencies.
    const solution = solveRound(samples, sampleRate, stride, hz, lines, waves, round > 0);
    waves = solution.subarray(0, 2 * lines.length);
    hz = hz.map((value, index) => value + (solution[2 * lines.length + index] ?? 0));
  }
  const amplitudes = lines.map((_, index) => Math.hypot(waves[2 * index] ?? 0, waves[2 * index + 1] ?? 0));
  return { hz, amplitudes };
}

function frequencyOf(line: Line, hz: readonly number[]): number {
  return line.reduce((sum, times, index) => sum + times * (hz[index] ?? 0), 0);
}

/** One step of Gauss and Newton: the amplitudes anew, and how far each frequency is off. */
function solveRound(
  samples: Float32Array,
  sampleRate: number,
  stride: number,
  hz: readonly number[],
  lines: readonly Line[],
  waves: Float64Array,
  withFrequencies: boolean,
): Float64Array {
  const size = 2 * lines.length + (withFrequencies ? hz.length : 0);
  const normal = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  const row = new Float64Array(size);
  const omegas = lines.map((line) => 2 * Math.PI * frequencyOf(line, hz));
  const middle = samples.length / 2;
  for (let at = 0; at < samples.length; at += stride) {
    // Counted from the middle: there phase and frequency do not stand in for each other.
    const t = (at - middle) / sampleRate;
    row.fill(0);
    lines.forEach((line, index) => {
      const cosine = Math.cos((omegas[index] as number) * t);
      const sine = Math.sin((omegas[index] as number) * t);
      row[2 * index] = cosine;
      row[2 * index + 1] = sine;
      if (!withFrequencies) return;
      const slope =
        2 * Math.PI * t * ((waves[2 * index + 1] as number) * cosine - (waves[2 * index] as number) * sine);
      line.forEach((times, unknown) => {
        row[2 * lines.length + unknown] = (row[2 * lines.length + unknown] as number) + times * slope;
      });
    });
    const sample = samples[at] as number;
    for (let i = 0; i < size; i++) {
      const own = row[i] as number;
      const entries = normal[i] as Float64Array;
      right[i] = (right[i] as number) + own * sample;
      for (let j = 0; j <= i; j++) entries[j] = (entries[j] as number) + own * (row[j] as number);
    }
  }
  return solveSymmetric(normal, right);
}

/** Cholesky's way; only the lower half of the matrix is read. */
function solveSymmetric(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  // Columns of very different size would drown each other; each is brought to length 1 first.
  const scale = Float64Array.from({ length: size }, (_, i) => 1 / Math.sqrt(entry(matrix, i, i)));
  const lower = Array.from({ length: size }, () => new Float64Array(size));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = entry(matrix, i, j) * (scale[i] as number) * (scale[j] as number);
      for (let k = 0; k < j; k++) sum -= entry(lower, i, k) * entry(lower, j, k);
      (lower[i] as Float64Array)[j] = i === j ? Math.sqrt(sum) : sum / entry(lower, j, j);
    }
  }
  const solution = Float64Array.from(right, (value, i) => value * (scale[i] as number));
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++)
      solution[i] = (solution[i] as number) - entry(lower, i, k) * (solution[k] as number);
    solution[i] = (solution[i] as number) / entry(lower, i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++)
      solution[i] = (solution[i] as number) - entry(lower, k, i) * (solution[k] as number);
    solution[i] = (solution[i] as number) / entry(lower, i, i);
  }
  return solution.map((value, i) => value * (scale[i] as number));
}

function entry(matrix: readonly Float64Array[], row: number, column: number): number {
  return matrix[row]?.[column] ?? Number.NaN;
}
