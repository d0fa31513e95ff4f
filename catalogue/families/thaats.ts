import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { swaras, thaatLeads, thaats } from '../tables/modes.ts';
import { pitchStandards } from '../tables/pitch-standards.ts';
import { leadWith, onTonic, ratios, semitonesFrom } from '../tuning/scales.ts';

/** A low C sharp, where many singers and sitar players set their Sa. */
const sa = semitonesFrom(pitchStandards.concert, -20);

type Swara = keyof typeof swaras;

function thaat(name: string, key: keyof typeof thaats, about: string): PresetDraft {
  const letters = thaats[key].split(' ') as Swara[];
  const degrees = [...ratios(letters.map((letter) => swaras[letter]).join(' ')), 2];
  const leads = thaatLeads[key].split(' ').map((letter) => letters.indexOf(letter as Swara));
  return {
    name,
    category: 'Spiritual',
    minutes: 20,
    tones: leadWith([0, ...leads], onTonic(sa, degrees)),
    about,
    recipe: thaats[key],
  };
}

export const thaatFamily: Family = {
  name: 'Ten Thaats',
  firstId: 241,
  isPremium: true,
  numbers:
    'The degrees are in Bhatkhande’s table; their just ratios, one common choice among several, are computed on a low C sharp.',
  origin: 'V. N. Bhatkhande’s ten thaats, early 20th century',
  evidence: evidence.thaat,
  presets: [
    thaat('Bilawal', 'bilawal', 'The plain scale, for the late morning.'),
    thaat('Khamaj', 'khamaj', 'With a low seventh, for the late evening.'),
    thaat('Kafi', 'kafi', 'With a low third and seventh, for spring and for midnight.'),
    thaat('Asavari', 'asavari', 'With low third, sixth and seventh, for the forenoon.'),
    thaat('Bhairavi', 'bhairavi', 'With all four low, sung at the end of the concert.'),
    thaat('Bhairav', 'bhairav', 'With low second and sixth, for sunrise.'),
    thaat('Kalyan', 'kalyan', 'With a raised fourth, for the first hours of the night.'),
    thaat('Marwa', 'marwa', 'With low second and raised fourth, for sunset.'),
    thaat('Purvi', 'purvi', 'With low second and sixth and raised fourth, for dusk.'),
    thaat('Todi', 'todi', 'With low second, third and sixth and raised fourth, for the morning.'),
  ],
};
