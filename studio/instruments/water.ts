import { swell } from '../dsp/curves.ts';
import { noise } from '../dsp/noise.ts';
import { between, nextAfter } from '../dsp/random.ts';
import { addStereo, silence } from '../dsp/stereo.ts';
import { addBubble } from '../water/bubbles.ts';
import { renderStream } from '../water/stream.ts';
import type { Instrument } from './instrument.ts';

/** A brook beside the players, for as long as the note is held. */
export function brook(options: { bubbles?: number; rush?: number } = {}): Instrument {
  const { bubbles = 150, rush = 0.5 } = options;
  return (out, note, random) => {
    const seed = Math.floor(random() * 2 ** 31);
    const water = renderStream({
      period: note.seconds + 6,
      seed,
      bubbles,
      gurgles: 0.9,
      swell: 2.5,
      rush,
      distance: 0.3,
    });
    const envelope = swell(note.seconds, Math.min(7, note.seconds * 0.4), 6);
    addStereo(out, note.at, water, (t) => note.force * envelope(t));
  };
}

/** Rain on leaves and puddles at night: many small drops, a veil of fine ones behind them. */
export function rain(options: { drops?: number; veil?: number } = {}): Instrument {
  const { drops = 60, veil = 1 } = options;
  return (out, note, random) => {
    const seconds = note.seconds + 7;
    const wet = silence(seconds);
    const shower = swell(note.seconds, Math.min(9, note.seconds * 0.4), 7);
    for (let t = 0; t < seconds; t = nextAfter(t, random, drops)) {
      const radius = between(random, 0.0006, 0.0022) * (random() < 0.06 ? 2 : 1);
      const pan = between(random, -1, 1);
      addBubble(wet, { at: t, radius, loud: 0.05 * random() ** 3, rise: between(random, 0, 0.08), pan });
    }
    addStereo(out, note.at, wet, (t) => note.force * shower(t));
    for (const [hz, gain] of [
      [1400, 0.035],
      [5200, 0.022],
    ] as const) {
      noise(
        out,
        note.at,
        { seconds, hz, q: 0.5, gain: (t) => gain * veil * note.force * shower(t), width: 0.85 },
        random,
      );
    }
  };
}
