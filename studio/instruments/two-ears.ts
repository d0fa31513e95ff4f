import { swell, wander } from '../dsp/curves.ts';
import { type Sustained, tones } from '../dsp/sines.ts';
import type { Instrument } from './instrument.ts';

/** A soft tone that differs by `beat` hertz between the ears: with headphones the difference is heard as a pulse. */
export function twoEars(options: { beat: number }): Instrument {
  return (out, note, random) => {
    const envelope = swell(note.seconds, Math.min(10, note.seconds * 0.4), 10);
    const breath = wander(random, 0.02, 0.06);
    const waves: Sustained[] = [];
    for (const [ratio, loud] of [
      [1, 1],
      [2, 0.22],
      [3, 0.06],
    ] as const) {
      for (const side of [-1, 1]) {
        waves.push({
          seconds: note.seconds + 10,
          hz: note.hz * ratio + (side * options.beat) / 2,
          gain: (t) => 0.12 * loud * note.force * envelope(t) * (1 + 0.25 * breath(t + ratio * 7)),
          phase: 0,
          left: side < 0 ? 1 : 0,
          right: side < 0 ? 0 : 1,
        });
      }
    }
    tones(out, note.at, waves);
  };
}
