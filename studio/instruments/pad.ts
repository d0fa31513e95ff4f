import { swell, wander } from '../dsp/curves.ts';
import { between } from '../dsp/random.ts';
import { tone } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

type PadOptions = {
  attack?: number;
  release?: number;
  voices?: number;
  /** Spread of the voices' tuning, in cents. */
  cents?: number;
  partials?: number;
  /** How fast the overtones fall off: 1.1 is bowed and bright, 2 is nearly a flute. */
  slope?: number;
  /** Overtones above this lose force, in Hz. */
  warmth?: number;
  /** Depth of vibrato in cents: 0 for a pad, about 9 for strings. */
  vibrato?: number;
};

/** Several slightly detuned voices that swell together; the overtones open as it grows and close as it fades. */
export function pad(options: PadOptions = {}): Instrument {
  const { attack = 5, release = 6, voices = 5, cents = 8, partials = 7, slope = 1.7 } = options;
  const { warmth = 2400, vibrato = 0 } = options;
  return (out, note, random) => {
    const rise = Math.min(attack, note.seconds * 0.7);
    const envelope = swell(note.seconds, rise, release);
    for (let v = 0; v < voices; v++) {
      const side = voices > 1 ? (2 * v) / (voices - 1) - 1 : 0;
      const detune = 2 ** ((side * cents + between(random, -1, 1)) / 1200);
      const speed = between(random, 4.6, 5.6);
      const start = between(random, 0, 2 * Math.PI);
      const late = between(random, 0, 0.12) * rise;
      const bend = (t: number) =>
        2 ** ((vibrato * Math.min(1, t / 2) * Math.sin(speed * 2 * Math.PI * t + start)) / 1200);
      for (let h = 1; h <= partials; h++) {
        const hz = note.hz * h * detune;
        const breath = wander(random, 0.05, 0.17);
        const gain = (0.11 / voices) * note.force * h ** -slope * (1 / (1 + (hz / warmth) ** 2));
        if (gain < 2e-5) continue;
        tone(out, note.at + late, {
          seconds: note.seconds + release,
          hz: vibrato > 0 ? (t) => hz * bend(t) : hz,
          gain: (t) => gain * envelope(t) ** (1 + 0.22 * (h - 1)) * (1 + 0.35 * breath(t)),
          phase: between(random, 0, 2 * Math.PI),
          ...place(note.pan * 0.5 + side * (h % 2 === 0 ? -0.75 : 0.75)),
        });
      }
    }
  };
}
