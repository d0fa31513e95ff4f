import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { days, solarGravity } from '../tables/orbits.ts';
import { toneOfDays, toneOfGravity } from '../tuning/orbits.ts';
import { chord, onTonic } from '../tuning/scales.ts';

const wheels: readonly [name: string, tone: number, about: string][] = [
  ['Root Wheel', toneOfDays(days.earthDay), 'Muladhara, with the tone of the Earth’s day.'],
  ['Sacral Wheel', toneOfDays(days.synodicMonth), 'Svadhishthana, with the tone of the Moon.'],
  ['Navel Wheel', toneOfGravity(solarGravity), 'Manipura, with the tone of the Sun.'],
  ['Heart Wheel', toneOfDays(days.earthYear), 'Anahata, with the tone of the Earth’s year.'],
  ['Throat Wheel', toneOfDays(days.mercury), 'Vishuddha, with the tone of Mercury.'],
  ['Brow Wheel', toneOfDays(days.venus), 'Ajna, with the tone of Venus.'],
  ['Crown Wheel', toneOfDays(days.platonicYear), 'Sahasrara, with the tone of the Platonic year.'],
];

export const sevenWheels: Family = {
  name: 'Seven Wheels',
  firstId: 103,
  isPremium: false,
  numbers:
    'The first tone is computed by Hans Cousto’s rule, and it is he who pairs them; a pure fifth and octave stand above it.',
  origin: 'Chakras as Hans Cousto pairs them with his planetary tones, from 1978 on',
  evidence: evidence.wheels,
  presets: [
    ...wheels.map(
      ([name, tone, about]): PresetDraft => ({
        name,
        category: 'Energy',
        minutes: 15,
        tones: onTonic(tone, chord('2:3:4')),
        about,
      }),
    ),
    {
      name: 'All Seven Wheels',
      category: 'Energy',
      minutes: 30,
      tones: wheels.map(([, tone]) => tone),
      about: 'The seven tones in the order of the seven wheels, from root to crown.',
      numbers: 'All computed by Hans Cousto’s rule, and paired by him.',
    },
  ],
};
