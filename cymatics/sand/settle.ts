import type { Field } from '../physics/field.ts';
import { bell, randomFrom } from './random.ts';

/** x, y and brightness of each grain in turn. */
export type Grains = Float32Array;

const STEPS = 12;
/** The last steps are made without shaking, so that the lines become sharp. */
const CALM_STEPS = 4;
/** Longest step of a grain, in half waves: it may not leap over a line. */
const LONGEST_STEP = 0.28;
/** Random throw beside the drift: grains on a crest, where the drift is nil, need it to leave. */
const THROW = 0.1;
/** Share of grains that lie scattered beside the lines, as real sand does. */
const STRAY_SHARE = 0.22;

/** Lets grains strewn evenly over the body run to the lines at rest. */
export function settle(field: Field, count: number, seed: number, spread: number): Grains {
  const random = randomFrom(seed);
  const grains = new Float32Array(count * 3);
  const cos = Math.cos(field.turn);
  const sin = Math.sin(field.turn);
  const { size, drift, energy, round } = field;
  const width = size + 1;
  const half = size / 2;
  const longest = LONGEST_STEP / field.fineness;
  for (let g = 0; g < count; g++) {
    let x = 0;
    let y = 0;
    do {
      x = random() * 2 - 1;
      y = random() * 2 - 1;
    } while (round && x * x + y * y > 1);
    for (let step = 0; step < STEPS; step++) {
      const column = (x + 1) * half;
      const row = (y + 1) * half;
      const i = column >= size ? size - 1 : column | 0;
      const j = row >= size ? size - 1 : row | 0;
      const a = column - i;
      const b = row - j;
      const cell = j * width + i;
      const c = 2 * cell;
      const d = c + 2 * width;
      const [w0, w1, w2, w3] = [(1 - a) * (1 - b), a * (1 - b), (1 - a) * b, a * b];
      let dx =
        (drift[c] as number) * w0 +
        (drift[c + 2] as number) * w1 +
        (drift[d] as number) * w2 +
        (drift[d + 2] as number) * w3;
      let dy =
        (drift[c + 1] as number) * w0 +
        (drift[c + 3] as number) * w1 +
        (drift[d + 1] as number) * w2 +
        (drift[d + 3] as number) * w3;
      const length = dx * dx + dy * dy;
      if (length > longest * longest) {
        const brake = longest / Math.sqrt(length);
        dx *= brake;
        dy *= brake;
      }
      if (step < STEPS - CALM_STEPS) {
        const reach = THROW * longest * Math.min(2, energy[cell] as number);
        dx += reach * (random() - 0.5);
        dy += reach * (random() - 0.5);
      }
      x += dx;
      y += dy;
      // A grain that would fall off the edge bounces back.
      if (round) {
        const r = x * x + y * y;
        if (r > 1) {
          const back = 2 / Math.sqrt(r) - 1;
          x *= back;
          y *= back;
        }
      } else {
        if (x * x > 1) x = (x > 0 ? 2 : -2) - x;
        if (y * y > 1) y = (y > 0 ? 2 : -2) - y;
      }
    }
    const stray = random() < STRAY_SHARE;
    const blur = spread * (stray ? 2 + 5 * random() : 1);
    x += bell(random) * blur;
    y += bell(random) * blur;
    grains[g * 3] = x * cos - y * sin;
    grains[g * 3 + 1] = x * sin + y * cos;
    grains[g * 3 + 2] = stray ? 0.14 + 0.3 * random() : 0.35 + 0.65 * random();
  }
  return grains;
}
