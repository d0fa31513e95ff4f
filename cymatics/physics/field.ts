import { BODIES, type Figure } from './figures.ts';
import { pitchLaw, platePitch } from './pitch.ts';
import { roundResponse } from './round-response.ts';
import { squareResponse } from './square-response.ts';
import { partialsOf, soundingTones, type Tone } from './tones.ts';

/** Where the body moves, and where a grain that is thrown up would land, on (size + 1)² places of −1 … 1. */
export interface Field {
  size: number;
  round: boolean;
  /** Angle by which the body hangs in the picture. */
  turn: number;
  /** Half waves on a unit length, of the finest partial. */
  fineness: number;
  /** Energy below which the quietest eighth of the body moves: there sand begins to stick. */
  rest: number;
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
  /** Steps of the grid along one side. */
  size: number;
  /** Above this number a tone is drawn some octaves lower: the lines would run together. */
  highest: number;
}

/** Keeps a grain from leaping where the field is flat, as a share of the mean steepness. */
const CALM = 0.02;
/** Half waves on a unit length that even the coarsest figure is taken to have. */
const COARSEST = 1.5;

/**
 * Tones of different frequency add in energy, not in amplitude: a grain lies still only where all of them
 * leave the plate at rest. Each partial is scaled to the same mean energy first, so that the volumes decide
 * which figure leads and not the luck of a resonance.
 */
export function fieldOf({ tones, figure, fineness, size, highest }: FieldOptions): Field {
  const width = size + 1;
  const cells = width * width;
  const body = BODIES[figure];
  const energy = new Float32Array(cells);
  const drift = new Float32Array(2 * cells);
  const steepness = new Float32Array(cells);
  const parts = partsOf(tones, figure, fineness, highest);
  const total = parts.reduce((sum, { amplitude }) => sum + amplitude * amplitude, 0) || 1;
  let finest = COARSEST;
  for (const { number, amplitude } of parts) {
    finest = Math.max(finest, Math.sqrt(number) / 2);
    const { inPhase, behind } =
      body.shape === 'square' ? squareResponse(number, size) : roundResponse(body, number, size);
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
  const rest = quietest(energy);
  return { size, rest, round: body.shape === 'round', turn: body.turn, fineness: finest, energy, drift };
}

/** Every sine of every tone, as a Chladni number and an amplitude. */
function partsOf(tones: readonly Tone[], figure: Figure, fineness: number, highest: number) {
  const law = pitchLaw(figure);
  return soundingTones(tones).flatMap(({ frequency, level, wave }) => {
    // Harmonics move with their fundamental; those the body cannot show any more are left out.
    const { number } = platePitch(frequency, figure, fineness, highest);
    return partialsOf(wave)
      .map(({ harmonic, amplitude }) => ({ number: number * harmonic ** law, amplitude: amplitude * level }))
      .filter((part) => part.number <= highest);
  });
}

/** The energy that an eighth of all places stay below, told from every seventeenth. */
function quietest(energy: Float32Array): number {
  const sample = energy.filter((_, c) => c % 17 === 0).sort();
  return sample[sample.length >> 3] as number;
}

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
