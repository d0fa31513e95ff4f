import { between, type Random } from '../dsp/random.ts';
import { addMono, RATE } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

type PluckOptions = {
  /** Seconds to fall by 60 dB for a string at 220 Hz; higher strings are shorter. */
  ring?: number;
  /** 0 is the flesh of the thumb, 1 a plectrum. */
  bright?: number;
  /** Where along the string it is plucked, 0 to 0.5. */
  position?: number;
  onset?: number;
};

/** A plucked string after Karplus and Strong, its pitch made exact by an all-pass, its offset taken out. */
export function pluck(options: PluckOptions = {}): Instrument {
  const { ring = 5.5, bright = 0.35, position = 0.28, onset = 0.004 } = options;
  return (out, note, random) => {
    const t60 = ring * (220 / note.hz) ** 0.45;
    const samples = string(note.hz, t60, bright * Math.sqrt(note.force), position, onset, random);
    addMono(out, note.at, samples, note.pan, 0.42 * note.force);
  };
}

function string(
  hz: number,
  t60: number,
  bright: number,
  position: number,
  onset: number,
  random: Random,
): Float32Array {
  const out = new Float32Array(Math.round(RATE * Math.min(9, t60 * 1.1)));
  // The loop filter mixes each sample with the one before; its delay grows with the mix and is allowed for.
  const mix = 0.5 - 0.32 * Math.min(1, bright);
  const period = RATE / hz;
  const filterDelay = phaseDelay(mix, hz);
  const whole = Math.floor(period - filterDelay - 0.1);
  const fraction = period - filterDelay - whole;
  const w = (2 * Math.PI * hz) / RATE;
  const allpass = Math.sin(((1 - fraction) * w) / 2) / Math.sin(((1 + fraction) * w) / 2);
  const line = excite(whole, bright, position, random);
  const loss = 10 ** (-3 / (t60 * hz)) / magnitude(mix, hz);
  const keep = Math.min(0.99999, loss);
  let read = 0;
  let before = 0;
  let allpassIn = 0;
  let allpassOut = 0;
  let dcIn = 0;
  let dcOut = 0;
  const rise = Math.max(1, Math.round(onset * RATE));
  for (let i = 0; i < out.length; i++) {
    const value = line[read] as number;
    const filtered = keep * ((1 - mix) * value + mix * before);
    before = value;
    const tuned = allpass * (filtered - allpassOut) + allpassIn;
    allpassIn = filtered;
    allpassOut = tuned;
    line[read] = tuned;
    read = read + 1 === whole ? 0 : read + 1;
    dcOut = value - dcIn + 0.9985 * dcOut;
    dcIn = value;
    const tail = Math.min(1, (out.length - i) / (0.15 * RATE));
    out[i] = dcOut * (i < rise ? 0.5 - 0.5 * Math.cos((Math.PI * i) / rise) : 1) * tail;
  }
  return out;
}

function phaseDelay(mix: number, hz: number): number {
  const w = (2 * Math.PI * hz) / RATE;
  return Math.atan2(mix * Math.sin(w), 1 - mix + mix * Math.cos(w)) / w;
}

function magnitude(mix: number, hz: number): number {
  const w = (2 * Math.PI * hz) / RATE;
  return Math.hypot(1 - mix + mix * Math.cos(w), mix * Math.sin(w));
}

/** The shape of the string as the finger leaves it: soft noise, less the overtones that have a node there. */
function excite(length: number, bright: number, position: number, random: Random): Float32Array {
  const raw = Float32Array.from({ length }, () => between(random, -1, 1));
  const soften = Math.max(0.05, Math.min(0.9, 0.1 + 0.75 * bright));
  for (let pass = 0; pass < 2; pass++) {
    let low = 0;
    for (let lap = 0; lap < 2; lap++) {
      for (let i = 0; i < length; i++) {
        low += ((raw[i] as number) - low) * soften;
        if (lap === 1) raw[i] = low;
      }
    }
  }
  const shift = Math.max(1, Math.round(length * position));
  const shaped = raw.map((value, i) => value - (raw[(i + shift) % length] as number));
  const mean = shaped.reduce((sum, value) => sum + value, 0) / length;
  const power = Math.sqrt(shaped.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length);
  return shaped.map((value) => (0.35 * (value - mean)) / (power + 1e-9));
}
