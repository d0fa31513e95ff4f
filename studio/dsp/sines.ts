import { RATE, type Stereo } from './stereo.ts';

const BLOCK = 128;
/** Partials above this are left out: the encoder would drop them and they could fold back. */
const HIGHEST = 17_000;
/** A struck partial is followed until it has fallen this far. */
const INAUDIBLE = 75;

type Struck = {
  hz: number;
  gain: number;
  /** Seconds to fall by 60 dB. */
  t60: number;
  /** Seconds of raised-cosine onset; without it every strike is a click. */
  attack: number;
  left: number;
  right: number;
};

/** A sine that is struck and dies away: one rotation a sample, its shrinking included. */
export function ring(out: Stereo, at: number, p: Struck): void {
  if (p.hz > HIGHEST || p.gain === 0) return;
  const start = Math.round(at * RATE);
  const shrink = 10 ** (-3 / (p.t60 * RATE));
  const angle = (2 * Math.PI * p.hz) / RATE;
  const c = Math.cos(angle) * shrink;
  const s = Math.sin(angle) * shrink;
  const end = Math.min(out.left.length, start + Math.round(((p.t60 * INAUDIBLE) / 60) * RATE));
  const onset = Math.min(end, start + Math.max(1, Math.round(p.attack * RATE)));
  const { left, right } = out;
  const { left: toLeft, right: toRight } = p;
  let x = 0;
  let y = -p.gain;
  // Two loops: with the onset's cosine in the long one the compiler makes it four times slower.
  for (let i = start; i < onset; i++) {
    const v = x * (0.5 - 0.5 * Math.cos((Math.PI * (i - start)) / (onset - start)));
    left[i] = (left[i] as number) + v * toLeft;
    right[i] = (right[i] as number) + v * toRight;
    const nx = x * c - y * s;
    y = x * s + y * c;
    x = nx;
  }
  for (let i = onset; i < end; i++) {
    left[i] = (left[i] as number) + x * toLeft;
    right[i] = (right[i] as number) + x * toRight;
    const nx = x * c - y * s;
    y = x * s + y * c;
    x = nx;
  }
}

export type Sustained = {
  seconds: number;
  hz: number | ((t: number) => number);
  gain: (t: number) => number;
  left: number;
  right: number;
  phase: number;
};

/**
 * Sines whose loudness and pitch follow curves, read once a block and joined by straight lines. All of a note's
 * partials are added up block by block in a small buffer: one pass over the sound for the whole note.
 */
export function tones(out: Stereo, at: number, all: readonly Sustained[]): void {
  const waves = all.filter(
    (wave) => (typeof wave.hz === 'number' ? wave.hz : wave.hz(wave.seconds / 2)) < HIGHEST,
  );
  // In typed arrays, not in objects: the compiler then knows them for floats and keeps the inner loop fast.
  const phases = Float64Array.from(waves, (wave) => wave.phase);
  const gains = Float64Array.from(waves, (wave) => wave.gain(0));
  const start = Math.round(at * RATE);
  const longest = Math.max(0, ...waves.map((wave) => wave.seconds));
  const end = Math.min(out.left.length, start + Math.round(longest * RATE));
  const left = new Float32Array(BLOCK);
  const right = new Float32Array(BLOCK);
  for (let from = start; from < end; from += BLOCK) {
    const t = (from - start) / RATE;
    left.fill(0);
    right.fill(0);
    for (let w = 0; w < waves.length; w++) {
      const wave = waves[w] as Sustained;
      if (t >= wave.seconds) continue;
      const gain = gains[w] as number;
      const phase = phases[w] as number;
      const next = wave.gain(t + BLOCK / RATE);
      const angle = (2 * Math.PI * (typeof wave.hz === 'number' ? wave.hz : wave.hz(t))) / RATE;
      phases[w] = (phase + angle * BLOCK) % (2 * Math.PI);
      gains[w] = next;
      if (gain > 1e-7 || next > 1e-7) addBlock(left, right, phase, angle, gain, next, wave.left, wave.right);
    }
    const to = Math.min(BLOCK, end - from);
    for (let i = 0; i < to; i++) {
      out.left[from + i] = (out.left[from + i] as number) + (left[i] as number);
      out.right[from + i] = (out.right[from + i] as number) + (right[i] as number);
    }
  }
}

function addBlock(
  left: Float32Array,
  right: Float32Array,
  phase: number,
  angle: number,
  gain: number,
  next: number,
  toLeft: number,
  toRight: number,
): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const step = (next - gain) / BLOCK;
  let x = Math.cos(phase);
  let y = Math.sin(phase);
  let g = gain;
  for (let i = 0; i < BLOCK; i++) {
    const v = y * g;
    left[i] = (left[i] as number) + v * toLeft;
    right[i] = (right[i] as number) + v * toRight;
    const nx = x * c - y * s;
    y = x * s + y * c;
    x = nx;
    g += step;
  }
}
