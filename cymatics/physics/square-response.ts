import { answer, DAMPING, type Displacement } from './answer.ts';
import type { Beam } from './beam.ts';
import { type SquareMode, type SquarePlate, squarePlate } from './square-plate.ts';

interface DrivenSquare extends SquarePlate {
  /** How strongly a push at the centre moves each mode. */
  drives: number[];
  /** The bar shapes at the places of a grid, by its size. */
  tables: Map<number, Float32Array>;
}
const squares = new Map<number, DrivenSquare>();

/** Enough terms for the modes around a number, made once for each of a few sizes. */
function squareFor(number: number): DrivenSquare {
  const needed = Math.sqrt(number) / 2 + 4;
  const terms = [6, 9, 12, 16].find((size) => size >= needed) ?? 22;
  let square = squares.get(terms);
  if (!square) {
    const plate = squarePlate('even+', terms);
    const centre = plate.alongX.map((beam) => beam.shape(0)[0]);
    const drives = plate.modes.map(({ weights }) => {
      let drive = 0;
      centre.forEach((x, m) => {
        centre.forEach((y, n) => {
          drive += (weights[m * terms + n] as number) * x * y;
        });
      });
      return drive;
    });
    square = { ...plate, drives, tables: new Map() };
    squares.set(terms, square);
  }
  return square;
}

function shapeTable({ alongX, tables }: DrivenSquare, size: number): Float32Array {
  let table = tables.get(size);
  if (!table) {
    table = Float32Array.from({ length: alongX.length * (size + 1) }, (_, at) => {
      const beam = alongX[Math.floor(at / (size + 1))] as Beam;
      return beam.shape((2 * (at % (size + 1))) / size - 1)[0];
    });
    tables.set(size, table);
  }
  return table;
}

/** The square plate driven at its centre. */
export function squareResponse(number: number, size: number): Displacement {
  const square = squareFor(number);
  const terms = square.alongX.length;
  const real = new Float64Array(terms * terms);
  const imaginary = new Float64Array(terms * terms);
  square.modes.forEach((mode, index) => {
    const [re, im] = answer(mode.number ** 2, number ** 2, DAMPING * number);
    const drive = square.drives[index] as number;
    for (let i = 0; i < terms * terms; i++) {
      const weight = (mode.weights[i] as number) * drive;
      real[i] = (real[i] as number) + re * weight;
      imaginary[i] = (imaginary[i] as number) + im * weight;
    }
  });
  const table = shapeTable(square, size);
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
