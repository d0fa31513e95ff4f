import { bell, randomFrom } from './random.ts';

/** What belongs to a grain for good, whatever sounds: all of it follows from the seed. */
export interface Grains {
  count: number;
  /** Where it was strewn, x and y in turn, evenly over −1 … 1. */
  homes: Float32Array;
  /** Where it lies beside the line it runs to, x and y in turn, in line widths. */
  offsets: Float32Array;
  /** How much light it throws back, 0 … 1. */
  light: Float32Array;
}

/** Share of grains that lie scattered beside the lines, as real sand does. */
const STRAY_SHARE = 0.22;

export function strewGrains(count: number, seed: number): Grains {
  const random = randomFrom(seed);
  const grains = {
    count,
    homes: new Float32Array(2 * count),
    offsets: new Float32Array(2 * count),
    light: new Float32Array(count),
  };
  for (let g = 0; g < count; g++) {
    grains.homes[2 * g] = random() * 2 - 1;
    grains.homes[2 * g + 1] = random() * 2 - 1;
    const stray = random() < STRAY_SHARE;
    const width = stray ? 2 + 5 * random() : 1;
    grains.offsets[2 * g] = bell(random) * width;
    grains.offsets[2 * g + 1] = bell(random) * width;
    grains.light[g] = stray ? 0.14 + 0.3 * random() : 0.35 + 0.65 * random();
  }
  return grains;
}
