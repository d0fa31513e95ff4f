import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { philosophicalC, pitchStandards } from '../tables/pitch-standards.ts';
import { leadWith, onTonic, semitonesFrom } from '../tuning/scales.ts';

const lowC = philosophicalC / 4;
/** The lowest tone of an alphorn in F, seldom blown: four semitones under the A three octaves below concert pitch. */
const alphornF = semitonesFrom(pitchStandards.concert / 2 ** 3, -4);
/** The lowest tone of a natural trumpet in D at baroque pitch, a semitone below ours. */
const trumpetD = semitonesFrom(pitchStandards.concert / 2 ** 3, 5 - 1);

function overtones(
  name: string,
  ground: number,
  numbers: readonly number[],
  minutes: number,
  about: string,
): PresetDraft {
  return { name, category: 'Energy', minutes, tones: onTonic(ground, numbers), about };
}

export const overtoneFamily: Family = {
  name: 'Overtones',
  firstId: 111,
  isPremium: false,
  numbers: 'The numbers are whole multiples of one low tone, computed.',
  origin: 'The overtone series, described by Mersenne in 1636 and explained by Sauveur in 1701',
  evidence: evidence.chord,
  presets: [
    overtones(
      'First Eight',
      lowC,
      leadWith([0, 2, 4], [1, 2, 3, 4, 5, 6, 7, 8]),
      15,
      'The first eight overtones of a low C.',
    ),
    overtones(
      'Odd Overtones',
      lowC,
      [1, 3, 7, 5, 9],
      15,
      'Only the odd ones, as in the hollow sound of a stopped pipe or a clarinet.',
    ),
    overtones(
      'Octave Ladder',
      pitchStandards.verdi / 8,
      [1, 2, 4, 8, 16],
      15,
      'Nothing but octaves, from 54 Hz up to 864 Hz, with 432 Hz among them.',
    ),
    overtones(
      'Alphorn',
      alphornF,
      leadWith([2, 4, 6], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      20,
      'What an alphorn in F can play, with the wild eleventh that herders call the alphorn fa.',
    ),
    overtones(
      'Clarino',
      trumpetD,
      leadWith([0, 2, 4], [8, 9, 10, 11, 12, 13, 14, 15, 16]),
      10,
      'The high register in which the natural trumpet of Bach’s time could play tunes.',
    ),
    overtones(
      'Throat Song',
      pitchStandards.concert / 4,
      [1, 8, 12, 6, 9, 10],
      20,
      'A drone and the overtones 6, 8, 9, 10 and 12, of which Tuvan throat singers make their melodies.',
    ),
    {
      ...overtones(
        'Undertone Row',
        8 * philosophicalC,
        [1 / 4, 1 / 5, 1 / 6, 1, 1 / 2, 1 / 3, 1 / 7, 1 / 8],
        15,
        'The series turned upside down: a high C divided by one, two, three and so on.',
      ),
      numbers: 'The numbers are a high C divided by whole numbers, computed.',
      origin: 'The undertone series, discussed by Hugo Riemann in the nineteenth century',
    },
    overtones(
      'Prime Overtones',
      lowC,
      [2, 3, 5, 7, 11, 13],
      15,
      'Only the overtones that no lower one contains: 2, 3, 5, 7, 11 and 13.',
    ),
  ],
};
