import { bessel } from './bessel.ts';

/** What holds the round body in shape: the stiffness of a plate with a free rim, or the tension of a drum skin. */
export type RoundBody = 'plate' | 'skin';

/** Poisson's ratio of Leissa's table of the free circular plate. */
const ROUND_POISSON = 0.33;

export interface RoundMode {
  /** Nodal diameters, and nodal circles (the rim of a skin not counted). */
  diameters: number;
  circles: number;
  /** Wave number for a radius of one. */
  k: number;
  /** Share of the function I_n: what the free rim adds to the wave of a skin. */
  rim: number;
}

const SCAN_STEP = 0.25;
const BISECTIONS = 40;

/** Modes with a given number of nodal diameters and a wave number up to `kMax`, lowest first. */
export function roundModes(
  body: RoundBody,
  diameters: number,
  kMax: number,
  poisson = ROUND_POISSON,
): RoundMode[] {
  const misfit = (k: number) =>
    body === 'skin' ? bessel(1, diameters, k)[0] : rimMisfit(diameters, k, poisson);
  const modes: RoundMode[] = [];
  // Below k ≈ n/2 a mode cannot exist; starting there also steps over the zero that every equation has at k = 0.
  let low = Math.max(SCAN_STEP * 2, diameters * 0.5);
  let atLow = misfit(low);
  for (let high = low + SCAN_STEP; high <= kMax; high += SCAN_STEP) {
    const atHigh = misfit(high);
    if (atLow * atHigh < 0) {
      let [a, b] = [low, high];
      for (let i = 0; i < BISECTIONS; i++) {
        const middle = (a + b) / 2;
        if (misfit(middle) * atLow > 0) a = middle;
        else b = middle;
      }
      const k = (a + b) / 2;
      const rim = body === 'skin' ? 0 : rimShare(diameters, k, poisson);
      // A free plate can also rise and tilt as a whole: those are its modes without a circle, at k = 0.
      const rigid = body === 'plate' && diameters <= 1 ? 1 : 0;
      modes.push({ diameters, circles: modes.length + rigid, k, rim });
    }
    low = high;
    atLow = atHigh;
  }
  return modes;
}

/** J, J′, and exp(−k)·I, exp(−k)·I′ at the rim. */
function atRim(n: number, k: number) {
  const [j, jNext] = bessel(1, n, k);
  const [i, iNext] = bessel(-1, n, k);
  return { j, dj: (n / k) * j - jNext, i, di: (n / k) * i + iNext };
}

/** Bending moment at a free rim must vanish: this gives the share of I_n … */
function rimShare(n: number, k: number, poisson: number): number {
  const { j, dj, i, di } = atRim(n, k);
  const soft = 1 - poisson;
  return (k * k * j + soft * (k * dj - n * n * j)) / (k * k * i - soft * (k * di - n * n * i));
}

/** … and the shear force must vanish too: this gives k. */
function rimMisfit(n: number, k: number, poisson: number): number {
  const { j, dj, i, di } = atRim(n, k);
  const soft = 1 - poisson;
  const momentJ = k * k * j + soft * (k * dj - n * n * j);
  const momentI = k * k * i - soft * (k * di - n * n * i);
  const shearJ = k ** 3 * dj + soft * n * n * (k * dj - j);
  const shearI = k ** 3 * di - soft * n * n * (k * di - i);
  return (momentJ * shearI - shearJ * momentI) / k ** 5;
}

/** The mode along a radius, at `steps` + 1 places from centre to rim, of unit energy over the disc. */
export function radialTable(mode: RoundMode, steps: number): Float64Array {
  const table = new Float64Array(steps + 1);
  let energy = 0;
  for (let s = 0; s <= steps; s++) {
    const r = s / steps;
    const [j] = bessel(1, mode.diameters, mode.k * r);
    // Both I functions carry exp(−k·r): what is left of it grows towards the rim.
    const [i] = mode.rim === 0 ? [0] : bessel(-1, mode.diameters, mode.k * r);
    const value = j + mode.rim * i * Math.exp(mode.k * (r - 1));
    table[s] = value;
    energy += (s === steps ? 0.5 : 1) * value * value * r;
  }
  const angular = mode.diameters === 0 ? 2 * Math.PI : Math.PI;
  const scale = 1 / Math.sqrt((energy / steps) * angular);
  for (let s = 0; s <= steps; s++) table[s] = (table[s] as number) * scale;
  return table;
}
