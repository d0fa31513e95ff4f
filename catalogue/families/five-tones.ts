import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { fiveTones } from '../tables/modes.ts';
import { philosophicalC } from '../tables/pitch-standards.ts';
import { circleFromC } from '../tuning/fifths.ts';
import { leadWith, modeFrom, onTonic, ratios } from '../tuning/scales.ts';

const scale = ratios(fiveTones.join(' '));

function mode(name: string, degree: number, about: string): PresetDraft {
  return {
    name,
    category: 'Emotional',
    minutes: 15,
    tones: leadWith([0, 3, 5], onTonic(philosophicalC, modeFrom(degree, scale))),
    about,
  };
}

export const fiveToneFamily: Family = {
  name: 'Five Tones of China',
  firstId: 183,
  isPremium: true,
  numbers: 'The ratios follow the old rule of taking away and adding a third of a pipe, computed on one C.',
  origin: 'Sanfen sunyi, the rule of thirds, in the Guanzi; modes of the five tones',
  recipe: 'on the C of philosophical pitch',
  evidence: evidence.fiveTones,
  presets: [
    mode(
      'Gong, the Earth',
      0,
      'The mode on gong, which the Huangdi Neijing pairs with earth and with thought.',
    ),
    mode(
      'Shang, the Metal',
      1,
      'The mode on shang, which the Huangdi Neijing pairs with metal and with grief.',
    ),
    mode('Jue, the Wood', 2, 'The mode on jue, which the Huangdi Neijing pairs with wood and with anger.'),
    mode('Zhi, the Fire', 3, 'The mode on zhi, which the Huangdi Neijing pairs with fire and with joy.'),
    mode('Yu, the Water', 4, 'The mode on yu, which the Huangdi Neijing pairs with water and with fear.'),
    {
      name: 'Twelve Pipes',
      category: 'Emotional',
      minutes: 15,
      tones: leadWith([0, 7, 2], onTonic(philosophicalC, circleFromC(Array.from({ length: 11 }, () => 1)))),
      about: 'The twelve pitch pipes, the first of them the Yellow Bell, by eleven pure fifths.',
      origin: 'Sanfen sunyi, carried on to twelve pipes in the Lüshi Chunqiu, 239 BC',
    },
  ],
};
