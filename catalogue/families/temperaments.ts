import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { philosophicalC } from '../tables/pitch-standards.ts';
import { circles } from '../tables/temperaments.ts';
import { circleFromC, regularTwelve } from '../tuning/fifths.ts';
import { equalDivision, leadWith, onTonic } from '../tuning/scales.ts';

function temperament(
  name: string,
  degrees: readonly number[],
  chord: readonly [number, number, number],
  about: string,
  origin: string,
): PresetDraft {
  return {
    name,
    category: 'Mental',
    minutes: 15,
    tones: leadWith(chord, onTonic(philosophicalC, degrees)),
    about,
    origin,
  };
}

/** A chord among twelve notes in order. Where two temperaments share C major, the second leads with another. */
const cMajor = [0, 4, 7] as const;
const fMajor = [5, 9, 0] as const;
const eMinor = [4, 7, 11] as const;

export const temperaments: Family = {
  name: 'Temperaments',
  firstId: 170,
  isPremium: true,
  numbers: 'All its notes are computed on one C; a chord comes first.',
  origin: 'Historical temperaments',
  recipe: 'on the C of philosophical pitch',
  evidence: evidence.tuning,
  presets: [
    temperament(
      'Pythagorean Keys',
      regularTwelve(0),
      cMajor,
      'Twelve notes by pure fifths, from E flat to G sharp, as medieval organs were tuned.',
      'Pythagorean tuning by pure fifths',
    ),
    temperament(
      'Aaron’s Meantone',
      regularTwelve(1 / 4),
      cMajor,
      'Fifths narrowed by a quarter of a comma, so that the thirds are pure.',
      'Quarter-comma meantone (Pietro Aaron, Toscanello, 1523)',
    ),
    temperament(
      'Zarlino’s Meantone',
      regularTwelve(2 / 7),
      cMajor,
      'Fifths narrowed by two sevenths of a comma, the first temperament described exactly.',
      'Two-sevenths-comma meantone (Zarlino, 1558)',
    ),
    temperament(
      'Salinas’ Meantone',
      regularTwelve(1 / 3),
      cMajor,
      'Fifths narrowed by a third of a comma, so that the minor thirds are pure.',
      'Third-comma meantone (Salinas, De musica, 1577)',
    ),
    temperament(
      'Silbermann’s Organ',
      regularTwelve(1 / 6),
      cMajor,
      'Fifths narrowed by a sixth of a comma, the usual account of Silbermann’s organs.',
      'Sixth-comma meantone, ascribed to Gottfried Silbermann',
    ),
    temperament(
      'Werckmeister III',
      circleFromC(circles.werckmeister3),
      cMajor,
      'Four fifths share the comma and the others are pure: every key can be played, and each has its face.',
      'Andreas Werckmeister, Musicalische Temperatur, 1691',
    ),
    temperament(
      'Kirnberger III',
      circleFromC(circles.kirnberger3),
      eMinor,
      'A pure third from C, by a pupil of Bach.',
      'Johann Philipp Kirnberger, letter to Forkel, 1779',
    ),
    temperament(
      'Vallotti',
      circleFromC(circles.vallotti),
      cMajor,
      'Six fifths narrowed, six pure, so that the keys darken gently from C outward.',
      'Francesco Antonio Vallotti, 18th century',
    ),
    temperament(
      'Young’s Circle',
      circleFromC(circles.young2),
      fMajor,
      'Vallotti’s idea begun on C, by the Thomas Young who explained light as waves.',
      'Thomas Young, Philosophical Transactions, 1800',
    ),
    temperament(
      'Equal Twelve',
      equalDivision(12),
      cMajor,
      'Twelve steps all alike, first computed exactly by a prince of the Ming.',
      'Zhu Zaiyu, 1584; Simon Stevin, about 1600',
    ),
    temperament(
      'Nineteen Steps',
      equalDivision(19),
      [0, 6, 11],
      'Nineteen steps to the octave, with minor thirds almost pure.',
      'Equal division close to Salinas’ third-comma meantone',
    ),
    temperament(
      'Thirty-One Steps',
      equalDivision(31),
      [0, 10, 18],
      'Thirty-one steps to the octave, with thirds almost pure.',
      'Christiaan Huygens, Lettre touchant le cycle harmonique, 1691',
    ),
    temperament(
      'Without Octaves',
      equalDivision(13, 3),
      [0, 6, 10],
      'Thirteen steps to the twelfth: a scale in which no octave occurs.',
      'Bohlen–Pierce scale (Bohlen 1972; Mathews and Pierce 1984)',
    ),
  ],
};
