import type { Field } from '../physics/field.ts';
import type { Figure } from '../physics/figures.ts';
import { bodyScale, type Sight } from '../sight.ts';

/** The plate itself under the sand: dark metal lit from above, with a breath of light where it moves. */
export interface Ground {
  /** Cells along a side of the picture. */
  size: number;
  /** How much of each cell the plate covers, and how bright it is there, in turn, 0 … 1. */
  cells: Float32Array;
  /** Counts up whenever the cells have changed. */
  version: number;
  change(field: Field, figure: Figure): void;
  step(): void;
  arrive(): void;
  atRest(): boolean;
}

const SIZE = 256;
/** A change of the ground takes at least 400 ms: here half a second. */
const MORPH_FRAMES = 30;
/** Light of the plate at its brightest and where the light hardly reaches. */
const BRIGHT = 0.5;
const DIM = 0.1;
/** The faint swell that shows where the plate moves. */
const SWELL = 0.16;
const SLOPE = 0.5;
/** Light on the very edge of the plate. */
const RIM = 0.3;
/** Grain of the metal: hides the steps between neighbouring dark greys. */
const BRUSHED = 0.025;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

export function createGround(sight: Sight): Ground {
  const cells = new Float32Array(2 * SIZE * SIZE);
  const before = new Float32Array(cells.length);
  const after = new Float32Array(cells.length);
  let left = 0;
  const ground: Ground = {
    size: SIZE,
    cells,
    version: 0,
    change(field, figure) {
      before.set(cells);
      shade(after, field, bodyScale(sight, figure), sight);
      left = MORPH_FRAMES;
    },
    step() {
      if (left === 0) return;
      left--;
      const share = 1 - left / MORPH_FRAMES;
      const eased = share * share * (3 - 2 * share);
      for (let i = 0; i < cells.length; i++) {
        cells[i] = (before[i] as number) + ((after[i] as number) - (before[i] as number)) * eased;
      }
      ground.version++;
    },
    arrive() {
      cells.set(after);
      left = 0;
      ground.version++;
    },
    atRest: () => left === 0,
  };
  return ground;
}

function shade(cells: Float32Array, field: Field, scale: number, sight: Sight): void {
  const cos = Math.cos(field.turn);
  const sin = Math.sin(field.turn);
  const { size, energy } = field;
  const width = size + 1;
  const edge = 1.5 / (SIZE * scale);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const px = (column + 0.5) / SIZE - 0.5;
      const py = (row + 0.5) / SIZE - 0.5;
      const x = (px * cos + py * sin) / scale;
      const y = (py * cos - px * sin) / scale;
      const round = field.round || sight !== 'whole';
      const out = round ? Math.sqrt(x * x + y * y) : Math.max(Math.abs(x), Math.abs(y));
      const cover = clamp((1 - out) / edge + 0.5);
      const at = 2 * (row * SIZE + column);
      cells[at] = cover;
      if (cover === 0) {
        cells[at + 1] = 0;
        continue;
      }
      const i = Math.min(size - 1, Math.max(1, Math.round(((x + 1) / 2) * size)));
      const j = Math.min(size - 1, Math.max(1, Math.round(((y + 1) / 2) * size)));
      const c = j * width + i;
      const level = (k: number) => Math.min(1.6, Math.sqrt(energy[k] as number));
      // Light comes from above in the picture: turn the upward direction into the body's own.
      const rise = (level(c + 1) - level(c - 1)) * sin + (level(c + width) - level(c - width)) * cos;
      const lamp =
        DIM + (BRIGHT - DIM) * clamp(1 - Math.sqrt((px * 0.9) ** 2 + (py + 0.42) ** 2) * 1.05) ** 1.5;
      const swell = SWELL * level(c) + SLOPE * clamp(0.5 + rise) - SLOPE / 2;
      const brushed = BRUSHED * ((Math.imul(row * 7919 + column, 0x9e3779b1) >>> 16) / 65535 - 0.5);
      // The rim catches a line of light, most of all where it faces the lamp.
      const rim = RIM * clamp(1 - (1 - out) / (2 * edge)) * clamp(0.35 - py);
      if (sight === 'dial') cells[at] = cover * clamp((0.36 - py) / 0.3);
      cells[at + 1] = clamp(lamp * (1 + swell * 0.6) + brushed + rim);
    }
  }
}
