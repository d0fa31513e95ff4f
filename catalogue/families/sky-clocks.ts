import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { atomicClocks, pulsars } from '../tables/clocks.ts';
import { inThreeOctaves } from '../tuning/hertz.ts';
import { toneOfWave } from '../tuning/light.ts';

const atnf = 'ATNF Pulsar Catalogue';

function star(name: string, tones: readonly number[], about: string, origin: string): PresetDraft {
  return { name, category: 'Energy', minutes: 15, tones, about, origin };
}

/** A pulse needs a tone that carries it: the hydrogen line, brought into hearing. */
const hydrogen = toneOfWave(atomicClocks.hydrogen);
const caesium = toneOfWave(atomicClocks.caesium);

export const skyClocks: Family = {
  name: 'Sky Clocks',
  firstId: 215,
  isPremium: true,
  numbers: 'The number is the measured turning of the star, without any change of octave.',
  origin: atnf,
  evidence: evidence.sonification,
  presets: [
    {
      ...star(
        'Hydrogen Line',
        inThreeOctaves(hydrogen),
        'The wave that hydrogen sends from every part of the sky.',
        'The 21-centimetre line, found by Ewen and Purcell in 1951',
      ),
      numbers: 'Measured, then halved until it can be heard, with its octaves.',
    },
    {
      ...star(
        'Caesium Second',
        inThreeOctaves(caesium),
        'The wave whose swings make up a second.',
        'Definition of the second, 1967',
      ),
      numbers: 'Fixed by definition, then halved until it can be heard, with its octaves.',
    },
    {
      ...star(
        'Little Green Man',
        [hydrogen, pulsars.first],
        'The first pulsar, found by Jocelyn Bell in 1967: one pulse in a little over a second.',
        `Pulsar B1919+21; ${atnf}`,
      ),
      numbers:
        'The pulse is the measured turning of the star; the tone that carries it is the hydrogen line, halved into hearing.',
    },
    {
      ...star(
        'Vela',
        [hydrogen, pulsars.vela],
        'A quick pulse from what is left of a star that burst some eleven thousand years ago.',
        `Pulsar B0833−45; ${atnf}`,
      ),
      numbers:
        'The pulse is the measured turning of the star; the tone that carries it is the hydrogen line, halved into hearing.',
    },
    {
      ...star(
        'Crab',
        [pulsars.crab, pulsars.crab * 2, pulsars.crab * 4],
        'A very low tone: what is left of the star that Chinese astronomers saw burst in 1054.',
        `Pulsar B0531+21; ${atnf}`,
      ),
      numbers: 'The number is the measured turning of the star, with two octaves above it.',
    },
    star(
      'Near Neighbour',
      [pulsars.near],
      'A calm low tone from the nearest of the millisecond pulsars.',
      `Pulsar J0437−4715; ${atnf}`,
    ),
    star(
      'Millisecond',
      [pulsars.millisecond],
      'A clear high tone: the first pulsar found to turn hundreds of times a second.',
      `Pulsar B1937+21, found in 1982; ${atnf}`,
    ),
    star(
      'Fastest Star',
      [pulsars.fastest, pulsars.millisecond, pulsars.near],
      'The fastest turning star known, with two slower ones under it.',
      'Pulsar J1748−2446ad (Hessels and others, Science, 2006)',
    ),
  ],
};
