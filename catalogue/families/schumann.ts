import { evidence } from '../evidence.ts';
import type { Family } from '../family.ts';
import { days } from '../tables/orbits.ts';
import { earthRadius, schumannMeasured } from '../tables/rhythms.ts';
import { octaveFrom } from '../tuning/hertz.ts';
import { speedOfLight } from '../tuning/light.ts';
import { toneOfDays } from '../tuning/orbits.ts';

const [fundamental, second] = schumannMeasured;

/** Schumann's formula of 1952 for a cavity without losses: c / (2 π a) · √(n (n + 1)). */
function idealMode(n: number): number {
  return (speedOfLight / (2 * Math.PI * earthRadius)) * Math.sqrt(n * (n + 1));
}

/** Within one octave of hearing, each resonance raised by as many octaves as it needs. */
const raisedFrom = 200;

export const schumann: Family = {
  name: 'Schumann Resonances',
  firstId: 83,
  isPremium: false,
  numbers:
    'The numbers are resonances measured in the cavity between ground and ionosphere, kept ringing by lightning.',
  origin: 'Schumann resonances, predicted by W. O. Schumann in 1952; values as observatories measure them',
  evidence: evidence.schumann,
  presets: [
    {
      name: 'Schumann Resonance',
      category: 'Energy',
      minutes: 20,
      tones: [fundamental],
      about: 'Just under eight pulses a second, sounded on a carrier, since no ear hears so low a tone.',
    },
    {
      name: 'Second Resonance',
      category: 'Energy',
      minutes: 20,
      tones: [toneOfDays(days.earthDay), second],
      about: 'The second resonance as a pulse on the tone of the Earth’s day.',
    },
    {
      name: 'Earth Cavity',
      category: 'Energy',
      minutes: 30,
      tones: [...schumannMeasured],
      about: 'The first five resonances: two as pulses, three as very low tones.',
    },
    {
      name: 'Ground and Sky',
      category: 'Energy',
      minutes: 20,
      tones: [toneOfDays(days.earthDay), toneOfDays(days.earthYear), fundamental],
      about: 'The first resonance as a pulse under the tones of the Earth’s day and year.',
    },
    {
      name: 'Thunder Chord',
      category: 'Energy',
      minutes: 15,
      tones: schumannMeasured.map((hertz) => octaveFrom(raisedFrom, hertz)),
      about: 'The five resonances raised by octaves until they can be heard as a chord.',
    },
    {
      name: 'Ideal Cavity',
      category: 'Energy',
      minutes: 15,
      tones: [1, 2, 3, 4, 5].map(idealMode),
      about: 'What the five resonances would be if nothing on Earth swallowed any of their energy.',
      numbers:
        'The numbers are computed from the speed of light and the Earth’s radius by Schumann’s formula; those measured are lower.',
      origin: 'Schumann’s formula of 1952 for a cavity without losses',
    },
  ],
};
