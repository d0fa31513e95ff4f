import { describe, expect, it } from 'vitest';
import { type RoundMode, radialTable, roundModes } from './round-plate.ts';

/**
 * Free circular plate: λ² = ω·R²·√(ρ/D) by nodal diameters and circles, for Poisson's ratio 0.33 as Leissa
 * tabulates it (Vibration of Plates, NASA SP-160). His 46.2 for (6, 0) lies 1.3 % below the root of his own
 * equation, 46.81; that mode is compared below, for 0.3, where the tables agree to five digits.
 */
const LEISSA: [diameters: number, circles: number, value: number][] = [
  [2, 0, 5.253],
  [0, 1, 9.084],
  [3, 0, 12.23],
  [1, 1, 20.52],
  [4, 0, 21.6],
  [5, 0, 33.1],
  [2, 1, 35.25],
  [0, 2, 38.55],
  [3, 1, 52.91],
  [1, 2, 59.86],
  [4, 1, 73.1],
  [2, 2, 83.9],
];
/** The same for 0.3, to five digits. */
const EXACT_03: [number, number, number][] = [
  [2, 0, 5.3583],
  [0, 1, 9.0031],
  [3, 0, 12.439],
  [1, 1, 20.475],
  [4, 0, 21.835],
  [5, 0, 33.495],
  [2, 1, 35.26],
  [0, 2, 38.443],
  [6, 0, 47.378],
  [3, 1, 53.008],
  [1, 2, 59.812],
];
/** Zeros of the Bessel functions: the modes of a drum skin. */
const SKIN: [number, number, number][] = [
  [0, 0, 2.4048],
  [1, 0, 3.8317],
  [2, 0, 5.1356],
  [0, 1, 5.5201],
  [3, 0, 6.3802],
  [1, 1, 7.0156],
];

function modeOf(body: 'plate' | 'skin', diameters: number, circles: number, poisson?: number): RoundMode {
  const mode = roundModes(body, diameters, 14, poisson).find((one) => one.circles === circles);
  if (!mode) throw new Error(`no mode ${diameters}, ${circles}`);
  return mode;
}

describe('round bodies', () => {
  it.each(LEISSA)(
    'a free plate has mode %i, %i within a hundredth of Leissa’s table',
    (diameters, circles, value) => {
      expect(Math.abs(modeOf('plate', diameters, circles).k ** 2 / value - 1)).toBeLessThan(0.01);
    },
  );

  it.each(EXACT_03)(
    'a plate of Poisson’s ratio 0.3 has mode %i, %i to four digits',
    (diameters, circles, value) => {
      expect(Math.abs(modeOf('plate', diameters, circles, 0.3).k ** 2 / value - 1)).toBeLessThan(2e-4);
    },
  );

  it.each(SKIN)(
    'a drum skin has mode %i, %i at the zero of its Bessel function',
    (diameters, circles, value) => {
      expect(modeOf('skin', diameters, circles).k).toBeCloseTo(value, 3);
    },
  );

  it('a plate follows Chladni’s law: frequency grows as (diameters + 2 circles)²', () => {
    const high = modeOf('plate', 2, 3).k ** 2;
    const low = modeOf('plate', 2, 2).k ** 2;
    expect(Math.abs(high / low / (8 / 6) ** 2 - 1)).toBeLessThan(0.04);
  });

  /** Radii of the nodal circles as Leissa gives them. */
  it.each<[number, number, number[]]>([
    [0, 1, [0.68]],
    [1, 1, [0.781]],
    [0, 2, [0.391, 0.842]],
    [2, 0, []],
    [3, 1, [0.843]],
  ])('mode %i, %i has its circles and diameters where the table has them, cell by cell', (n, s, circles) => {
    const steps = 200;
    const table = radialTable(modeOf('plate', n, s), steps);
    const value = (r: number, angle: number) =>
      (table[Math.round(r * steps)] as number) * Math.cos(n * angle);
    const analytic = (r: number, angle: number) =>
      circles.reduce((sign, radius) => sign * (r < radius ? 1 : -1), 1) * Math.cos(n * angle);
    const sense = Math.sign(value(0.2, 0.05) * analytic(0.2, 0.05));
    let wrong = 0;
    for (let j = 0; j < 48; j++) {
      for (let i = 0; i < 48; i++) {
        const [x, y] = [(i + 0.5) / 24 - 1, (j + 0.5) / 24 - 1];
        const r = Math.hypot(x, y);
        const angle = Math.atan2(y, x);
        // Cells outside, cut by a circle, or cut by a diameter have no sign of their own.
        const cut =
          circles.some((radius) => Math.abs(r - radius) < 0.03) || Math.abs(Math.cos(n * angle)) * r < 0.05;
        if (r > 1 || cut) continue;
        if (value(r, angle) * analytic(r, angle) * sense <= 0) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });
});
