import { between } from '../dsp/random.ts';
import { ring } from '../dsp/sines.ts';
import { place } from '../dsp/stereo.ts';
import type { Instrument } from './instrument.ts';

/** Modes of a bronze bowl: ratio to the lowest, loudness, seconds to fall by 60 dB. */
const MODES = [
  [1, 1, 16],
  [2.71, 0.5, 11],
  [5.12, 0.22, 6],
  [8.04, 0.08, 3.2],
  [11.4, 0.03, 1.8],
] as const;

/**
 * A singing bowl, struck with felt. No bowl is quite round: each mode is a pair a fraction of a hertz apart,
 * heard as a slow beat that moves between the ears.
 */
export function bowl(options: { ring?: number; bright?: number; attack?: number } = {}): Instrument {
  const { ring: longer = 1, bright = 1, attack = 0.035 } = options;
  return (out, note, random) => {
    MODES.forEach(([ratio, loud, t60], k) => {
      const beat = between(random, 0.35, 0.85) * (1 + 0.6 * k);
      const gain = 0.3 * note.force ** (1 + 0.35 * k) * loud * bright ** k;
      const pair = [
        [-0.5, 0.62, -0.55],
        [0.5, 0.38, 0.55],
      ] as const;
      for (const [side, share, pan] of pair) {
        ring(out, note.at, {
          hz: note.hz * ratio + side * beat,
          gain: gain * share,
          t60: t60 * longer,
          attack: attack / (1 + 0.5 * k),
          ...place(note.pan * 0.5 + pan * (0.6 + 0.1 * k)),
        });
      }
    });
  };
}
