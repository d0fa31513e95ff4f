import { DETECTION_DELAY, PeakDetector } from './peak-detector.ts';

/**
 * A true-peak limiter, as arithmetic on samples. It looks 2 ms ahead, finds the peaks between the samples too,
 * and turns both channels down together, early and smoothly enough that no peak passes the ceiling.
 * What stays below the ceiling comes out bit for bit as it went in, only later.
 */

/** Half a decibel below the promised −1 dBTP: between the points that are looked at a peak can hide a little more. */
const CEILING = 10 ** (-1.5 / 20);
const LOOK_AHEAD_SECONDS = 0.002;
const RELEASE_SECONDS = 0.12;
/** Closer to 1 than this, the gain is 1: otherwise a released limiter would colour the sound for ever. */
const NEARLY_ONE = 1e-6;
const BLOCK = 128;

export class LimiterKernel {
  /** In samples: how much later the sound comes out. */
  readonly delay: number;
  readonly #leftDetector = new PeakDetector(CEILING);
  readonly #rightDetector = new PeakDetector(CEILING);
  readonly #peaks = new Float64Array(BLOCK);
  readonly #leftPast: Float32Array;
  readonly #rightPast: Float32Array;
  readonly #smoother: GainSmoother;
  #now = 0;

  constructor(sampleRate: number) {
    const window = Math.round(LOOK_AHEAD_SECONDS * sampleRate);
    this.delay = window - 1 + DETECTION_DELAY;
    this.#smoother = new GainSmoother(window, 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRate)));
    // A power of two, so that a place in the ring is found by masking.
    const size = 2 ** Math.ceil(Math.log2(this.delay + 1));
    this.#leftPast = new Float32Array(size);
    this.#rightPast = new Float32Array(size);
  }

  /** At most 128 samples at a time. */
  process(left: Float32Array, right: Float32Array, leftOut: Float32Array, rightOut: Float32Array): void {
    const peaks = this.#peaks.fill(CEILING);
    this.#leftDetector.raise(left, peaks);
    this.#rightDetector.raise(right, peaks);
    const { delay } = this;
    const leftPast = this.#leftPast;
    const rightPast = this.#rightPast;
    const mask = leftPast.length - 1;
    for (let i = 0; i < left.length; i++) {
      const now = this.#now++;
      leftPast[now & mask] = left[i] as number;
      rightPast[now & mask] = right[i] as number;
      const gain = this.#smoother.next(CEILING / (peaks[i] as number));
      leftOut[i] = (leftPast[(now - delay) & mask] as number) * gain;
      rightOut[i] = (rightPast[(now - delay) & mask] as number) * gain;
    }
  }
}

/** Holds the smallest gain for the look-ahead, lets it rise slowly, and averages it so that it never steps. */
class GainSmoother {
  readonly #window: number;
  readonly #release: number;
  /** Wanted gains, smallest first, and when they came: what can never be the smallest again is dropped. */
  readonly #queue: Float64Array;
  readonly #queuedAt: Float64Array;
  #head = 0;
  #length = 0;
  readonly #averaged: Float64Array;
  #sum: number;
  #reduced = 0;
  #released = 1;
  #now = 0;

  constructor(window: number, release: number) {
    this.#window = window;
    this.#release = release;
    this.#queue = new Float64Array(window + 1);
    this.#queuedAt = new Float64Array(window + 1);
    this.#averaged = new Float64Array(window).fill(1);
    this.#sum = window;
  }

  next(wanted: number): number {
    const now = this.#now++;
    // Nothing to reduce, and nothing reduced in the whole window: the gain is exactly 1, with no sum to drift.
    if (wanted === 1 && this.#reduced === 0 && this.#released === 1 && this.#length === 0) return 1;
    const held = this.#hold(wanted, now);
    let released = this.#released + (1 - this.#released) * this.#release;
    if (released > 1 - NEARLY_ONE) released = 1;
    if (held < released) released = held;
    this.#released = released;
    const slot = now % this.#window;
    const leaving = this.#averaged[slot] as number;
    this.#averaged[slot] = released;
    this.#sum += released - leaving;
    this.#reduced += (released < 1 ? 1 : 0) - (leaving < 1 ? 1 : 0);
    if (this.#reduced > 0) return this.#sum / this.#window;
    this.#sum = this.#window;
    if (held === 1) this.#length = 0;
    return 1;
  }

  #hold(wanted: number, now: number): number {
    const queue = this.#queue;
    const size = queue.length;
    while (this.#length > 0 && (queue[(this.#head + this.#length - 1) % size] as number) >= wanted)
      this.#length--;
    const end = (this.#head + this.#length) % size;
    queue[end] = wanted;
    this.#queuedAt[end] = now;
    this.#length++;
    if ((this.#queuedAt[this.#head] as number) <= now - this.#window) {
      this.#head = (this.#head + 1) % size;
      this.#length--;
    }
    return queue[this.#head] as number;
  }
}
