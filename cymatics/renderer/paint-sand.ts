import { lightAt } from '../sight.ts';
import { SAND } from '../still.ts';
import type { Scene } from './scene.ts';

/** Density of one grain: a denser screen has smaller pixels, which must be denser to be seen. */
export function grainGain(size: number): number {
  return size > 1000 ? 1.7 : size > 500 ? 1.05 : 0.8;
}

/**
 * A frugal picture has larger grains, or fewer: each is made fainter, or denser, so that the plate stays as bright as it
 * was. Otherwise it would flare up whenever a slow machine begins to draw less.
 */
export function frugalGain(resolution: number, grains: number): number {
  return resolution ** 2 / grains;
}

export interface SandPainter {
  readonly picture: ImageData;
  paint(scene: Scene, gain: number): void;
}

/**
 * Draws the sand pixel by pixel on a transparent picture. Only pixels that hold or held a grain are touched:
 * clearing and colouring all 810,000 of a large canvas would cost more than the grains themselves.
 */
export function createSandPainter(picture: ImageData): SandPainter {
  const { width, height, data } = picture;
  const heap = new Float32Array(width * height);
  let touched = new Int32Array(0);
  let used = 0;
  return {
    picture,
    paint(scene, gain) {
      for (let t = 0; t < used; t++) data[4 * (touched[t] as number) + 3] = 0;
      if (touched.length < scene.count) touched = new Int32Array(scene.count);
      used = 0;
      const { places, light, count, sight } = scene;
      for (let g = 0; g < count; g++) {
        const x = places[2 * g] as number;
        const y = places[2 * g + 1] as number;
        const column = Math.floor(x * width);
        const row = Math.floor(y * height);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const pixel = row * width + column;
        if (heap[pixel] === 0) touched[used++] = pixel;
        // The tiny addend marks a pixel as touched even where no light falls, so that it is listed once only.
        heap[pixel] = (heap[pixel] as number) + (light[g] as number) * lightAt(sight, x, y) + 1e-9;
      }
      for (let t = 0; t < used; t++) {
        const pixel = touched[t] as number;
        const p = 4 * pixel;
        data[p] = SAND[0];
        data[p + 1] = SAND[1];
        data[p + 2] = SAND[2];
        data[p + 3] = 255 * (1 - Math.exp(-(heap[pixel] as number) * gain));
        heap[pixel] = 0;
      }
    },
  };
}

/** Colour of the plate without light, which is the dark of the page, and what full light adds to it. */
const DARK = [10, 11, 16] as const;
const METAL = [52, 53, 64] as const;

/** The ground as a small picture, to be scaled up. */
export function paintGround(picture: ImageData, { ground }: Scene): void {
  const { cells } = ground;
  for (let c = 0, p = 0; c < cells.length; c += 2, p += 4) {
    const shade = cells[c + 1] as number;
    picture.data[p] = DARK[0] + METAL[0] * shade;
    picture.data[p + 1] = DARK[1] + METAL[1] * shade;
    picture.data[p + 2] = DARK[2] + METAL[2] * shade;
    picture.data[p + 3] = 255 * (cells[c] as number);
  }
}
