import { between } from '../dsp/random.ts';
import { tones } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/** A small bird some way off: a handful of glides around its own pitch, never twice the same call. */
export function bird(options: { low?: number; high?: number } = {}): Instrument {
  const { low = 2300, high = 4200 } = options;
  return (out, note, random) => {
    const home = between(random, low, high);
    const syllables = 2 + Math.floor(random() * 4);
    const rhythm = between(random, 0.11, 0.24);
    let at = note.at;
    for (let s = 0; s < syllables; s++) {
      const length = between(random, 0.06, 0.17);
      const from = home * between(random, 0.88, 1.2);
      const to = home * between(random, 0.82, 1.25);
      const loud = 0.07 * note.force * between(random, 0.5, 1);
      const trill = random() < 0.3 ? between(random, 24, 38) : 0;
      tones(out, at, [
        {
          seconds: length,
          hz: (t) => from + (to - from) * Math.sin((Math.PI / 2) * Math.min(1, t / length)),
          gain: (t) =>
            loud *
            Math.sin(Math.PI * Math.min(1, t / length)) ** 2 *
            (trill > 0 ? 0.6 + 0.4 * Math.sin(6.28 * trill * t) : 1),
          phase: 0,
          ...place(note.pan),
        },
      ]);
      at += rhythm * between(random, 0.8, 1.3) + (random() < 0.15 ? 0.3 : 0);
    }
  };
}
