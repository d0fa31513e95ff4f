import { between } from '../dsp/random.ts';
import { type Sustained, tones } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/**
 * A large gong: dozens of modes without a common pitch over a fundamental. The strike first moves the low modes;
 * their energy climbs to the high ones in the following second, which is the gong's slow bloom.
 */
export function gong(options: { modes?: number; bloom?: number; ring?: number } = {}): Instrument {
  const { modes = 48, bloom = 1.1, ring = 1 } = options;
  return (out, note, random) => {
    const span = Math.log(3800 / note.hz);
    const waves: Sustained[] = [];
    for (let k = 0; k < modes; k++) {
      const share = k / (modes - 1);
      const hz = k === 0 ? note.hz : note.hz * Math.exp(span * share) * (1 + 0.08 * (random() - 0.5));
      const t60 = ring * (20 * (1 - share) ** 1.6 + 3);
      const rise = 0.04 + bloom * share * between(random, 0.6, 1.3);
      const fall = Math.log(1000) / t60;
      const gain =
        0.24 *
        note.force ** (1 + share) *
        (hz / note.hz) ** -0.85 *
        (k === 0 ? 1.3 : between(random, 0.3, 1));
      const shimmer = between(random, 0.15, 0.9);
      const phase = between(random, 0, 2 * Math.PI);
      waves.push({
        seconds: t60 * 1.2,
        hz,
        gain: (t) => {
          const up = t < rise ? Math.sin((Math.PI / 2) * (t / rise)) ** 2 : 1;
          return (
            gain * up * Math.exp(-fall * t) * (1 - 0.25 * (1 + Math.sin(2 * Math.PI * shimmer * t + phase)))
          );
        },
        phase,
        ...place(between(random, -0.75, 0.75)),
      });
    }
    tones(out, note.at, waves);
  };
}
