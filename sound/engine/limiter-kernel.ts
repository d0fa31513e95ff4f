/**
 * A true-peak limiter, as arithmetic on samples. It looks 2 ms ahead, finds the peaks between the samples too,
 * and turns both channels down together, early and smoothly enough that no peak passes the ceiling.
 * What stays below the ceiling comes out bit for bit as it went in, only later.
 */

/** Half a decibel below the promised −1 dBTP: between 4 × oversampled points a peak can hide a little more. */
const CEILING = 10 ** (-1.5 / 20);
const LOOK_AHEAD_SECONDS = 0.002;
const RELEASE_SECONDS = 0.12;
const PHASES = 4;
const TAPS = 16;
/** Closer to 1 than this, the gain is 1: otherwise a released limiter would colour the sound for ever. */
const NEARLY_ONE = 1e-6;

/** Windowed-sinc taps that give the signal at k/4 of the way from one sample to the next, k = 1 to 3. */
function betweenSamples(): Float64Array[] {
  const phases: Float64Array[] = [];
  for (let phase = 1; phase < PHASES; phase++) {
    const taps = new Float64Array(TAPS);
    let sum = 0;
    for (let i = 0; i < TAPS; i++) {
      const x = i - (TAPS / 2 - 1) - phase / PHASES;
      const window = Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
      const tap = (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
      taps[i] = tap;
      sum += tap;
    }
    phases.push(taps.map((tap) => tap / sum));
  }
  return phases;
}

const INTERPOLATORS = betweenSamples();
/** No peak between samples can exceed the largest sample by more than this factor. */
const LARGEST_OVERSHOOT = Math.max(
  ...INTERPOLATORS.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)),
);

export class LimiterKernel {
  /** In samples: how much later the sound comes out. */
  readonly delay: number;
  readonly #window: number;
  readonly #release: number;
  readonly #history: readonly [Float32Array, Float32Array];
  readonly #mask: number;
  /** Gains wanted over the window, smallest first: a queue in which what can never be the smallest is dropped. */
  readonly #queueGain: Float64Array;
  readonly #queueAt: Float64Array;
  #queueHead = 0;
  #queueLength = 0;
  readonly #averaged: Float64Array;
  #averagedSum: number;
  #reduced = 0;
  #released = 1;
  #now = 0;
  #loudUntil = 0;

  constructor(sampleRate: number) {
    this.#window = Math.round(LOOK_AHEAD_SECONDS * sampleRate);
    this.delay = this.#window - 1 + TAPS / 2;
    this.#release = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate));
    const size = 2 ** Math.ceil(Math.log2(this.delay + TAPS + 1));
    this.#mask = size - 1;
    this.#history = [new Float32Array(size), new Float32Array(size)];
    this.#queueGain = new Float64Array(this.#window + 1);
    this.#queueAt = new Float64Array(this.#window + 1);
    this.#averaged = new Float64Array(this.#window).fill(1);
    this.#averagedSum = this.#window;
  }

  process(left: Float32Array, right: Float32Array, leftOut: Float32Array, rightOut: Float32Array): void {
    const [historyLeft, historyRight] = this.#history;
    const mask = this.#mask;
    for (let i = 0; i < left.length; i++) {
      const l = left[i] ?? 0;
      const r = right[i] ?? 0;
      const now = this.#now;
      historyLeft[now & mask] = l;
      historyRight[now & mask] = r;
      const sample = Math.max(Math.abs(l), Math.abs(r));
      // Only near samples that are large enough to hide a peak is it worth looking between them.
      if (sample * LARGEST_OVERSHOOT > CEILING) this.#loudUntil = now + TAPS;
      const wanted = now < this.#loudUntil ? CEILING / Math.max(CEILING, this.#peakAround(now)) : 1;
      const gain = this.#smooth(wanted, now);
      const delayed = (now - this.delay) & mask;
      leftOut[i] = (historyLeft[delayed] ?? 0) * gain;
      rightOut[i] = (historyRight[delayed] ?? 0) * gain;
      this.#now = now + 1;
    }
  }

  /** The largest value at and between the samples in the middle of the last sixteen. */
  #peakAround(now: number): number {
    let peak = 0;
    for (const history of this.#history) {
      const middle = Math.abs(history[(now - TAPS / 2) & this.#mask] ?? 0);
      if (middle > peak) peak = middle;
      for (const taps of INTERPOLATORS) {
        let value = 0;
        for (let t = 0; t < TAPS; t++)
          value += (taps[t] ?? 0) * (history[(now - TAPS + 1 + t) & this.#mask] ?? 0);
        if (value < 0) value = -value;
        if (value > peak) peak = value;
      }
    }
    return peak;
  }

  /** Holds the smallest gain for the look-ahead, lets it rise slowly, and averages it so that it never steps. */
  #smooth(wanted: number, now: number): number {
    const held = this.#hold(wanted, now);
    this.#released = Math.min(held, this.#released + (1 - this.#released) * this.#release);
    if (this.#released > 1 - NEARLY_ONE && held === 1) this.#released = 1;
    const slot = now % this.#window;
    const leaving = this.#averaged[slot] ?? 1;
    this.#averaged[slot] = this.#released;
    this.#averagedSum += this.#released - leaving;
    this.#reduced += (this.#released < 1 ? 1 : 0) - (leaving < 1 ? 1 : 0);
    // With nothing reduced in the whole window the sum starts afresh, and the gain is exactly 1.
    if (this.#reduced === 0) this.#averagedSum = this.#window;
    return this.#averagedSum / this.#window;
  }

  #hold(wanted: number, now: number): number {
    const size = this.#queueGain.length;
    const place = (offset: number) => (this.#queueHead + offset) % size;
    while (this.#queueLength > 0 && (this.#queueGain[place(this.#queueLength - 1)] ?? 0) >= wanted) {
      this.#queueLength--;
    }
    const end = place(this.#queueLength);
    this.#queueGain[end] = wanted;
    this.#queueAt[end] = now;
    this.#queueLength++;
    if ((this.#queueAt[this.#queueHead] ?? 0) <= now - this.#window) {
      this.#queueHead = place(1);
      this.#queueLength--;
    }
    return this.#queueGain[this.#queueHead] ?? 1;
  }
}
