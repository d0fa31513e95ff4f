import { swell, wander } from '../dsp/curves.ts';
import { between } from '../dsp/random.ts';
import { type Sustained, tones } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/** A wet finger on the rim of a glass: almost a sine, that trembles as the finger goes round. */
export function glass(options: { attack?: number; release?: number } = {}): Instrument {
  const { attack = 0.9, release = 2.4 } = options;
  return (out, note, random) => {
    const envelope = swell(note.seconds, Math.min(attack, note.seconds * 0.6), release);
    const around = between(random, 0.8, 1.5);
    const phase = between(random, 0, 6.28);
    const unsteady = wander(random, 0.2, 1.1);
    const waves: Sustained[] = [];
    [1, 2, 3.01, 4.2].forEach((ratio, k) => {
      for (const side of [-1, 1]) {
        waves.push({
          seconds: note.seconds + release,
          hz: (t) => note.hz * ratio * 2 ** ((2.5 * unsteady(t) + side * 2) / 1200),
          gain: (t) =>
            0.09 *
            note.force *
            ([1, 0.13, 0.06, 0.02][k] ?? 0) *
            envelope(t) ** (1 + 0.4 * k) *
            (1 + 0.22 * Math.sin(2 * Math.PI * around * t + phase + side + k)),
          phase: between(random, 0, 6.28),
          ...place(note.pan + side * 0.45),
        });
      }
    });
    tones(out, note.at, waves);
  };
}
