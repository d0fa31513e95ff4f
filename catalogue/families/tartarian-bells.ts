import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { bellPartials, measuredBell } from '../tables/bells.ts';
import { philosophicalC } from '../tables/pitch-standards.ts';
import { onTonic, ratios } from '../tuning/scales.ts';

const hexachord = ratios('1 9/8 5/4 4/3 3/2 5/3');

interface Foundry {
  towns: readonly string[];
  /** Hz; the strike note of the largest of the six. */
  largest: number;
  partials: readonly number[];
  about: string;
  origin: string;
}

/** Six bells on the six notes of a pure hexachord, the largest first. */
function cast({ towns, largest, partials, about, origin }: Foundry): PresetDraft[] {
  return towns.map((town, place) => ({
    name: `Bell of ${town}`,
    category: 'Spiritual',
    minutes: 15,
    tones: onTonic(largest * (hexachord[place] ?? 1), partials),
    about: `${about} ${town} is a town on old maps of Tartary; we know of no bell there with these numbers.`,
    origin,
  }));
}

export const tartarianBells: Family = {
  name: 'Tartarian Bells',
  firstId: 223,
  isPremium: true,
  numbers: 'The partials are computed from a table of bell ratios.',
  origin: 'Partials of bells',
  evidence: evidence.bells,
  presets: [
    ...cast({
      towns: ['Samarkand', 'Bukhara', 'Kashgar', 'Tobolsk', 'Astrakhan', 'Khiva'],
      largest: philosophicalC / 2,
      partials: ratios(bellPartials.minorThird),
      about: 'A large bell tuned as founders wish it: hum, prime, minor third, fifth, nominal.',
      origin:
        'Ideal partials of a bell: the first five after Canon Simpson (1895 and 1896), the higher ones as they are usually listed',
    }),
    ...cast({
      towns: ['Karakorum', 'Kazan', 'Yarkand', 'Balkh', 'Turfan', 'Merv'],
      largest: philosophicalC,
      partials: measuredBell,
      about: 'A bell as measured, a little off the ideal in every partial.',
      origin: 'A measured church bell (after Fletcher and Rossing, The Physics of Musical Instruments)',
    }),
    ...cast({
      towns: ['Urga', 'Tomsk', 'Irkutsk', 'Azov', 'Tashkent', 'Hami'],
      largest: (philosophicalC * 3) / 8,
      partials: ratios(bellPartials.majorThird),
      about: 'A great bell of the new kind, whose third is major.',
      origin: 'Major-third bell (Royal Eijsbouts foundry and Technical University of Eindhoven, 1985)',
    }),
  ],
};
