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
const THREE_QUARTERS = interpolator(3);

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
      let quarter = 0;
      let half = 0;
      let threeQuarters = 0;
      for (let t = 0; t < TAPS; t++) {
        const x = past[first + t] as number;
        quarter += (QUARTER[t] as number) * x;
        half += (HALF[t] as number) * x;
        threeQuarters += (THREE_QUARTERS[t] as number) * x;
      }
      const middle = Math.abs(past[first + TAPS / 2 - 1] as number);
      const between = Math.max(Math.abs(quarter), Math.abs(half), Math.abs(threeQuarters));
      const peak = middle > between ? middle : between;
      if (peak > (peaks[i] as number)) peaks[i] = peak;
    }
    this.#quietFor = quietFor;
    past.copyWithin(0, count, count + TAPS);
  }
}
