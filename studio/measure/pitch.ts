import { RATE } from '../dsp/stereo.ts';
import { powerSpectra } from './fourier.ts';

const SIZE = 65_536;
/** One cent a step. */
const STEPS = 1200;
const SEMITONE = 100;
/** How far around the tonic its own energy is gathered, in cents: detuned voices lie within. */
const NEAR = 30;
const LOWEST = 60;
const HIGHEST = 2_000;

/**
 * How much of the music lies on each pitch class, cent by cent up from C of A = 440 Hz.
 * Peaks of long spectra are placed between the bins, which is exact to a cent or so.
 */
export function pitchClasses(samples: Float32Array): Float64Array {
  const classes = new Float64Array(STEPS);
  const first = Math.ceil((LOWEST * SIZE) / RATE);
  const last = Math.floor((HIGHEST * SIZE) / RATE);
  powerSpectra(samples, SIZE, SIZE, (power) => {
    for (let k = first; k <= last; k++) {
      const here = power[k] as number;
      const before = power[k - 1] as number;
      const after = power[k + 1] as number;
      if (here < 1e-9 || here < before || here <= after) continue;
      const [a, b, c] = [Math.log(before), Math.log(here), Math.log(after)];
      const hz = ((k + (0.5 * (a - c)) / (a - 2 * b + c)) * RATE) / SIZE;
      const step = Math.round(STEPS * classOf(hz)) % STEPS;
      classes[step] = (classes[step] as number) + Math.sqrt(here);
    }
  });
  return classes;
}

/** Place of a frequency within its octave, 0 to 1, counted from C of A = 440 Hz. */
function classOf(hz: number): number {
  const octaves = Math.log2(hz / 440) + 9 / 12;
  return octaves - Math.floor(octaves);
}

/** The twelve notes, with the declared tonic in the middle of the first. */
export function chroma(classes: Float64Array, tonic: number): number[] {
  const home = STEPS * classOf(tonic);
  return Array.from({ length: 12 }, (_, note) => {
    let sum = 0;
    for (let i = 0; i < SEMITONE; i++) {
      sum += classes[modulo(Math.round(home + (note - 0.5) * SEMITONE + i))] as number;
    }
    return sum;
  });
}

/** How far the music's tonic lies from the declared one, in cents; infinite when another note is stronger. */
export function tonicError(classes: Float64Array, tonic: number): number {
  const notes = chroma(classes, tonic);
  if (notes.some((loud) => loud > (notes[0] ?? 0))) return Number.POSITIVE_INFINITY;
  const home = STEPS * classOf(tonic);
  let weight = 0;
  let sum = 0;
  for (let i = -NEAR; i <= NEAR; i++) {
    const step = Math.round(home) + i;
    const loud = classes[modulo(step)] as number;
    weight += loud;
    sum += loud * (step - home);
  }
  return Math.abs(sum / weight);
}

function modulo(step: number): number {
  return ((step % STEPS) + STEPS) % STEPS;
}
