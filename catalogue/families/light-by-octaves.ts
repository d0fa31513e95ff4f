import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { fraunhofer, lines, sunSurface } from '../tables/light.ts';
import { brightestWavelength, hydrogenTone, toneOfWavelength } from '../tuning/light.ts';

function lamp(name: string, nanometres: readonly number[], about: string, origin: string): PresetDraft {
  return { name, category: 'Energy', minutes: 10, tones: nanometres.map(toneOfWavelength), about, origin };
}

function hydrogen(name: string, to: number, about: string, origin: string): PresetDraft {
  const tones = [1, 2, 3, 4, 5].map((above) => hydrogenTone(to + above, to));
  return {
    name,
    category: 'Energy',
    minutes: 10,
    tones,
    about,
    numbers: 'Computed from the Rydberg constant, then halved, some forty times, into hearing.',
    origin,
  };
}

const nist = 'NIST Atomic Spectra Database';

export const lightByOctaves: Family = {
  name: 'Light by Octaves',
  firstId: 203,
  isPremium: true,
  numbers: 'The measured frequency of the light is halved, some forty times, until it can be heard.',
  origin: nist,
  evidence: evidence.sonification,
  presets: [
    hydrogen(
      'Hydrogen Rose',
      2,
      'The visible lines of hydrogen, which colour nebulae rose.',
      'Balmer series, 1885',
    ),
    hydrogen('Hydrogen Beyond Violet', 1, 'The ultraviolet lines of hydrogen.', 'Lyman series, 1906'),
    hydrogen('Hydrogen Below Red', 3, 'The infrared lines of hydrogen.', 'Paschen series, 1908'),
    lamp(
      'Street Lamp',
      lines.sodium,
      'The two yellow lines of sodium, so close that they beat.',
      `Sodium D lines; ${nist}`,
    ),
    lamp(
      'Helium',
      lines.helium,
      'The lines by which helium was found in the Sun before it was found on Earth.',
      `Helium lines; ${nist}`,
    ),
    lamp(
      'Mercury Lamp',
      lines.mercury,
      'The blue and green lines of a mercury lamp.',
      `Mercury lines; ${nist}`,
    ),
    lamp('Neon Sign', lines.neon, 'Five of the red and orange lines of a neon tube.', `Neon lines; ${nist}`),
    lamp(
      'Northern Lights',
      lines.aurora,
      'The green and red of oxygen, high in the air of polar nights.',
      `Oxygen lines of the aurora; ${nist}`,
    ),
    lamp(
      'Calcium of the Sun',
      lines.calcium,
      'The two dark lines at the violet end of sunlight.',
      `Calcium H and K lines; ${nist}`,
    ),
    lamp(
      'Three Flames',
      lines.flames,
      'Lithium, sodium and potassium in a flame: crimson, yellow, lilac.',
      `Flame colours of Bunsen and Kirchhoff (1860); ${nist}`,
    ),
    lamp(
      'Fraunhofer’s Lines',
      fraunhofer,
      'Dark lines in sunlight, in the order of the letters Fraunhofer gave them.',
      'Joseph von Fraunhofer, from 1814; modern wavelengths',
    ),
    {
      ...lamp(
        'Sunlight',
        [
          brightestWavelength(sunSurface),
          brightestWavelength(sunSurface) * 1.5,
          brightestWavelength(sunSurface) * 1.25,
        ],
        'The colour in which the Sun shines most, with two pure intervals beside it.',
        'Wien’s law, 1893, at the Sun’s effective temperature',
      ),
      recipe: '5772 K',
      numbers:
        'Computed by Wien’s law from the temperature of the Sun, then halved, some forty times, into hearing.',
    },
  ],
};
