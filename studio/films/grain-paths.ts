import { strewGrains } from '#cymatics/sand/grains.ts';
import { settledGrains } from '#cymatics/still.ts';

/** Seconds that the slowest grain needs from one figure to the next, and how much later than others it may start. */
const WAY = 2.2;
const LAG = 0.9;
/** A grain on its way dances by this share of the way that is left. */
const DANCE = 0.05;
const SEED = 7;

type Figure = { at: number; hz: number };

export type Sand = {
  count: number;
  light: Float32Array;
  /**
   * Places at a moment: x, y and height over the plate, in half widths of it. Returns the number of the figure on
   * which all of it lies at rest, or NaN while anything moves: what is at rest need not be drawn again.
   */
  at: (t: number, places: Float32Array) => number;
};

/**
 * Sand that goes from figure to figure. With `strewn` it first lies evenly on the plate; with `period` it returns
 * from the last figure to the first, and the end of the period is its beginning.
 */
export function movingSand(options: {
  figures: readonly Figure[];
  count: number;
  fineness: number;
  spread: number;
  strewn?: boolean;
  period?: number;
}): Sand {
  const { figures, count, fineness, spread, period } = options;
  const settled = figures.map(({ hz }) =>
    settledGrains({ tones: [{ frequency: hz }], fineness, count, spread, seed: SEED }),
  );
  const first = settled[0];
  if (!first) throw new Error('sand needs a figure to go to');
  const light = Float32Array.from({ length: count }, (_, g) => first[3 * g + 2] as number);
  const homes = strewnPlaces(count);
  return {
    count,
    light,
    at(t, places) {
      let now = figures.length - 1;
      while (now >= 0 && (figures[now]?.at ?? 0) > t) now--;
      const to = settled[now];
      const from =
        now > 0 ? settled[now - 1] : period === undefined ? (options.strewn ? homes : first) : settled.at(-1);
      const since = now < 0 ? 0 : t - (figures[now]?.at ?? 0);
      const still = now < 0 || since > LAG + WAY ? now : Number.NaN;
      const start = now < 0 ? (options.strewn ? homes : first) : (from ?? first);
      for (let g = 0; g < count; g++) place(g, start, to ?? first, since, t, places);
      return still;
    },
  };
}

function place(
  g: number,
  from: Float32Array,
  to: Float32Array,
  since: number,
  t: number,
  places: Float32Array,
): void {
  const noise = chance(g, 1);
  const way = Math.max(0, Math.min(1, (since - LAG * noise) / (WAY * (0.6 + 0.4 * chance(g, 2)))));
  // Starts and stops without a jerk.
  const done = way * way * way * (way * (way * 6 - 15) + 10);
  const dx = (to[3 * g] as number) - (from[3 * g] as number);
  const dy = (to[3 * g + 1] as number) - (from[3 * g + 1] as number);
  if (way === 0 || way === 1) {
    const at = way === 0 ? from : to;
    places[3 * g] = at[3 * g] as number;
    places[3 * g + 1] = at[3 * g + 1] as number;
    places[3 * g + 2] = 0;
    return;
  }
  const moving = 4 * done * (1 - done);
  const sway = moving * DANCE * Math.hypot(dx, dy);
  places[3 * g] = (from[3 * g] as number) + dx * done + sway * Math.sin(t * 9 + 40 * noise);
  places[3 * g + 1] = (from[3 * g + 1] as number) + dy * done + sway * Math.cos(t * 8 + 70 * noise);
  places[3 * g + 2] = moving * 0.02 * Math.abs(Math.sin(t * (5 + 4 * noise) + 100 * noise));
}

/** A number from 0 to 1 that belongs to a grain for good. */
function chance(g: number, what: number): number {
  let x = Math.imul(g + 1, 0x9e3779b1) ^ Math.imul(what, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return ((x ^ (x >>> 13)) >>> 0) / 2 ** 32;
}

/** Evenly strewn over the plate, which hangs by a corner. */
function strewnPlaces(count: number): Float32Array {
  const { homes } = strewGrains(count, SEED);
  const places = new Float32Array(3 * count);
  for (let g = 0; g < count; g++) {
    const x = homes[2 * g] as number;
    const y = homes[2 * g + 1] as number;
    places[3 * g] = (x - y) * Math.SQRT1_2;
    places[3 * g + 1] = (x + y) * Math.SQRT1_2;
  }
  return places;
}
