import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { beatingPair } from '../tuning/hertz.ts';

function pratt(name: string, base: number, beat: number): PresetDraft {
  return {
    name,
    category: 'Mental',
    minutes: 10,
    tones: [base, base + beat],
    about: `${base} Hz and a tone ${beat} Hz above it.`,
    origin: 'Pratt and others, Clinical Neurophysiology, 2009',
  };
}

/** Where a study gives rates and we choose the tone that carries them. */
const ownCarrier = 200;
const carriedByUs = 'The rates are those of a published experiment; the tone that carries them is ours.';

export const laboratoryTones: Family = {
  name: 'Laboratory Tones',
  firstId: 60,
  isPremium: false,
  numbers: 'The numbers are those of a published experiment.',
  origin: 'Published experiments on auditory beats',
  evidence: evidence.laboratory,
  presets: [
    pratt('Low and Slow', 250, 3),
    pratt('Low and Quick', 250, 6),
    pratt('High and Slow', 1000, 3),
    pratt('High and Quick', 1000, 6),
    {
      name: 'Night Watch',
      category: 'Mental',
      minutes: 30,
      tones: [ownCarrier, ownCarrier + 16, ownCarrier + 24],
      about:
        'Beats of 16 and 24 Hz on a tone of 200 Hz, the quick rates of a study with a long and dull watch task.',
      numbers: carriedByUs,
      origin: 'Lane and others, Physiology and Behavior, 1998',
    },
    {
      name: 'Slow Watch',
      category: 'Mental',
      minutes: 30,
      tones: [ownCarrier, ownCarrier + 1.5, ownCarrier + 4],
      about: 'Beats of 1.5 and 4 Hz on a tone of 200 Hz, the slow rates of the same watch task.',
      numbers: carriedByUs,
      origin: 'Lane and others, Physiology and Behavior, 1998',
    },
    {
      name: 'Narrow Spotlight',
      category: 'Mental',
      minutes: 10,
      tones: beatingPair(340, 40),
      numbers:
        'Rate and carrier are those of a published experiment; that the carrier lies in the middle is our choice.',
      about: 'A beat of 40 Hz around 340 Hz, from a study of how wide attention is set.',
      origin: 'Colzato, Barone, Sellaro and Hommel, Psychological Research, 2017',
    },
    {
      name: 'Two As in Tokyo',
      category: 'Mental',
      minutes: 5,
      tones: [528, 444, 440],
      about:
        'The C of 528 Hz, the A of 444 Hz to which music is tuned to hold it, and the ordinary A it was compared with.',
      origin: 'Akimoto, Hu, Yamaguchi and Kobayashi, Health, 2018, nine volunteers',
      evidence: evidence.transformation,
    },
  ],
};
