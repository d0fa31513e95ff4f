import { swell, wander } from '../dsp/curves.ts';
import { noise } from '../dsp/noise.ts';
import type { Instrument } from './instrument.ts';

/** Wind over open ground: two bands that rise in pitch as they rise in force. */
export function wind(options: { low?: number; high?: number } = {}): Instrument {
  const { low = 260, high = 900 } = options;
  return (out, note, random) => {
    const envelope = swell(note.seconds, Math.min(8, note.seconds * 0.4), 8);
    for (const [centre, q, loud] of [
      [low, 1.1, 1],
      [high, 2.2, 0.32],
    ] as const) {
      const gust = wander(random, 0.05, 0.19);
      noise(
        out,
        note.at,
        {
          seconds: note.seconds + 8,
          hz: (t) => centre * 2 ** (0.45 * gust(t)),
          q,
          gain: (t) => 0.14 * loud * note.force * envelope(t) * 2 ** (1.6 * gust(t)),
          width: 0.8,
        },
        random,
      );
    }
  };
}

/** The sea from a dune: each wave draws breath, breaks and runs out in foam. `period` is seconds from wave to wave. */
export function surf(options: { period?: number } = {}): Instrument {
  const { period = 10 } = options;
  return (out, note, random) => {
    const envelope = swell(note.seconds, Math.min(4, note.seconds * 0.4), 8);
    const uneven = wander(random, 0.013, 0.041);
    const size = wander(random, 0.02, 0.06);
    const wave = (t: number, late: number) => {
      const phase = ((((t + 1.6 * uneven(t) - late) / period) % 1) + 1) % 1;
      const shape =
        phase < 0.38
          ? Math.sin((Math.PI / 2) * (phase / 0.38)) ** 2
          : Math.cos((Math.PI / 2) * ((phase - 0.38) / 0.62)) ** 2;
      return shape * (0.75 + 0.4 * size(t));
    };
    for (const [centre, q, loud, late] of [
      [130, 0.5, 0.9, 0],
      [520, 0.6, 0.5, 0.5],
      [2300, 0.6, 0.16, 1.3],
      [5200, 0.7, 0.06, 1.9],
    ] as const) {
      noise(
        out,
        note.at,
        {
          seconds: note.seconds + 8,
          hz: (t) => centre * (0.85 + 0.5 * wave(t, late)),
          q,
          gain: (t) => 0.3 * loud * note.force * envelope(t) * (0.1 + 0.9 * wave(t, late)),
          width: 0.75,
          pan: 0.35 * Math.sin(late * 3),
        },
        random,
      );
    }
  };
}
