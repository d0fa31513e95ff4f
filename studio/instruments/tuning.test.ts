import { expect, it } from 'vitest';
import { randomFrom } from '#cymatics/sand/random.ts';
import { RATE, silence } from '../dsp/stereo.ts';
import { mono } from '../measure/bands.ts';
import { powerSpectra } from '../measure/fourier.ts';
import { bowl } from './bowl.ts';
import { choir } from './choir.ts';
import { drone } from './drone.ts';
import { electricPiano } from './electric-piano.ts';
import { flute } from './flute.ts';
import { glass } from './glass.ts';
import { gong } from './gong.ts';
import type { Instrument } from './instrument.ts';
import { pad } from './pad.ts';
import { pluck } from './pluck.ts';
import { chimes, kalimba, marimba } from './struck-bars.ts';
import { tanpura } from './tanpura.ts';

const SIZE = 32_768;

/** The strongest frequency within a semitone of `near`, placed between the bins. */
function heard(instrument: Instrument, near: number): { hz: number; share: number } {
  const out = silence(0.05 + SIZE / RATE);
  instrument(out, { at: 0.05, seconds: 1.2, hz: near, force: 1, pan: 0.2 }, randomFrom(3));
  let best = { hz: 0, share: 0 };
  powerSpectra(mono(out), SIZE, SIZE, (power) => {
    let loudest = 0;
    let all = 0;
    for (let k = 1; k < power.length - 1; k++) {
      const hz = (k * RATE) / SIZE;
      const here = power[k] as number;
      all += here;
      if (Math.abs(Math.log2(hz / near)) > 1 / 12 || here < loudest) continue;
      loudest = here;
      const [a, b, c] = [power[k - 1] as number, here, power[k + 1] as number].map(Math.log) as [
        number,
        number,
        number,
      ];
      best = { hz: ((k + (0.5 * (a - c)) / (a - 2 * b + c)) * RATE) / SIZE, share: here };
    }
    best.share = loudest / all;
  });
  return best;
}

it.each([
  ['bowl', bowl(), 6],
  ['gong', gong(), 6],
  ['pad', pad({ attack: 0.3, release: 0.5 }), 9],
  ['choir', choir({ attack: 0.3, release: 0.3 }), 12],
  ['drone', drone({ attack: 0.3, release: 0.5 }), 4],
  ['tanpura', tanpura(), 3],
  ['flute', flute(), 9],
  ['plucked string', pluck(), 3],
  ['kalimba', kalimba(), 3],
  ['chimes', chimes(), 3],
  ['marimba', marimba(), 3],
  ['glass', glass(), 9],
  ['electric piano', electricPiano(), 3],
] as const)('a %s is in tune', (_, instrument, cents) => {
  for (const hz of [216, 517.3]) {
    const found = heard(instrument, hz);
    expect(Math.abs(1200 * Math.log2(found.hz / hz))).toBeLessThan(cents);
    expect(found.share).toBeGreaterThan(0.001);
  }
});
