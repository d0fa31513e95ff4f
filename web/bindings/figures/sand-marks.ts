import { randomFrom } from '#cymatics/sand/random.ts';

const point = (x: number, y: number) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;

/**
 * A heap of so many grains around a place, as the path of an SVG: wider, the more there are. The same seed lets them fall
 * to the same places: a plot must not change between two looks at it.
 */
export function heap(x: number, y: number, grains: number, size: number, seed: number): string {
  const next = randomFrom(seed);
  const spread = size * (0.3 + Math.sqrt(grains) / 14);
  return Array.from({ length: grains }, () => {
    const angle = next() * 2 * Math.PI;
    const distance = Math.min(2, Math.sqrt(-2 * Math.log(1 - next() * 0.98))) * spread * 0.6;
    return point(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance);
  }).join('');
}

/** Sand that fills a box evenly. */
export function fill(
  x: number,
  y: number,
  width: number,
  height: number,
  density: number,
  seed: number,
): string {
  const next = randomFrom(seed);
  const grains = Math.min(1_200, Math.round(width * height * density));
  return Array.from({ length: grains }, () => point(x + next() * width, y + next() * height)).join('');
}
