import { swell, wander } from '../dsp/curves.ts';
import { noise } from '../dsp/noise.ts';
import { between } from '../dsp/random.ts';
import { type Sustained, tones } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

const HARMONICS = [1, 0.34, 0.16, 0.06, 0.025] as const;

/** A wooden flute: breath around a nearly pure tone, vibrato that comes once the note stands. */
export function flute(options: { breath?: number; attack?: number; vibrato?: number } = {}): Instrument {
  const { breath = 1, attack = 0.16, vibrato = 13 } = options;
  return (out, note, random) => {
    const release = 0.3;
    const envelope = swell(note.seconds, Math.min(attack, note.seconds * 0.4), release);
    const speed = between(random, 4.5, 5.1);
    const scoop = between(random, 12, 34);
    const unsteady = wander(random, 0.3, 1.7);
    const arch = (t: number) => 0.78 + 0.22 * Math.sin(Math.PI * Math.min(1, t / note.seconds));
    const wave = (t: number) =>
      Math.min(1, Math.max(0, (t - 0.45) / 1.1)) * Math.sin(2 * Math.PI * speed * t);
    const pitch = (t: number) =>
      2 ** ((vibrato * wave(t) - scoop * Math.exp(-t / 0.07) + 3 * unsteady(t)) / 1200);
    const waves = HARMONICS.map(
      (loud, k): Sustained => ({
        seconds: note.seconds + release,
        hz: (t) => note.hz * (k + 1) * pitch(t),
        gain: (t) =>
          0.2 *
          note.force ** (1 + 0.4 * k) *
          loud *
          envelope(t) ** (1 + 0.5 * k) *
          arch(t) *
          (1 + 0.12 * wave(t)),
        phase: between(random, 0, 6.28),
        ...place(note.pan + 0.08 * k),
      }),
    );
    tones(out, note.at, waves);
    const puff = (t: number) => 0.35 + 0.9 * Math.exp(-t / 0.09);
    noise(
      out,
      note.at,
      {
        seconds: note.seconds + release,
        hz: Math.min(6000, note.hz * 2.1),
        q: 1.6,
        gain: (t) => 0.028 * breath * note.force * envelope(t) * puff(t),
        width: 0.5,
        pan: note.pan,
      },
      random,
    );
  };
}
