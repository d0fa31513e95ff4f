import { swell, wander } from '../dsp/curves.ts';
import { between } from '../dsp/random.ts';
import { type Sustained, tones } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/** One held note whose overtones rise and sink each on their own, so that it never stands still. */
export function drone(
  options: { partials?: number; slope?: number; attack?: number; release?: number; motion?: number } = {},
): Instrument {
  const { partials = 12, slope = 1.1, attack = 6, release = 7, motion = 0.8 } = options;
  return (out, note, random) => {
    const envelope = swell(note.seconds, Math.min(attack, note.seconds * 0.5), release);
    const waves: Sustained[] = [];
    for (let h = 1; h <= partials; h++) {
      for (const side of [-1, 1]) {
        const walk = wander(random, 0.02, 0.11);
        const gain = 0.075 * note.force * h ** -slope;
        waves.push({
          seconds: note.seconds + release,
          hz: note.hz * h + side * between(random, 0.03, 0.14) * Math.sqrt(h),
          gain: (t) => gain * envelope(t) * Math.max(0, 1 + (h === 1 ? 0.3 : motion) * 1.3 * walk(t)),
          phase: between(random, 0, 6.28),
          ...place(note.pan * 0.5 + side * Math.min(0.8, 0.35 + 0.05 * h)),
        });
      }
    }
    tones(out, note.at, waves);
  };
}
