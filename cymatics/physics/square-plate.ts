import { type Beam, beamShape, type Parity } from './beam.ts';
import { diagonalise } from './symmetric-eigen.ts';

/**
 * How a mode behaves under the mirrors of the square: across each middle line, and across the diagonal
 * (`+` keeps its sign when x and y are exchanged). `mixed` are the twins that are even in x and odd in y.
 */
export type SquareSymmetry = 'even+' | 'even-' | 'odd+' | 'odd-' | 'mixed';

export interface SquareMode {
  /** Chladni's number: the frequency in units in which a plate of cosines has exactly m² + n². */
  number: number;
  /** Half waves along the two sides, of the strongest term. */
  m: number;
  n: number;
  /** Weights of the products shape[i](x) · shape[j](y), row by row. */
  weights: Float64Array;
}

export interface SquarePlate {
  modes: SquareMode[];
  alongX: Beam[];
  alongY: Beam[];
}

/** Poisson's ratio of glass, the one Ritz and Leissa's table of the free square plate use. */
const SQUARE_POISSON = 0.225;
/** Frequency parameter ω·a²·√(ρ/D) of Leissa's tables for a Chladni number of one. */
export const LEISSA_PER_NUMBER = Math.PI ** 2;

/** Modes of the free square plate −1 … 1 of one symmetry, from products of `terms` bar shapes a side. */
export function squarePlate(
  symmetry: SquareSymmetry,
  terms: number,
  poisson: number = SQUARE_POISSON,
): SquarePlate {
  const parityX: Parity = symmetry.startsWith('odd') ? 'odd' : 'even';
  const parityY: Parity = symmetry.startsWith('even') ? 'even' : 'odd';
  const alongX = Array.from({ length: terms }, (_, i) => beamShape(parityX, i));
  const alongY =
    parityX === parityY ? alongX : Array.from({ length: terms }, (_, i) => beamShape(parityY, i));
  const x = overlaps(alongX);
  const y = parityX === parityY ? x : overlaps(alongY);

  /** Bending energy shared by the products (m, n) and (p, q). */
  const stiffness = (m: number, n: number, p: number, q: number) => {
    const crossed = x.bend(m, p) * y.bend(q, n) + x.bend(p, m) * y.bend(n, q);
    const twist = x.slope(m, p) * y.slope(n, q);
    const own = m === p && n === q ? (alongX[m] as Beam).k ** 4 + (alongY[n] as Beam).k ** 4 : 0;
    return own + poisson * crossed + 2 * (1 - poisson) * twist;
  };

  const swap = symmetry.endsWith('+') ? 1 : symmetry.endsWith('-') ? -1 : 0;
  const basis: [number, number][] = [];
  for (let m = 0; m < terms; m++) {
    for (let n = 0; n < terms; n++) {
      if (swap === 0 || m < n || (m === n && swap > 0)) basis.push([m, n]);
    }
  }
  const scale = basis.map(([m, n]) => (swap !== 0 && m === n ? Math.SQRT1_2 : 1));
  const size = basis.length;
  const matrix = new Float64Array(size * size);
  basis.forEach(([m, n], i) => {
    for (let j = 0; j <= i; j++) {
      const [p, q] = basis[j] as [number, number];
      const direct = stiffness(m, n, p, q) + (swap === 0 ? 0 : swap * stiffness(m, n, q, p));
      const value = direct * (scale[i] as number) * (scale[j] as number);
      matrix[i * size + j] = value;
      matrix[j * size + i] = value;
    }
  });

  const { values, vectors } = diagonalise(matrix, size);
  const halfWaves = (index: number, parity: Parity) => 2 * index + (parity === 'odd' ? 1 : 0);
  const modes = Array.from(values, (value, mode): SquareMode => {
    const weights = new Float64Array(terms * terms);
    let strongest = 0;
    let label: [number, number] = [0, 0];
    basis.forEach(([m, n], i) => {
      const w = vectors[i * size + mode] as number;
      if (Math.abs(w) > strongest) {
        strongest = Math.abs(w);
        label = [m, n];
      }
      if (swap === 0 || m === n) weights[m * terms + n] = w;
      else {
        weights[m * terms + n] = w * Math.SQRT1_2;
        weights[n * terms + m] = w * swap * Math.SQRT1_2;
      }
    });
    return {
      number: (4 * Math.sqrt(Math.max(0, value))) / LEISSA_PER_NUMBER,
      m: halfWaves(label[0], parityX),
      n: halfWaves(label[1], parityY),
      weights,
    };
  });
  return { modes, alongX, alongY };
}

/** Integrals of slopes and bends of each pair of shapes over the side, by Simpson's rule. */
function overlaps(beams: Beam[]) {
  const size = beams.length;
  // The steepest shapes decay over 1/k at the rim: sixteen steps for each of their half waves hold 6 digits.
  const steps = 64 + 32 * size;
  const slope = new Float64Array(size * size);
  const bend = new Float64Array(size * size);
  for (let step = 0; step <= steps; step++) {
    const weight = ((step === 0 || step === steps ? 1 : step % 2 ? 4 : 2) * 2) / (3 * steps);
    const here = beams.map((beam) => beam.shape(step / steps));
    here.forEach(([, slopeA, bendA], a) => {
      here.forEach(([shapeB, slopeB], b) => {
        slope[a * size + b] = (slope[a * size + b] as number) + weight * slopeA * slopeB;
        bend[a * size + b] = (bend[a * size + b] as number) + weight * bendA * shapeB;
      });
    });
  }
  return {
    slope: (a: number, b: number) => slope[a * size + b] as number,
    bend: (a: number, b: number) => bend[a * size + b] as number,
  };
}
