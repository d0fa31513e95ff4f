import { fieldOf } from './physics/field.ts';
import { DEFAULT_FIGURE, type Figure } from './physics/figures.ts';
import type { Tone } from './physics/tones.ts';
import { strewGrains } from './sand/grains.ts';
import { runDown } from './sand/run-down.ts';
import type { Sight } from './sight.ts';
import { type Project, seenBehindPage, seenFromAbove, seenFromSeat } from './views.ts';

/** Any number does; this one is ours, so that a figure looks the same everywhere. */
const DEFAULT_SEED = 7;

/** The warm white of the grains: nothing else has this colour. */
export const SAND = [246, 240, 226] as const;

/**
 * Chladni number at which a plate answers 432 Hz: the larger the plate, the finer its figure. There are three plates:
 * the small one, on which every list, card and label shows a tone, however large the picture; the large one of the
 * dial and the gong; the one that lies in the room of the landing page.
 */
export const FINENESS = { small: 53, large: 106.5, room: 215 } as const;

/** How a still figure is seen. */
export type StillView = Sight | 'seat' | 'page';

export interface GrainOptions {
  tones: readonly Tone[];
  figure?: Figure;
  /** See FINENESS. */
  fineness: number;
  count: number;
  seed?: number;
  /** Width of a sand line, in half widths of the plate. */
  spread: number;
}

export interface StillOptions {
  tones: readonly Tone[];
  figure?: Figure;
  /** 'opening' is round, for lists and cards; 'seat' is the plate in the room; 'page' the dim background. */
  view: StillView;
  seed?: number;
  /** Device pixels for each CSS pixel; 1 when left out. */
  pixelRatio?: number;
  /** Middle of the figure behind a page, in device pixels; the middle of the picture when left out. */
  centre?: readonly [x: number, y: number];
}

/** Seven places for a half wave hold its line; finer tones than that are drawn octaves lower. */
const PLACES_PER_HALF_WAVE = 7;

/**
 * A settled figure: x, y in half widths of the plate, −1 … 1 (a plate hung by a corner reaches ±√2), and the
 * brightness of each grain, in turn. The same options always give the same grains.
 */
export function settledGrains(options: GrainOptions): Float32Array {
  const { tones, figure = DEFAULT_FIGURE, fineness, count, seed = DEFAULT_SEED, spread } = options;
  const size = fineness > 40 ? 240 : 128;
  const highest = (size / PLACES_PER_HALF_WAVE) ** 2;
  const grains = strewGrains(count, seed);
  const places = new Float32Array(2 * count);
  runDown(fieldOf({ tones, figure, fineness, size, highest }), grains, spread, places, 0, count);
  const settled = new Float32Array(3 * count);
  for (let g = 0; g < count; g++) {
    settled[3 * g] = places[2 * g] as number;
    settled[3 * g + 1] = places[2 * g + 1] as number;
    settled[3 * g + 2] = grains.light[g] as number;
  }
  return settled;
}

/** Draws the settled figure into a picture of the wanted size, on a transparent ground. */
export function paintStill(picture: ImageData, options: StillOptions): void {
  const { tones, figure = DEFAULT_FIGURE, view, seed, pixelRatio = 1, centre } = options;
  const { width, height } = picture;
  const size = Math.min(width, height);
  const css = size / pixelRatio;
  const narrow = width / pixelRatio < 768;
  const tiny = css < 80;
  /** Fineness, grains, width of a line, density of a grain. */
  let look: [number, number, number, number];
  let project: Project;
  if (view === 'seat') {
    look = [FINENESS.room, narrow ? 70_000 : 150_000, 0.0034, narrow ? 1.7 : 0.9];
    project = seenFromSeat(width, height, pixelRatio);
  } else if (view === 'page') {
    look = [FINENESS.small, 50_000, 0.005, 0.2];
    project = seenBehindPage(width, height, ...(centre ?? ([width / 2, height / 2] as const)));
  } else if (view === 'dial') {
    look = [FINENESS.large, Math.min(64_000, css * css * 0.2), 0.0042, 1];
    project = seenFromAbove(size, view, figure);
  } else {
    look = [FINENESS.small, Math.min(50_000, css * css * (tiny ? 2.2 : 0.65)), 0.008, tiny ? 0.8 : 0.64];
    project = seenFromAbove(size, view, figure);
  }
  const [fineness, count, spread, gain] = look;
  const grains = settledGrains({ tones, figure, seed, fineness, count: Math.round(count), spread });
  // A grain is one device pixel: on a dense screen it is smaller, and must be denser to be seen.
  paintGrains(picture, grains, project, gain * (pixelRatio > 1 ? 2.2 : 1));
}

/** Adds grains to a picture whose ground is transparent. `gain` is the density of one grain. */
function paintGrains(picture: ImageData, grains: Float32Array, project: Project, gain: number): void {
  const { width, height, data } = picture;
  const heap = new Float32Array(width * height);
  for (let g = 0; g < grains.length; g += 3) {
    const [x, y, light] = project(grains[g] as number, grains[g + 1] as number);
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const pixel = row * width + column;
    heap[pixel] = (heap[pixel] as number) + (grains[g + 2] as number) * light;
  }
  for (let pixel = 0, p = 0; pixel < heap.length; pixel++, p += 4) {
    const depth = heap[pixel] as number;
    if (depth === 0) continue;
    [data[p], data[p + 1], data[p + 2]] = SAND;
    data[p + 3] = 255 * (1 - Math.exp(-depth * gain));
  }
}
