import { BODIES, type Body, type Figure } from './figures.ts';
import { type RoundMode, radialTable, roundModes } from './round-plate.ts';
import { type SquarePlate, squarePlate } from './square-plate.ts';

/**
 * The driven response: every mode answers with φ(drive) / (ω² − ω_drive² + j·damping·ω_drive). Between two
 * resonances both take part, so the figure changes without a jump while the frequency glides.
 * Numbers are Chladni numbers: (k / (π/2))² for a half width or radius of one.
 */
export interface Displacement {
  /** In phase with the drive, and a quarter turn behind it, on (size + 1)² places row by row. */
  inPhase: Float32Array;
  behind: Float32Array;
}

/**
 * Width of every resonance in Chladni numbers (air and the pad take the same share at each pitch): Q is 80 at
 * 432 Hz on the stage. Narrower makes figures jump; wider lets waves travel, and lines break into dots.
 */
const DAMPING = 1.3;
const K_PER_ROOT_NUMBER = Math.PI / 2;
const RADIAL_STEPS = 320;
/** Modes of a round body beyond these answer too weakly to be seen. */
const MOST_ROUND_MODES = 24;

export function displacement(figure: Figure, number: number, size: number): Displacement {
  const body = BODIES[figure];
  return body.shape === 'square' ? squareResponse(number, size) : roundResponse(body, number, size);
}

/** Numbers and names of the mode that answers strongest: (half waves, half waves) or (diameters, circles). */
export function nearestMode(figure: Figure, number: number): [number, number] {
  const body = BODIES[figure];
  if (body.shape === 'square') {
    const { modes } = squareFor(number);
    const best = modes.reduce((a, b) => (Math.abs(b.number - number) < Math.abs(a.number - number) ? b : a));
    return [best.m, best.n];
  }
  const { modes } = roundFor(body, number);
  const target = K_PER_ROOT_NUMBER * Math.sqrt(number);
  const best = modes.reduce((a, b) => (Math.abs(b.k - target) < Math.abs(a.k - target) ? b : a));
  return [best.diameters, best.circles];
}

/** Real and imaginary part of one mode's answer, for the squared frequencies of mode and drive. */
function answer(own: number, driven: number, loss: number): [number, number] {
  const detuning = own - driven;
  const size = detuning * detuning + loss * loss || 1;
  return [detuning / size, -loss / size];
}

const squares = new Map<number, SquarePlate>();

/** Enough terms for the modes around a number, made once for each of a few sizes. */
function squareFor(number: number): SquarePlate {
  const needed = Math.sqrt(number) / 2 + 4;
  const terms = [6, 9, 12, 16, 20].find((size) => size >= needed) ?? 25;
  let plate = squares.get(terms);
  if (!plate) {
    plate = squarePlate('even+', terms);
    squares.set(terms, plate);
  }
  return plate;
}

function squareResponse(number: number, size: number): Displacement {
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

type Round = Extract<Body, { shape: 'round' }>;
interface RoundSet {
  modes: RoundMode[];
  radial(mode: RoundMode): Float64Array;
}
const rounds = new Map<string, RoundSet>();

function roundFor(body: Round, number: number): RoundSet {
  const needed = K_PER_ROOT_NUMBER * Math.sqrt(number) + 6;
  const kMax = [16, 26, 40].find((k) => k >= needed) ?? 72;
  const key = `${body.body} ${body.fold} ${kMax}`;
  let set = rounds.get(key);
  if (!set) {
    const modes: RoundMode[] = [];
    for (let n = 0; n < kMax; n += body.fold) modes.push(...roundModes(body.body, n, kMax));
    const tables = new Map<RoundMode, Float64Array>();
    const radial = (mode: RoundMode) => {
      let table = tables.get(mode);
      if (!table) {
        table = radialTable(mode, RADIAL_STEPS);
        tables.set(mode, table);
      }
      return table;
    };
    set = { modes, radial };
    rounds.set(key, set);
  }
  return set;
}

function roundResponse(body: Round, number: number, size: number): Displacement {
  const { modes, radial } = roundFor(body, number);
  // The squared frequency of a plate grows with k⁴, that of a skin with k².
  const law = body.body === 'plate' ? 2 : 1;
  const loss = body.body === 'plate' ? DAMPING * number : DAMPING / 2;
  const own = (k: number) => (k / K_PER_ROOT_NUMBER) ** (2 * law);
  const loudest = modes
    .map((mode) => ({ mode, answer: answer(own(mode.k), number ** law, loss) }))
    .sort((a, b) => Math.hypot(...b.answer) - Math.hypot(...a.answer))
    .slice(0, MOST_ROUND_MODES);

  const orders = new Map<number, { real: Float64Array; imaginary: Float64Array }>();
  for (const {
    mode,
    answer: [re, im],
  } of loudest) {
    const table = radial(mode);
    const drive = table[Math.round(body.ring * RADIAL_STEPS)] as number;
    let order = orders.get(mode.diameters);
    if (!order) {
      order = { real: new Float64Array(RADIAL_STEPS + 2), imaginary: new Float64Array(RADIAL_STEPS + 2) };
      orders.set(mode.diameters, order);
    }
    for (let s = 0; s <= RADIAL_STEPS + 1; s++) {
      const value = (table[Math.min(s, RADIAL_STEPS)] as number) * drive;
      order.real[s] = (order.real[s] as number) + re * value;
      order.imaginary[s] = (order.imaginary[s] as number) + im * value;
    }
  }

  const width = size + 1;
  const out = { inPhase: new Float32Array(width * width), behind: new Float32Array(width * width) };
  for (let j = 0; j <= size; j++) {
    for (let i = 0; i <= size; i++) {
      const x = (2 * i) / size - 1;
      const y = (2 * j) / size - 1;
      // A little past the rim the rim's own value stands, so that the slope at the rim is not an artefact.
      const s = Math.min(1, Math.hypot(x, y)) * RADIAL_STEPS;
      const angle = Math.atan2(y, x);
      const below = Math.floor(s);
      const share = s - below;
      let re = 0;
      let im = 0;
      for (const [n, { real, imaginary }] of orders) {
        const turn = n === 0 ? 1 : Math.cos(n * angle);
        re += turn * ((real[below] as number) * (1 - share) + (real[below + 1] as number) * share);
        im += turn * ((imaginary[below] as number) * (1 - share) + (imaginary[below + 1] as number) * share);
      }
      out.inPhase[j * width + i] = re;
      out.behind[j * width + i] = im;
    }
  }
  return out;
}
