import { noise } from '../dsp/noise.ts';
import { between } from '../dsp/random.ts';
import { ring } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

type Mode = readonly [ratio: number, gain: number, t60: number];

const KALIMBA: readonly Mode[] = [
  [1, 1, 2.6],
  [2, 0.05, 1.2],
  [2.76, 0.13, 0.7],
  [5.4, 0.07, 0.3],
  [8.93, 0.02, 0.12],
];
const CHIME: readonly Mode[] = [
  [1, 1, 5.5],
  [2.76, 0.42, 3],
  [5.4, 0.2, 1.6],
  [8.93, 0.07, 0.8],
];
const MARIMBA: readonly Mode[] = [
  [1, 1, 1.4],
  [3.93, 0.22, 0.5],
  [9.2, 0.04, 0.16],
];

/** A bar or tongue that is struck once: a few modes, each with its own end. */
function bar(modes: readonly Mode[], attack: number, loud: number, knock: number): Instrument {
  return (out, note, random) => {
    const shorter = (300 / note.hz) ** 0.3;
    modes.forEach(([ratio, gain, t60], k) => {
      ring(out, note.at, {
        hz: note.hz * ratio * (1 + 0.0006 * between(random, -1, 1) * k),
        gain: loud * gain * note.force ** (1 + 0.3 * k),
        t60: t60 * shorter,
        attack: attack / (1 + 0.4 * k),
        ...place(note.pan + 0.12 * k * between(random, -1, 1)),
      });
    });
    if (knock > 0) {
      const gain = (t: number) => 0.1 * knock * note.force * Math.exp(-t / 0.012) * Math.min(1, t / 0.002);
      noise(out, note.at, { seconds: 0.09, hz: 420, q: 1.2, gain, width: 0.2, pan: note.pan }, random);
    }
  };
}

/** Thumb piano: steel tongues on a wooden box that knocks softly. */
export function kalimba(options: { knock?: number } = {}): Instrument {
  return bar(KALIMBA, 0.004, 0.28, options.knock ?? 0.6);
}

/** Hanging metal tubes, far off in the air. */
export function chimes(): Instrument {
  return bar(CHIME, 0.006, 0.18, 0);
}

/** Wooden bars with a soft mallet. */
export function marimba(): Instrument {
  return bar(MARIMBA, 0.006, 0.36, 0.35);
}
