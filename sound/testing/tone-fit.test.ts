import { expect, it } from 'vitest';
import { fitTones } from './tone-fit.ts';

const RATE = 48_000;

function sum(seconds: number, at: (t: number) => number): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, i) => at(i / RATE));
}

const turn = 2 * Math.PI;

it('tells two tones half a hertz apart, each to a millionth of a hertz', () => {
  const heard = sum(6, (t) => 0.3 * Math.cos(turn * 462.8003 * t + 1) + 0.2 * Math.sin(turn * 462.3298 * t));
  const { hz, amplitudes } = fitTones(
    heard,
    RATE,
    [462.8, 462.33],
    [
      [1, 0],
      [0, 1],
    ],
  );
  expect(hz[0]).toBeCloseTo(462.8003, 6);
  expect(hz[1]).toBeCloseTo(462.3298, 6);
  expect(amplitudes[0]).toBeCloseTo(0.3, 6);
  expect(amplitudes[1]).toBeCloseTo(0.2, 6);
});

it('finds the rate of a slow swell from the lines beside its carrier', () => {
  const heard = sum(40, (t) => (0.5 + 0.4 * Math.sin(turn * 0.1004 * t)) * Math.cos(turn * 110 * t));
  const { hz } = fitTones(
    heard,
    RATE,
    [110, 0.1],
    [
      [1, 0],
      [1, 1],
      [1, -1],
    ],
  );
  expect(hz[0]).toBeCloseTo(110, 6);
  expect(hz[1]).toBeCloseTo(0.1004, 6);
});
