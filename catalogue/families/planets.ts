import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { days, solarGravity } from '../tables/orbits.ts';
import { inThreeOctaves } from '../tuning/hertz.ts';
import { toneOfDays, toneOfGravity } from '../tuning/orbits.ts';

function planet(
  name: string,
  period: number,
  about: string,
  periodInWords = `${period} days (NASA fact sheet)`,
): PresetDraft {
  return {
    name,
    category: 'Spiritual',
    minutes: 15,
    tones: inThreeOctaves(toneOfDays(period)),
    about,
    origin: `Cousto’s cosmic octave, 1978; period of ${periodInWords}`,
  };
}

const sun = toneOfGravity(solarGravity);
const around = [
  days.mercury,
  days.venus,
  days.earthYear,
  days.mars,
  days.jupiter,
  days.saturn,
  days.uranus,
  days.neptune,
];

export const planets: Family = {
  name: 'Planetary Tones',
  firstId: 89,
  isPremium: false,
  numbers:
    'Computed by Hans Cousto’s rule of 1978: the period as one oscillation, doubled until it can be heard, with its octaves below and above.',
  origin: 'Cousto’s cosmic octave, 1978',
  evidence: evidence.planets,
  presets: [
    {
      name: 'Sun',
      category: 'Spiritual',
      minutes: 15,
      tones: inThreeOctaves(sun),
      about: 'A low B.',
      numbers:
        'Computed as Hans Cousto did: how often a body would circle at the Sun’s gravitational radius in a second, halved until it can be heard, with its octaves.',
      origin: 'Cousto’s cosmic octave, 1978: c³ / (2 π G M) of the Sun',
    },
    planet('Mercury', days.mercury, 'The tone of the quickest planet, near C sharp.'),
    planet('Venus', days.venus, 'The tone of Venus, near A.'),
    planet(
      'Earth Day',
      days.earthDay,
      'The tone of one turn of the Earth from noon to noon, near G.',
      '86,400 seconds',
    ),
    planet(
      'Earth Year',
      days.earthYear,
      'The tone of the year, near C sharp, to which makers of gongs and forks like to tune.',
    ),
    planet(
      'Platonic Year',
      days.platonicYear,
      'The tone of the slow turn of the Earth’s axis, near F.',
      '25,920 years, the traditional figure',
    ),
    planet(
      'Full Moon',
      days.synodicMonth,
      'The tone of the month from full moon to full moon, near G sharp.',
    ),
    planet('Mars', days.mars, 'The tone of Mars, near D.'),
    planet('Jupiter', days.jupiter, 'The tone of Jupiter, near F sharp.'),
    planet('Saturn', days.saturn, 'The tone of Saturn, near D.'),
    planet('Uranus', days.uranus, 'The tone of Uranus, near G sharp.'),
    planet('Neptune', days.neptune, 'The tone of Neptune, near G sharp.'),
    planet('Pluto', days.pluto, 'The tone of Pluto, near C sharp, by the period in use today.'),
    {
      name: 'Music of the Spheres',
      category: 'Spiritual',
      minutes: 30,
      tones: [sun, ...around.map(toneOfDays)],
      about: 'The Sun and the eight planets together.',
      numbers: 'Computed by Hans Cousto’s rule of 1978, each in its first audible octave.',
      origin: 'Cousto’s cosmic octave, 1978: nine tones',
    },
  ],
};
