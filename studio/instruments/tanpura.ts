import { between } from '../dsp/random.ts';
import { type Sustained, tones } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/**
 * A long string over a curved bridge. Grazing the bridge feeds the overtones, and the bright place travels down
 * through them while the note dies: the buzzing bloom that players tune with a thread under the string.
 */
export function tanpura(options: { buzz?: number; ring?: number } = {}): Instrument {
  const { buzz = 1, ring = 1 } = options;
  return (out, note, random) => {
    const partials = Math.min(22, Math.floor(6500 / note.hz));
    const travel = between(random, 0.7, 1);
    const waves: Sustained[] = [];
    for (let n = 1; n <= partials; n++) {
      const fall = (Math.log(1000) / (7.5 * ring)) * (1 + 0.045 * n);
      const base = n ** -1.35;
      const gain = 0.16 * note.force;
      const phase = between(random, 0, 6.28);
      waves.push({
        seconds: 6 * ring,
        hz: note.hz * n * Math.sqrt(1 + 0.00004 * n * n),
        gain: (t) => {
          const onset = t < 0.012 ? Math.sin((Math.PI / 2) * (t / 0.012)) ** 2 : 1;
          const place = 3.5 + 15 * Math.exp(-t * travel);
          const bloom = buzz * 0.34 * Math.exp(-(((n - place) / 3.6) ** 2)) * Math.min(1, t / 0.18);
          return gain * onset * Math.exp(-fall * t) * (base + bloom);
        },
        phase,
        ...place(note.pan + 0.35 * Math.sin(n * 1.9)),
      });
    }
    tones(out, note.at, waves);
  };
}
