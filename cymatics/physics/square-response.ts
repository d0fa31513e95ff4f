import { answer, DAMPING, type Displacement } from './answer.ts';
import { type SquareMode, type SquarePlate, squarePlate } from './square-plate.ts';

const squares = new Map<number, SquarePlate>();

/** Enough terms for the modes around a number, made once for each of a few sizes. */
function squareFor(number: number): SquarePlate {
  const needed = Math.sqrt(number) / 2 + 4;
  const terms = [6, 9, 12, 16].find((size) => size >= needed) ?? 22;
  let plate = squares.get(terms);
  if (!plate) {
    plate = squarePlate('even+', terms);
    squares.set(terms, plate);
  }
  return plate;
}

/** The square plate driven at its centre. */
export function squareResponse(number: number, size: number): Displacement {
  const { modes, alongX } = squareFor(number);
  const terms = alongX.length;
  const centre = alongX.map((beam) => beam.shape(0)[0]);
  const real = new Float64Array(terms * terms);
  const imaginary = new Float64Array(terms * terms);
  for (const mode of modes) {
    let drive = 0;
    for (let m = 0; m < terms; m++) {
      for (let n = 0; n < terms; n++) {
        drive += (mode.weights[m * terms + n] as number) * (centre[m] as number) * (centre[n] as number);
      }
    }
    const [re, im] = answer(mode.number ** 2, number ** 2, DAMPING * number);
    for (let i = 0; i < terms * terms; i++) {
      const weight = (mode.weights[i] as number) * drive;
      real[i] = (real[i] as number) + re * weight;
      imaginary[i] = (imaginary[i] as number) + im * weight;
    }
  }
  const table = new Float32Array(terms * (size + 1));
  alongX.forEach((beam, m) => {
    for (let i = 0; i <= size; i++) table[m * (size + 1) + i] = beam.shape((2 * i) / size - 1)[0];
  });
  return { inPhase: weave(real, table, terms, size), behind: weave(imaginary, table, terms, size) };
}

/** Σ weights[m, n] · shape_m(x) · shape_n(y) on the grid; rows first, so that the work grows with terms only. */
function weave(weights: Float64Array, table: Float32Array, terms: number, size: number): Float32Array {
  const width = size + 1;
  const out = new Float32Array(width * width);
  const row = new Float64Array(terms);
  const half = size >> 1;
  for (let j = 0; j <= half; j++) {
    for (let m = 0; m < terms; m++) {
      let sum = 0;
      for (let n = 0; n < terms; n++) {
        sum += (weights[m * terms + n] as number) * (table[n * width + j] as number);
      }
      row[m] = sum;
    }
    for (let i = 0; i <= half; i++) {
      let sum = 0;
      for (let m = 0; m < terms; m++) sum += (row[m] as number) * (table[m * width + i] as number);
      // A centre drive moves only what is even in both directions: one quarter tells all four.
      out[j * width + i] = sum;
      out[j * width + size - i] = sum;
      out[(size - j) * width + i] = sum;
      out[(size - j) * width + size - i] = sum;
    }
  }
  return out;
}

/** The mode that answers strongest. */
export function nearestSquareMode(number: number): SquareMode {
  return squareFor(number).modes.reduce((a, b) =>
    Math.abs(b.number - number) < Math.abs(a.number - number) ? b : a,
  );
}
