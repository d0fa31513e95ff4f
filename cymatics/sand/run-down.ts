import type { Field } from '../physics/field.ts';
import type { Grains } from './grains.ts';

const STEPS = 12;
/** The last steps are made without shaking, so that the lines become sharp. */
const CALM_STEPS = 4;
/** Longest step of a grain, in half waves: it may not leap over a line. */
const LONGEST_STEP = 0.28;
/** Random throw beside the drift: grains on a crest, where the drift is nil, need it to leave. */
const THROW = 0.1;
/** How far the plate's last tremor, where no place is wholly at rest, keeps grains apart, in half waves. */
const TREMOR = 0.1;

/**
 * Where the grains `from` … `to` − 1 come to rest: each starts from the place it was strewn on and runs down the
 * energy. So a settled figure depends on tones and seed alone, never on what sounded before. Places are written
 * as x and y in turn, turned as the body hangs, in half widths of it.
 */
export function runDown(
  field: Field,
  grains: Grains,
  spread: number,
  places: Float32Array,
  from: number,
  to: number,
): void {
  const { size, drift, energy, rest, round } = field;
  const cos = Math.cos(field.turn);
  const sin = Math.sin(field.turn);
  const width = size + 1;
  const half = size / 2;
  const longest = LONGEST_STEP / field.fineness;
  for (let g = from; g < to; g++) {
    let x = grains.homes[2 * g] as number;
    let y = grains.homes[2 * g + 1] as number;
    if (round) {
      // The square is pressed into the disc ring by ring, so that the sand stays even.
      const ring = Math.max(Math.abs(x), Math.abs(y));
      const angle =
        Math.abs(x) > Math.abs(y) ? (Math.PI / 4) * (y / x) : Math.PI / 2 - (Math.PI / 4) * (x / (y || 1));
      const side = (Math.abs(x) > Math.abs(y) ? x : y) < 0 ? -1 : 1;
      x = ring * side * Math.cos(angle);
      y = ring * side * Math.sin(angle);
    }
    // Two bits of noise for each step, from the grain's own number: the order of grains does not matter.
    let noise = Math.imul(g + 1, 0x9e3779b1);
    let cell = 0;
    for (let step = 0; step < STEPS; step++) {
      const column = (x + 1) * half;
      const row = (y + 1) * half;
      const i = column >= size ? size - 1 : column | 0;
      const j = row >= size ? size - 1 : row | 0;
      const a = column - i;
      const b = row - j;
      cell = j * width + i;
      const c = 2 * cell;
      const d = c + 2 * width;
      const w0 = (1 - a) * (1 - b);
      const w1 = a * (1 - b);
      const w2 = (1 - a) * b;
      const w3 = a * b;
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
        noise = (Math.imul(noise, 1664525) + 1013904223) | 0;
        const reach = THROW * longest * Math.min(2, energy[cell] as number);
        dx += reach * (((noise >>> 8) & 0xff) / 255 - 0.5);
        dy += reach * (((noise >>> 16) & 0xff) / 255 - 0.5);
      }
      // Sand sticks where the plate hardly moves. Without this, several tones, which share no line at rest but
      // only points, would draw all of it into dots.
      const here = energy[cell] as number;
      const free = here / (here + rest || 1);
      x += dx * free;
      y += dy * free;
      if (round) {
        const back = backOnDisc(x, y);
        x *= back;
        y *= back;
      } else {
        x = backOnSide(x);
        y = backOnSide(y);
      }
    }
    const blur = spread + (TREMOR / field.fineness) * Math.min(1, energy[cell] as number);
    x += (grains.offsets[2 * g] as number) * blur;
    y += (grains.offsets[2 * g + 1] as number) * blur;
    if (round) {
      const back = backOnDisc(x, y);
      x *= back;
      y *= back;
    } else {
      x = backOnSide(x);
      y = backOnSide(y);
    }
    places[2 * g] = x * cos - y * sin;
    places[2 * g + 1] = x * sin + y * cos;
  }
}

/** A grain that would fall off the edge bounces back. */
function backOnSide(x: number): number {
  return x * x > 1 ? (x > 0 ? 2 : -2) - x : x;
}

function backOnDisc(x: number, y: number): number {
  const r = x * x + y * y;
  return r > 1 ? 2 / Math.sqrt(r) - 1 : 1;
}
