/**
 * Finds the peaks of a signal between its samples, where a speaker will be sent although no sample shows it.
 * Three points between each two samples are interpolated by a windowed sinc.
 */
const PHASES = 4;
const TAPS = 24;
const KAISER_BETA = 6;

/** How many samples later a peak is known: half the taps must lie behind it. */
export const DETECTION_DELAY = TAPS / 2;

function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 40; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** The taps for a point `phase / 4` of the way from one sample to the next. */
function interpolator(phase: number): Float64Array {
  const taps = Float64Array.from({ length: TAPS }, (_, i) => {
    const x = i - (TAPS / 2 - 1) - phase / PHASES;
    const window = besselI0(KAISER_BETA * Math.sqrt(1 - ((2 * x) / TAPS) ** 2)) / besselI0(KAISER_BETA);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

const QUARTER = interpolator(1);
const HALF = interpolator(2);

/**
 * The taps of three quarters are those of one quarter backwards, and those of the half read the same from both ends.
 * So samples are taken in pairs from the ends inwards, their sum and their difference, which halves the work: this
 * loop is most of what loud sound costs the audio thread.
 */
const PAIRS = TAPS / 2;
const fromEnd = (taps: Float64Array, pair: number) => taps[TAPS - 1 - pair] as number;
const HALF_OF_SUM = HALF.slice(0, PAIRS);
const QUARTER_OF_SUM = QUARTER.slice(0, PAIRS).map((tap, pair) => (tap + fromEnd(QUARTER, pair)) / 2);
const QUARTER_OF_DIFFERENCE = QUARTER.slice(0, PAIRS).map((tap, pair) => (tap - fromEnd(QUARTER, pair)) / 2);

/** No point between samples can exceed the largest sample near it by more than this factor. */
const LARGEST_OVERSHOOT = HALF.reduce((sum, tap) => sum + Math.abs(tap), 0);

/** The longest block that is looked at in one go; browsers send 128 samples. */
const BLOCK = 128;

export class PeakDetector {
  readonly #floor: number;
  readonly #past = new Float64Array(TAPS + BLOCK);
  #quietFor = TAPS;

  /** Peaks up to `floor` are of no interest and reported as `floor`, which spares the work for quiet sound. */
  constructor(floor: number) {
    this.#floor = floor;
  }

  /** Raises each entry of `peaks` to the peak around the sample that came `DETECTION_DELAY` earlier. */
  raise(samples: Float32Array, peaks: Float64Array): void {
    const past = this.#past;
    const count = samples.length;
    const interesting = this.#floor / LARGEST_OVERSHOOT;
    let quietFor = this.#quietFor;
    for (let i = 0; i < count; i++) {
      // The arrays are as long as the loop: the casts only say so, and keep a check out of the inner loop.
      const sample = samples[i] as number;
      past[TAPS + i] = sample;
      quietFor = Math.abs(sample) > interesting ? 0 : quietFor + 1;
      if (quietFor >= TAPS) continue;
      const first = i + 1;
      const last = i + TAPS;
      let half = 0;
      let even = 0;
      let odd = 0;
      for (let pair = 0; pair < PAIRS; pair++) {
        const early = past[first + pair] as number;
        const late = past[last - pair] as number;
        half += (HALF_OF_SUM[pair] as number) * (early + late);
        even += (QUARTER_OF_SUM[pair] as number) * (early + late);
        odd += (QUARTER_OF_DIFFERENCE[pair] as number) * (early - late);
      }
      const middle = Math.abs(past[first + PAIRS - 1] as number);
      // One quarter is even + odd, three quarters even − odd: the larger of the two in size is the sum of the sizes.
      const between = Math.max(Math.abs(half), Math.abs(even) + Math.abs(odd));
      const peak = middle > between ? middle : between;
      if (peak > (peaks[i] as number)) peaks[i] = peak;
    }
    this.#quietFor = quietFor;
    past.copyWithin(0, count, count + TAPS);
  }
}
