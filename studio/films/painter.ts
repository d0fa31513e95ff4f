import { type Camera, HEIGHT, WIDTH } from './cameras.ts';
import type { Sand } from './grain-paths.ts';

/** The dark of the page, what the lamp adds to it on bare metal, and the warm white of the grains. */
const INK = [10, 11, 16] as const;
const METAL = [36, 35, 40] as const;
const SAND = [246, 240, 226] as const;

/** Draws one shot into a picture of floats, so that shots can be laid over each other before they are rounded. */
export function createPainter(camera: Camera, sand: Sand, gain: number) {
  const ground = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) ground[y * WIDTH + x] = camera.plate(x, y);
  const heap = new Float32Array(WIDTH * HEIGHT);
  const places = new Float32Array(3 * sand.count);
  const seen = new Float64Array(3);
  let drawn = Number.NaN;

  /** Lets every grain throw its light on the picture. */
  function strew(): void {
    heap.fill(0);
    for (let g = 0; g < sand.count; g++) {
      camera.see(places[3 * g] as number, places[3 * g + 1] as number, places[3 * g + 2] as number, seen);
      const x = seen[0] as number;
      const y = seen[1] as number;
      if (x < 0 || y < 0 || x >= WIDTH - 1 || y >= HEIGHT - 1) continue;
      const left = x | 0;
      const top = y | 0;
      const a = x - left;
      const b = y - top;
      const light = (sand.light[g] as number) * (seen[2] as number);
      const k = top * WIDTH + left;
      // Shared between four pixels: a slow grain then glides instead of blinking from one to the next.
      heap[k] = (heap[k] as number) + light * (1 - a) * (1 - b);
      heap[k + 1] = (heap[k + 1] as number) + light * a * (1 - b);
      heap[k + WIDTH] = (heap[k + WIDTH] as number) + light * (1 - a) * b;
      heap[k + WIDTH + 1] = (heap[k + WIDTH + 1] as number) + light * a * b;
    }
  }

  /** Adds the shot at a moment to `picture` (red, green, blue in turn), weighed by `share` and lit by `lamp`. */
  return (t: number, picture: Float32Array, share: number, lamp: number): void => {
    const still = sand.at(t, places);
    if (still !== drawn) strew();
    drawn = still;
    for (let k = 0, p = 0; k < heap.length; k++, p += 3) {
      const depth = heap[k] as number;
      const cover = depth === 0 ? 0 : 1 - Math.exp(-depth * gain);
      const metal = (ground[k] as number) * lamp;
      for (let c = 0; c < 3; c++) {
        const bare = (INK[c] as number) + (METAL[c] as number) * metal;
        picture[p + c] =
          (picture[p + c] as number) +
          share * (bare + ((SAND[c] as number) * (0.25 + 0.75 * lamp) - bare) * cover * lamp);
      }
    }
  };
}

/** A fixed fine pattern between 0 and 1 that looks like even noise. */
const PATTERN = Float32Array.from({ length: WIDTH * HEIGHT }, (_, k) => {
  const inner = 0.06711056 * (k % WIDTH) + 0.00583715 * Math.floor(k / WIDTH);
  return (52.9829189 * (inner - Math.floor(inner))) % 1;
});

/** Rounds a picture to bytes. The pattern decides the halves: without it dark slopes break into bands. */
export function dithered(picture: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(picture.length);
  for (let p = 0, k = 0; p < picture.length; p += 3, k++) {
    const threshold = PATTERN[k] as number;
    bytes[p] = Math.min(255, (picture[p] as number) + threshold);
    bytes[p + 1] = Math.min(255, (picture[p + 1] as number) + threshold);
    bytes[p + 2] = Math.min(255, (picture[p + 2] as number) + threshold);
  }
  return bytes;
}
