import { RATE, type Stereo } from './stereo.ts';

/** Two to the twelfth: twelve bits of the phase choose a place in it. */
const LENGTH = 4096;
const BLOCK = 128;

/** One turn of a wave with given overtones, and one sample more so that reading between two never leaves it. */
export function waveTable(
  partials: readonly { harmonic: number; gain: number; phase: number }[],
): Float32Array {
  const table = new Float32Array(LENGTH + 1);
  for (const { harmonic, gain, phase } of partials) {
    for (let i = 0; i <= LENGTH; i++) {
      table[i] = (table[i] as number) + gain * Math.sin((2 * Math.PI * harmonic * i) / LENGTH + phase);
    }
  }
  return table;
}

export type Layer = { table: Float32Array; gain: (t: number) => number; left: number; right: number };

type Sung = {
  seconds: number;
  hz: number | ((t: number) => number);
  /** 0 to 1, where in the wave it begins. */
  phase: number;
  layers: readonly Layer[];
};

/** Reads several waves at one pitch, each under its own curve: a rich voice for the price of a few sines. */
export function sing(out: Stereo, at: number, voice: Sung): void {
  const start = Math.round(at * RATE);
  const end = Math.min(out.left.length, start + Math.round(voice.seconds * RATE));
  const { hz } = voice;
  const gains = Float64Array.from(voice.layers, (layer) => layer.gain(0));
  let phase = voice.phase;
  for (let from = start; from < end; from += BLOCK) {
    const t = (from - start) / RATE;
    const turn = (typeof hz === 'number' ? hz : hz(t)) / RATE;
    const to = Math.min(end, from + BLOCK);
    for (let k = 0; k < voice.layers.length; k++) {
      const layer = voice.layers[k] as Layer;
      const gain = gains[k] as number;
      const next = layer.gain(t + BLOCK / RATE);
      gains[k] = next;
      if (gain > 1e-7 || next > 1e-7) {
        readTable(out, from, to, layer.table, phase, turn, gain, next, layer.left, layer.right);
      }
    }
    phase = (phase + turn * BLOCK) % 1;
  }
}

function readTable(
  out: Stereo,
  from: number,
  to: number,
  table: Float32Array,
  phase: number,
  turn: number,
  gain: number,
  next: number,
  toLeft: number,
  toRight: number,
): void {
  const { left, right } = out;
  const step = (next - gain) / BLOCK;
  // The phase is a 32-bit whole number that overflows by itself: its upper bits are the place in the table.
  let position = (phase * 2 ** 32) | 0;
  const advance = (turn * 2 ** 32) | 0;
  let g = gain;
  for (let i = from; i < to; i++) {
    const whole = position >>> 20;
    const a = table[whole] as number;
    const v = (a + ((table[whole + 1] as number) - a) * ((position & 0xfffff) * 2 ** -20)) * g;
    left[i] = (left[i] as number) + v * toLeft;
    right[i] = (right[i] as number) + v * toRight;
    position = (position + advance) | 0;
    g += step;
  }
}
