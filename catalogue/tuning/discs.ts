/** How round skins and plates ring: the ratios of their partials to the lowest, from the equations of each. */

/** By its power series, which is exact enough for the small arguments needed here. `sign` −1: J, +1: I. */
function besselSeries(order: number, x: number, sign: 1 | -1): number {
  let term = 1;
  for (let k = 1; k <= order; k += 1) term *= x / 2 / k;
  let sum = term;
  for (let k = 1; k < 60; k += 1) {
    term *= (sign * (x / 2) ** 2) / (k * (k + order));
    sum += term;
  }
  return sum;
}

const besselJ = (order: number, x: number) => besselSeries(order, x, -1);
const besselI = (order: number, x: number) => besselSeries(order, x, 1);
const slopeJ = (n: number, x: number) => (n / x) * besselJ(n, x) - besselJ(n + 1, x);
const slopeI = (n: number, x: number) => (n / x) * besselI(n, x) + besselI(n + 1, x);

/** Where each of the first few lies is known: beyond this no root is among the first eight. */
const HIGHEST_ROOT = 8.6;
const STEP = 0.05;
const DIAMETERS = [0, 1, 2, 3, 4, 5, 6] as const;

function rootBetween(equation: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if (equation(low) * equation(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** The lowest roots of an equation over all numbers of nodal diameters, in order. */
function lowestRoots(equation: (diameters: number, x: number) => number, partials: number): number[] {
  const roots = DIAMETERS.flatMap((diameters) => {
    const own = (x: number) => equation(diameters, x);
    const steps = Array.from({ length: Math.floor(HIGHEST_ROOT / STEP) - 20 }, (_, step) => 1 + step * STEP);
    return steps.filter((x) => own(x) * own(x + STEP) < 0).map((x) => rootBetween(own, x, x + STEP));
  });
  return roots.toSorted((a, b) => a - b).slice(0, partials);
}

function toLowest(values: readonly number[]): number[] {
  return values.map((value) => value / (values[0] ?? Number.NaN));
}

/** A skin held at its edge. */
export function roundDrum(partials: number): number[] {
  return toLowest(lowestRoots(besselJ, partials));
}

/** A plate held at its edge, where it neither moves nor tilts. Frequencies go with the square of the root. */
export function heldDisc(partials: number): number[] {
  const equation = (n: number, x: number) =>
    besselJ(n, x) * besselI(n + 1, x) + besselI(n, x) * besselJ(n + 1, x);
  return toLowest(lowestRoots(equation, partials).map((root) => root ** 2));
}

/** How much a plate that is stretched grows narrower: a third, as for most metals. */
const POISSON = 1 / 3;

/** A plate free at its edge, where nothing bends it and nothing holds it up (Kirchhoff's conditions). */
export function freeDisc(partials: number): number[] {
  const soft = 1 - POISSON;
  const equation = (n: number, x: number) => {
    const [j, i, dj, di] = [besselJ(n, x), besselI(n, x), x * slopeJ(n, x), x * slopeI(n, x)];
    const bending = [x ** 2 * j + soft * (dj - n ** 2 * j), x ** 2 * i - soft * (di - n ** 2 * i)] as const;
    const holding = [x ** 2 * dj + soft * n ** 2 * (dj - j), x ** 2 * di - soft * n ** 2 * (di - i)] as const;
    return bending[0] * holding[1] - bending[1] * holding[0];
  };
  return toLowest(lowestRoots(equation, partials).map((root) => root ** 2));
}
