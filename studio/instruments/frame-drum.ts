import { noise } from '../dsp/noise.ts';
import { between } from '../dsp/random.ts';
import { type Sustained, tones } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/** A wide skin struck with the hand: the pitch sinks by a fifth of itself as the skin relaxes. Its hz is its own. */
export function frameDrum(options: { skin?: number; ring?: number } = {}): Instrument {
  const { skin = 1, ring = 0.9 } = options;
  return (out, note, random) => {
    const modes = [
      [1, 1, ring],
      [1.59, 0.3, ring * 0.5],
      [2.14, 0.16, ring * 0.35],
      [2.65, 0.08, ring * 0.25],
    ] as const;
    const waves: Sustained[] = [];
    for (const [ratio, loud, t60] of modes) {
      const fall = Math.log(1000) / t60;
      waves.push({
        seconds: t60 * 1.2,
        hz: (t) => note.hz * ratio * (1 + 0.2 * note.force * Math.exp(-t / 0.045)),
        gain: (t) => 0.5 * note.force * loud * Math.exp(-fall * t) * Math.min(1, t / 0.006),
        phase: 0,
        ...place(note.pan + between(random, -0.15, 0.15)),
      });
    }
    tones(out, note.at, waves);
    noise(
      out,
      note.at,
      {
        seconds: 0.16,
        hz: 900,
        q: 0.8,
        gain: (t) => 0.09 * skin * note.force ** 1.5 * Math.exp(-t / 0.028) * Math.min(1, t / 0.004),
        width: 0.4,
        pan: note.pan,
      },
      random,
    );
  };
}
