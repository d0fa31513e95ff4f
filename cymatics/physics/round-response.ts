import { answer, DAMPING, type Displacement, K_PER_ROOT_NUMBER } from './answer.ts';
import type { Body } from './figures.ts';
import { type RoundMode, radialTable, roundModes } from './round-plate.ts';

const RADIAL_STEPS = 320;
/** Modes of a round body beyond these answer too weakly to be seen. */
const MOST_ROUND_MODES = 24;

export type Round = Extract<Body, { shape: 'round' }>;
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

/** A round body driven at several points of a ring. */
export function roundResponse(body: Round, number: number, size: number): Displacement {
  const { modes, radial } = roundFor(body, number);
  // The squared frequency of a plate grows with k⁴, that of a skin with k².
  const law = body.body === 'plate' ? 2 : 1;
  const loss = body.body === 'plate' ? DAMPING * number : DAMPING / 2;
  const own = (k: number) => (k / K_PER_ROOT_NUMBER) ** (2 * law);
  const loudest = modes
    .map((mode) => ({ mode, answer: answer(own(mode.k), number ** law, loss) }))
    .sort((a, b) => Math.hypot(...b.answer) - Math.hypot(...a.answer))
    .slice(0, MOST_ROUND_MODES);

  const orders = new Map<number, RadialSum>();
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

  const { below, share, turn } = discGrid(body.fold, size);
  const cells = below.length;
  const out = { inPhase: new Float32Array(cells), behind: new Float32Array(cells) };
  const byOrder = Array.from(orders.keys()).sort((a, b) => a - b);
  for (let c = 0; c < cells; c++) {
    const s = below[c] as number;
    const b = share[c] as number;
    const a = 1 - b;
    const cosine = turn[c] as number;
    // cos(n·angle) for n = 0, fold, 2·fold, … one after the other, by Chebyshev's recurrence.
    let previous = cosine;
    let current = 1;
    let at = 0;
    let re = 0;
    let im = 0;
    for (const n of byOrder) {
      for (; at < n; at += body.fold) {
        const next = 2 * cosine * current - previous;
        previous = current;
        current = next;
      }
      const { real, imaginary } = orders.get(n) as RadialSum;
      re += current * ((real[s] as number) * a + (real[s + 1] as number) * b);
      im += current * ((imaginary[s] as number) * a + (imaginary[s + 1] as number) * b);
    }
    out.inPhase[c] = re;
    out.behind[c] = im;
  }
  return out;
}

interface RadialSum {
  real: Float64Array;
  imaginary: Float64Array;
}

interface DiscGrid {
  /** Place in the radial tables, and the share of the place after it. */
  below: Uint16Array;
  share: Float32Array;
  /** cos(fold · angle). */
  turn: Float32Array;
}
const grids = new Map<string, DiscGrid>();

/** Radius and angle of every place of the grid, worked out once. */
function discGrid(fold: number, size: number): DiscGrid {
  const key = `${fold} ${size}`;
  let grid = grids.get(key);
  if (!grid) {
    const cells = (size + 1) ** 2;
    grid = { below: new Uint16Array(cells), share: new Float32Array(cells), turn: new Float32Array(cells) };
    for (let c = 0; c < cells; c++) {
      const x = (2 * (c % (size + 1))) / size - 1;
      const y = (2 * Math.floor(c / (size + 1))) / size - 1;
      // Past the rim the rim's own value stands, so that the slope at the rim is not an artefact.
      const s = Math.min(1, Math.hypot(x, y)) * RADIAL_STEPS;
      grid.below[c] = Math.floor(s);
      grid.share[c] = s - Math.floor(s);
      grid.turn[c] = Math.cos(fold * Math.atan2(y, x));
    }
    grids.set(key, grid);
  }
  return grid;
}

/** The mode that answers strongest. */
export function nearestRoundMode(body: Round, number: number): RoundMode {
  const k = K_PER_ROOT_NUMBER * Math.sqrt(number);
  return roundFor(body, number).modes.reduce((a, b) => (Math.abs(b.k - k) < Math.abs(a.k - k) ? b : a));
}
