import { expect, it } from 'vitest';
import { freeDisc, heldDisc, roundDrum } from './discs.ts';

const expectNear = (values: readonly number[], known: readonly number[], share: number) => {
  expect(values).toHaveLength(known.length);
  values.forEach((value, at) => {
    expect(Math.abs(value / (known[at] ?? 0) - 1)).toBeLessThan(share);
  });
};
const ratios = (values: readonly number[]) => values.map((value) => value / (values[0] ?? 0));

it('a round skin has the well-known zeros of the Bessel functions', () => {
  const zeros = [2.4048, 3.8317, 5.1356, 5.5201, 6.3802, 7.0156, 7.5883];
  expectNear(roundDrum(7), ratios(zeros), 5e-5);
});

it('a plate held at its edge has the well-known frequency parameters', () => {
  expectNear(heldDisc(6), ratios([10.2158, 21.26, 34.88, 39.771, 51.04, 60.82]), 5e-4);
});

it('a free plate is near the values of older tables, which were worked out by hand', () => {
  expectNear(freeDisc(7), ratios([5.253, 9.084, 12.23, 20.52, 21.6, 33.1, 35.25]), 6e-3);
  expectNear(freeDisc(4), ratios([5.2511, 9.0761, 12.2216, 20.5173]), 2e-5);
});
