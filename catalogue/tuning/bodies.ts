/** How struck bodies ring: the ratios of their partials to the lowest, from the physics of each. */

function toLowest(values: readonly number[]): number[] {
  const lowest = values[0] ?? Number.NaN;
  return values.map((value) => value / lowest);
}

function count(from: number, howMany: number): number[] {
  return Array.from({ length: howMany }, (_, step) => from + step);
}

/** The n-th solution of cosh x · cos x = side, by bisection around the odd quarter turn it lies next to. */
function barRoot(quarterTurns: number, side: 1 | -1): number {
  // Divided by cosh, both sides stay small; cos x changes sign near the quarter turn.
  const difference = (x: number) => Math.cos(x) - side / Math.cosh(x);
  let low = (quarterTurns - 0.9) * (Math.PI / 2);
  let high = (quarterTurns + 0.9) * (Math.PI / 2);
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (difference(low) * difference(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** A bar free at both ends: wind chime, glockenspiel. Frequencies go with the square of the root. */
export function freeBar(partials: number): number[] {
  return toLowest(count(1, partials).map((n) => barRoot(2 * n + 1, 1) ** 2));
}

/** A bar held at one end: the prong of a tuning fork, the tongue of a kalimba. */
export function heldBar(partials: number): number[] {
  return toLowest(count(1, partials).map((n) => barRoot(2 * n - 1, -1) ** 2));
}

/** A bar resting on its two ends. */
export function hingedBar(partials: number): number[] {
  return count(1, partials).map((n) => n ** 2);
}

/** A thin ring bending in its plane, as the rim of a bowl does: n(n² − 1) / √(n² + 1) from n = 2. */
export function ring(partials: number): number[] {
  return toLowest(count(2, partials).map((n) => (n * (n ** 2 - 1)) / Math.sqrt(n ** 2 + 1)));
}

/** A drop held by its surface tension: √(n(n − 1)(n + 2)) from n = 2. */
export function drop(partials: number): number[] {
  return toLowest(count(2, partials).map((n) => Math.sqrt(n * (n - 1) * (n + 2))));
}

/** A stiff string: n √(1 + B n²). */
export function stiffString(partials: number, stiffness: number): number[] {
  return toLowest(count(1, partials).map((n) => n * Math.sqrt(1 + stiffness * n ** 2)));
}

/** Half waves along the two sides, sorted by m² + n², each sum once. */
function squareSums(from: number, partials: number): number[] {
  const sums = new Set<number>();
  for (const m of count(from, partials + 1)) {
    for (const n of count(m, partials + 1)) if (m + n > 0) sums.add(m ** 2 + n ** 2);
  }
  return [...sums].toSorted((a, b) => a - b).slice(0, partials);
}

/** A square skin held at its edge: √(m² + n²). */
export function squareDrum(partials: number): number[] {
  return toLowest(squareSums(1, partials).map(Math.sqrt));
}

/** Chladni's square plate with free edges, in his approximation: m² + n², from the (1, 1) figure on. */
export function squarePlate(partials: number): number[] {
  return toLowest(squareSums(0, partials + 1).slice(1));
}
