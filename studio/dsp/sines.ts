import { RATE, type Stereo } from './stereo.ts';

const BLOCK = 64;
/** Partials above this are left out: the encoder would drop them and they could fold back. */
const HIGHEST = 17_000;
/** A struck partial is followed until it has fallen this far. */
const INAUDIBLE = 75;

export type Struck = {
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

/** A sine whose loudness and pitch follow curves, read every 64 samples and joined by straight lines. */
export function tone(out: Stereo, at: number, p: Sustained): void {
  const start = Math.round(at * RATE);
  const end = Math.min(out.left.length, start + Math.round(p.seconds * RATE));
  const fixed = typeof p.hz === 'number' ? p.hz : 0;
  const bend = typeof p.hz === 'number' ? undefined : p.hz;
  if (fixed > HIGHEST || (bend && bend(p.seconds / 2) > HIGHEST)) return;
  let phase = p.phase;
  let gain = p.gain(0);
  for (let from = start; from < end; from += BLOCK) {
    const t = (from - start) / RATE;
    const next = p.gain(t + BLOCK / RATE);
    const angle = (2 * Math.PI * (bend ? bend(t) : fixed)) / RATE;
    if (gain > 1e-7 || next > 1e-7)
      addBlock(out, from, Math.min(end, from + BLOCK), phase, angle, gain, next, p);
    phase = (phase + angle * BLOCK) % (2 * Math.PI);
    gain = next;
  }
}

function addBlock(
  out: Stereo,
  from: number,
  to: number,
  phase: number,
  angle: number,
  gain: number,
  next: number,
  place: { left: number; right: number },
): void {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const step = (next - gain) / BLOCK;
  const { left, right } = out;
  let x = Math.cos(phase);
  let y = Math.sin(phase);
  let g = gain;
  for (let i = from; i < to; i++) {
    const v = y * g;
    left[i] = (left[i] as number) + v * place.left;
    right[i] = (right[i] as number) + v * place.right;
    const nx = x * c - y * s;
    y = x * s + y * c;
    x = nx;
    g += step;
  }
}
