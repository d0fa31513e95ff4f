import { describe, expect, it } from 'vitest';
import { truePeakDb } from '#sound/testing/hearing.ts';
import { LimiterKernel } from './limiter-kernel.ts';

const RATE = 48_000;
const BLOCK = 128;
const LENGTH = RATE / 4;

function limit(left: Float32Array, right: Float32Array = left) {
  const kernel = new LimiterKernel(RATE);
  const out = [new Float32Array(left.length), new Float32Array(left.length)] as const;
  for (let at = 0; at < left.length; at += BLOCK) {
    const piece = (samples: Float32Array) => samples.subarray(at, at + BLOCK);
    kernel.process(piece(left), piece(right), piece(out[0]), piece(out[1]));
  }
  return { left: out[0], right: out[1], delay: kernel.delay };
}

const wave = (hz: number, amplitude: number, shape: (turn: number) => number) =>
  Float32Array.from({ length: LENGTH }, (_, i) => amplitude * shape((hz * i) / RATE));
const sine = (turn: number) => Math.sin(2 * Math.PI * turn);
const square = (turn: number) => (turn % 1 < 0.5 ? 1 : -1);

/** The same hiss every time, up to 19 kHz: what is above 20 kHz never reaches the limiter. */
function hiss(amplitude: number): Float32Array {
  let seed = 1;
  const white = Float32Array.from({ length: LENGTH }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return amplitude * (seed / 2 ** 31 - 1);
  });
  const reach = 100;
  const cutoff = 19_000 / (RATE / 2);
  return white.map((_, n) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const sinc = k === 0 ? cutoff : Math.sin(Math.PI * cutoff * k) / (Math.PI * k);
      sum += (white[n - k] ?? 0) * sinc * (0.5 + 0.5 * Math.cos((Math.PI * k) / reach));
    }
    return sum;
  });
}

describe('the limiter', () => {
  it('GEN-36 keeps every signal at or below −1 dBTP, between the samples too', () => {
    const hard = [
      wave(1000, 3, sine),
      wave(997, 3, square),
      // A quarter of the sample rate, caught between its peaks: 3 dB more than any sample shows.
      wave(RATE / 4, 1, (turn) => Math.sin(2 * Math.PI * turn + Math.PI / 4)),
      wave(11_987, 4, square),
      hiss(5),
    ];
    for (const signal of hard) expect(truePeakDb(limit(signal).left)).toBeLessThanOrEqual(-1);
  });

  it('GEN-36 leaves what is below the ceiling untouched, bit for bit, only later', () => {
    const signal = wave(432, 0.8, sine);
    const { left, delay } = limit(signal);
    expect(left.subarray(delay)).toEqual(signal.subarray(0, LENGTH - delay));
  });

  it('turns both ears down together, so that nothing moves sideways', () => {
    const { left, right } = limit(wave(432, 3, sine), wave(432, 0.3, sine));
    for (let i = 5000; i < 6000; i++) expect(right[i]).toBeCloseTo((left[i] ?? 0) / 10, 5);
  });

  it('lets go completely after a burst: the gain is exactly 1 again', () => {
    // From full reduction to within a millionth of 1 takes fourteen release times of 120 ms.
    const quiet = wave(432, 0.5, sine);
    const signal = new Float32Array(2 * RATE + LENGTH);
    signal.fill(4, 0, 100);
    signal.set(quiet, 2 * RATE);
    const { left, delay } = limit(signal);
    expect(left.subarray(2 * RATE + delay)).toEqual(quiet.subarray(0, LENGTH - delay));
  });
});
