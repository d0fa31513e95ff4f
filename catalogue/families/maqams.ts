import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { maqams } from '../tables/modes.ts';
import { pitchStandards } from '../tables/pitch-standards.ts';
import { byEqualSteps, leadWith, onTonic } from '../tuning/scales.ts';

const quarterTones = 24;

function maqam(name: string, key: keyof typeof maqams, about: string): PresetDraft {
  const { steps, fromA, lead } = maqams[key];
  const tonic = pitchStandards.concert * 2 ** (fromA / quarterTones);
  const tones = leadWith(lead, onTonic(tonic, byEqualSteps(steps, quarterTones)));
  return { name, category: 'Emotional', minutes: 15, tones, about };
}

export const maqamFamily: Family = {
  name: 'Maqamat',
  firstId: 189,
  isPremium: true,
  numbers:
    'The steps are those of the theorists’ table in quarter tones, computed from one A; singers bend them.',
  origin: 'Arab maqamat in quarter tones (Mikhail Mishaqa, 19th century; Cairo congress, 1932)',
  recipe: 'on concert A',
  evidence: evidence.maqam,
  presets: [
    maqam('Rast', 'rast', 'The mother of the modes, called upright and steady.'),
    maqam('Nahawand', 'nahawand', 'The mode nearest to the Western minor, called tender.'),
    maqam('Ajam', 'ajam', 'The mode nearest to the Western major, called bright.'),
    maqam('Bayati', 'bayati', 'The mode of many folk songs, called warm.'),
    maqam('Hijaz', 'hijaz', 'The mode with the wide step, called longing and far away.'),
    maqam('Saba', 'saba', 'The mode with the narrowed fourth, called the mode of sorrow.'),
    maqam('Kurd', 'kurd', 'The mode that begins with a semitone, called quiet and free.'),
    maqam('Sikah', 'sikah', 'The mode that rests between two notes of the piano, called loving.'),
  ],
};
