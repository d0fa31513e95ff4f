import { describe, expect, it } from 'vitest';
import type { Beam } from './beam.ts';
import { LEISSA_PER_NUMBER, type SquareMode, type SquareSymmetry, squarePlate } from './square-plate.ts';

/**
 * Free square plate, Poisson's ratio 0.225: Ritz's frequency parameters ω·a²·√(ρ/D) as Leissa
 * tabulates them (Vibration of Plates, NASA SP-160, free square plate). Twins, which are even one way and odd the other, count twice.
 */
const LEISSA = [14.1, 20.56, 23.91, 35.96, 35.96, 61.6, 61.6, 65.24, 71.12, 77.77, 109.25, 109.25];
/** The same plate with Poisson's ratio 0.3 (Leissa, Journal of Sound and Vibration 31, 1973, case F-F-F-F). */
const LEISSA_1973 = [13.489, 19.789, 24.432, 35.024, 35.024, 61.526];

const SYMMETRIES: SquareSymmetry[] = ['even+', 'even-', 'odd+', 'odd-', 'mixed'];

function frequencies(poisson: number): number[] {
  return SYMMETRIES.flatMap((symmetry) => {
    const found = squarePlate(symmetry, 9, poisson).modes.map(({ number }) => number * LEISSA_PER_NUMBER);
    return symmetry === 'mixed' ? found.flatMap((value) => [value, value]) : found;
  })
    .filter((value) => value > 1)
    .sort((a, b) => a - b);
}

describe('the free square plate', () => {
  it('has its first twelve eigenfrequencies within 1 % of Leissa’s table', () => {
    const found = frequencies(0.225);
    LEISSA.forEach((value, i) => {
      expect(Math.abs((found[i] as number) / value - 1)).toBeLessThan(0.01);
    });
  });

  it('has them in the right ratios to the lowest, for another Poisson’s ratio too', () => {
    const found = frequencies(0.3);
    LEISSA_1973.forEach((value, i) => {
      const ratio = (found[i] as number) / (found[0] as number);
      expect(Math.abs(ratio / (value / (LEISSA_1973[0] as number)) - 1)).toBeLessThan(0.01);
    });
  });

  it('hardly changes when more terms are added', () => {
    const few = squarePlate('even+', 9).modes[6] as SquareMode;
    const many = squarePlate('even+', 16).modes[6] as SquareMode;
    expect(Math.abs(many.number / few.number - 1)).toBeLessThan(0.002);
  });

  const at = ({ weights }: SquareMode, xs: Beam[], ys: Beam[], x: number, y: number) => {
    let sum = 0;
    xs.forEach((a, m) => {
      ys.forEach((b, n) => {
        sum += (weights[m * ys.length + n] as number) * a.shape(x)[0] * b.shape(y)[0];
      });
    });
    return sum;
  };

  it.each<[string, SquareSymmetry, number, (x: number, y: number) => number]>([
    ['the cross of the lowest mode', 'odd+', 0, (x, y) => x * y],
    ['the two diagonals of the second', 'even-', 0, (x, y) => y * y - x * x],
    ['cross and diagonals of the mode 1, 3', 'odd-', 0, (x, y) => x * y * (y * y - x * x)],
  ])('shows %s, cell by cell', (_, symmetry, index, analytic) => {
    const { modes, alongX, alongY } = squarePlate(symmetry, 8);
    const mode = modes[index] as SquareMode;
    const sign = Math.sign(at(mode, alongX, alongY, 0.31, 0.83) * analytic(0.31, 0.83));
    let wrong = 0;
    for (let j = 0; j < 40; j++) {
      for (let i = 0; i < 40; i++) {
        // Cells cut by a diagonal have no sign of their own.
        if (i === j || i === 39 - j) continue;
        const [x, y] = [(i + 0.5) / 20 - 1, (j + 0.5) / 20 - 1];
        if (at(mode, alongX, alongY, x, y) * analytic(x, y) * sign < 0) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });
});
