import { between } from '../dsp/random.ts';
import { addMono, RATE } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/** A tine piano by frequency modulation: a mellow body, a bell at the strike, a slow tremolo across the ears. */
export function electricPiano(options: { bell?: number; ring?: number; wide?: boolean } = {}): Instrument {
  const { bell = 1, ring = 5, wide = false } = options;
  // A wide one has its second string apart in the right ear; a narrow one plays in the middle of the room.
  const [second, tremolo, apart] = wide ? [0.6, 0.3, 0.65] : [0.4, 0.22, 0.4];
  return (out, note, random) => {
    const t60 = ring * (260 / note.hz) ** 0.4;
    const seconds = Math.min(t60 * 1.1, note.seconds + 2.2);
    const left = new Float32Array(Math.round(seconds * RATE));
    const right = new Float32Array(left.length);
    const body = 1.1 * note.force;
    const tine = 0.28 * bell * note.force ** 1.6;
    const speed = between(random, 3.4, 3.7);
    const w = (2 * Math.PI * note.hz) / RATE;
    const detune = 1 + between(random, 0.0004, 0.0009);
    const shift = wide ? between(random, 1, 2) : 0;
    for (let i = 0; i < left.length; i++) {
      const t = i / RATE;
      const fall = Math.exp((-Math.log(1000) * t) / t60);
      const onset = Math.min(1, t / 0.005);
      const damp = Math.min(1, (left.length - i) / (0.5 * RATE));
      const low = Math.sin(w * i + body * Math.exp(-t / 0.9) * Math.sin(w * i));
      const thick = Math.sin(w * detune * i + 0.6 * body * Math.exp(-t / 0.5) * Math.sin(w * i));
      const high = tine * Math.exp(-t / 0.16) * Math.sin(w * i + 0.9 * Math.sin(14 * w * i));
      const strength = fall * onset * damp;
      const v = strength * (0.6 * low + 0.4 * thick + high);
      const other = Math.sin(w * detune * i + shift + 0.6 * body * Math.exp(-t / 0.5) * Math.sin(w * i));
      const sway = tremolo * Math.sin(2 * Math.PI * speed * (t + note.at));
      left[i] = v * (1 + sway);
      right[i] = strength * ((1 - second) * low + second * other + high) * (1 - sway);
    }
    addMono(out, note.at, left, note.pan - apart, 0.12 * note.force);
    addMono(out, note.at, right, note.pan + apart, 0.12 * note.force);
  };
}
