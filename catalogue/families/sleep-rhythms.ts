import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { bands, sleepRhythms } from '../tables/rhythms.ts';
import { middleOf } from '../tuning/hertz.ts';

/** Low carriers make slow beats clearest; 100 Hz is what most programs of this kind use. */
const carrier = 100;
/** Hz. Below one a second, as Steriade and others first described it in 1993. */
const slowOscillation = 0.75;

function pulses(name: string, rates: readonly number[], minutes: number, about: string): PresetDraft {
  return { name, category: 'Physical', minutes, tones: [carrier, ...rates], about };
}

export const sleepFamily: Family = {
  name: 'Sleep Rhythms',
  firstId: 40,
  isPremium: false,
  numbers:
    'The slow numbers are rhythms by which laboratories score sleep, each the middle of its measured band, computed; 100 Hz carries them.',
  origin: 'Rhythms by which sleep is scored (AASM manual), middle of each band by ratio',
  evidence: evidence.sleep,
  presets: [
    {
      ...pulses(
        'Deep Sleep',
        [middleOf(bands.delta), slowOscillation],
        60,
        'A low tone that pulses at the pace of the deepest sleep: the delta rhythm, with the slow oscillation under it.',
      ),
      numbers:
        'The slow numbers are the middle of the measured delta band, computed, and the slow oscillation at three waves in four seconds; 100 Hz carries them.',
      origin: 'Delta band of the electroencephalogram; slow oscillation (Steriade and others 1993)',
    },
    pulses(
      'Eyes Closed',
      [middleOf(sleepRhythms.closedEyes)],
      15,
      'The rhythm that appears when one closes the eyes and rests.',
    ),
    pulses(
      'Drifting Off',
      [middleOf(sleepRhythms.drowsy)],
      20,
      'The rhythm of the first minutes, between waking and sleep.',
    ),
    pulses(
      'Spindle Bursts',
      [middleOf(sleepRhythms.spindle)],
      30,
      'The quick bursts, called spindles, that cross light sleep.',
    ),
    pulses(
      'Slow Waves',
      [middleOf(sleepRhythms.slowWave)],
      60,
      'One wave a second, the slow waves of deep sleep.',
    ),
    {
      ...pulses(
        'Slow Oscillation',
        [slowOscillation],
        60,
        'Three waves in four seconds, the slowest rhythm of sleep.',
      ),
      numbers:
        'The slow number is a rate of the slow oscillation, as measured since 1993; 100 Hz carries it.',
      origin: 'Slow oscillation of sleep (Steriade, Nuñez and Amzica, Journal of Neuroscience, 1993)',
    },
    pulses(
      'Dream Sawtooth',
      [middleOf(sleepRhythms.sawtooth)],
      30,
      'The notched waves that accompany dreaming sleep.',
    ),
    {
      name: 'Down the Stairs',
      category: 'Physical',
      minutes: 45,
      // Without a carrier of its own: three generators are three pulses, and a fourth number would not sound.
      tones: [sleepRhythms.closedEyes, sleepRhythms.drowsy, sleepRhythms.slowWave].map(middleOf),
      about: 'Closed eyes, first drowsiness and deep sleep as three pulses, one slower than the other.',
      numbers:
        'The numbers are rhythms by which laboratories score sleep, each the middle of its measured band, computed.',
    },
  ],
};
