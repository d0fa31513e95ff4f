import { BODIES, type Figure } from './figures.ts';
import { displacement } from './response.ts';
import { HIGHEST_NUMBER, octavesToReach, partialsOf, type Tone } from './tones.ts';

/** Where the body moves, and where a grain that is thrown up would land, on (size + 1)² places of −1 … 1. */
export interface Field {
  size: number;
  round: boolean;
  /** Angle by which the body hangs in the picture. */
  turn: number;
  /** Half waves across a unit length: how fine the figure is. */
  fineness: number;
  /** Mean square of the movement, 1 on average. */
  energy: Float32Array;
  /** One step towards the nearest place at rest, x and y in turn. */
  drift: Float32Array;
}

export interface FieldOptions {
  tones: readonly Tone[];
  figure: Figure;
  /** Chladni number at which the body answers 432 Hz: the larger the body, the finer the figure. */
  fineness: number;
  /** Places along one side. */
  size: number;
  /** Above this number a tone is drawn some octaves lower: the lines would run together. */
  highest?: number;
}

export const REFERENCE_HERTZ = 432;
/** Keeps a grain from leaping where the field is flat, as a share of the mean steepness. */
const CALM = 0.02;

/** The Chladni number of a frequency on a body: its tension or stiffness decides the law. */
export function numberOf(frequency: number, figure: Figure, fineness: number, highest?: number): number {
  const body = BODIES[figure];
  // A skin's frequency grows with k, so an octave is a factor of four in the number; a plate's with k².
  const skin = body.shape === 'round' && body.body === 'skin';
  const ratio = frequency / REFERENCE_HERTZ;
  const number = fineness * (skin ? ratio * ratio : ratio);
  const perOctave = skin ? 4 : 2;
  return number * perOctave ** octavesToReach(number, highest, perOctave);
}

/**
 * Tones of different frequency add in energy, not in amplitude: a grain lies still only where all of them
 * leave the plate at rest. Each partial is scaled to the same mean energy first, so that the volumes decide
 * which figure leads and not the luck of a resonance.
 */
export function fieldOf({ tones, figure, fineness, size, highest = HIGHEST_NUMBER }: FieldOptions): Field {
  const width = size + 1;
  const cells = width * width;
  const body = BODIES[figure];
  const energy = new Float32Array(cells);
  const drift = new Float32Array(2 * cells);
  const steepness = new Float32Array(cells);
  const partials = partialsOf(tones);
  const total = partials.reduce((sum, { amplitude }) => sum + amplitude * amplitude, 0) || 1;
  let finest = LOWEST_FINENESS;
  for (const { frequency, amplitude } of partials) {
    const number = numberOf(frequency, figure, fineness, highest);
    finest = Math.max(finest, Math.sqrt(number) / 2);
    const { inPhase, behind } = displacement(figure, number, size);
    let mean = 0;
    for (let c = 0; c < cells; c++) mean += (inPhase[c] as number) ** 2 + (behind[c] as number) ** 2;
    const scale = amplitude * Math.sqrt(cells / (mean * total || 1));
    addPart(inPhase, scale, width, energy, drift, steepness);
    addPart(behind, scale, width, energy, drift, steepness);
  }
  let mean = 0;
  for (let c = 0; c < cells; c++) mean += (steepness[c] as number) / cells;
  for (let c = 0; c < cells; c++) {
    const pull = -1 / ((steepness[c] as number) + CALM * mean || 1);
    drift[2 * c] = (drift[2 * c] as number) * pull;
    drift[2 * c + 1] = (drift[2 * c + 1] as number) * pull;
  }
  return { size, round: body.shape === 'round', turn: body.turn, fineness: finest, energy, drift };
}

const LOWEST_FINENESS = 1.5;

/** Adds one part u of the movement: u² to the energy, u·∇u to the drift, |∇u|² to the steepness. */
function addPart(
  part: Float32Array,
  scale: number,
  width: number,
  energy: Float32Array,
  drift: Float32Array,
  steepness: Float32Array,
): void {
  const last = width - 1;
  for (let j = 0; j < width; j++) {
    const up = Math.max(0, j - 1);
    const down = Math.min(last, j + 1);
    for (let i = 0; i < width; i++) {
      const left = Math.max(0, i - 1);
      const right = Math.min(last, i + 1);
      const c = j * width + i;
      const u = (part[c] as number) * scale;
      const stepX = (scale * last) / (2 * (right - left));
      const stepY = (scale * last) / (2 * (down - up));
      const gx = ((part[j * width + right] as number) - (part[j * width + left] as number)) * stepX;
      const gy = ((part[down * width + i] as number) - (part[up * width + i] as number)) * stepY;
      energy[c] = (energy[c] as number) + u * u;
      drift[2 * c] = (drift[2 * c] as number) + u * gx;
      drift[2 * c + 1] = (drift[2 * c + 1] as number) + u * gy;
      steepness[c] = (steepness[c] as number) + gx * gx + gy * gy;
    }
  }
}
