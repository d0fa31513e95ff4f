import { evidence } from '../evidence.ts';
import type { Family, PresetDraft } from '../family.ts';
import { philosophicalC } from '../tables/pitch-standards.ts';
import { tetrachords } from '../tables/tetrachords.ts';
import { leadWith, onTonic, ratios, twoTetrachords } from '../tuning/scales.ts';

/** The D below the C of philosophical pitch, by two pure fifths. */
const lowString = (philosophicalC * 9) / 16;

function genus(name: string, key: keyof typeof tetrachords, about: string): PresetDraft {
  const steps = tetrachords[key];
  const [first, second, third] = ratios(steps.join(' '));
  if (!first || !second || !third) throw new RangeError(`a tetrachord has three steps: ${key}`);
  // The fixed strings are the same in all of these; the movable ones tell them apart, so they lead.
  const tones = leadWith([0, 2, 5], onTonic(lowString, twoTetrachords([first, second, third])));
  return {
    name,
    category: 'Mental',
    minutes: 15,
    tones,
    about,
    recipe: steps.join(' · '),
  };
}

export const greekTetrachords: Family = {
  name: 'Greek Tetrachords',
  firstId: 155,
  isPremium: true,
  numbers:
    'The ratios are in Ptolemy’s table of tetrachords; an octave of two is computed upward from a low D.',
  origin: 'Ptolemy, Harmonics, 2nd century',
  evidence: evidence.tuning,
  presets: [
    genus(
      'Archytas’ Close Strings',
      'archytasEnharmonic',
      'Archytas of Taranto, friend of Plato: the enharmonic genus, two tiny steps and a wide third.',
    ),
    genus('Archytas’ Colours', 'archytasChromatic', 'Archytas of Taranto: the chromatic genus.'),
    genus(
      'Archytas’ Plain Song',
      'archytasDiatonic',
      'Archytas of Taranto: the diatonic genus, with one wide step.',
    ),
    genus(
      'Eratosthenes’ Close Strings',
      'eratosthenesEnharmonic',
      'Eratosthenes, who measured the Earth: the enharmonic genus.',
    ),
    genus('Eratosthenes’ Colours', 'eratosthenesChromatic', 'Eratosthenes: the chromatic genus.'),
    genus(
      'Eratosthenes’ Plain Song',
      'eratosthenesDiatonic',
      'Eratosthenes: the diatonic genus by pure fifths, the one called Pythagorean.',
    ),
    genus('Didymus’ Close Strings', 'didymusEnharmonic', 'Didymus of Alexandria: the enharmonic genus.'),
    genus(
      'Didymus’ Colours',
      'didymusChromatic',
      'Didymus of Alexandria: the chromatic genus, with pure thirds.',
    ),
    genus(
      'Didymus’ Plain Song',
      'didymusDiatonic',
      'Didymus of Alexandria: the diatonic genus, with two kinds of whole tone.',
    ),
    genus('Ptolemy’s Close Strings', 'ptolemyEnharmonic', 'Ptolemy’s own enharmonic genus.'),
    genus('Soft Colours', 'ptolemySoftChromatic', 'Ptolemy’s soft chromatic genus.'),
    genus(
      'Intense Colours',
      'ptolemyIntenseChromatic',
      'Ptolemy’s intense chromatic genus, built of sevens and elevens.',
    ),
    genus('Soft Plain Song', 'ptolemySoftDiatonic', 'Ptolemy’s soft diatonic genus.'),
    genus(
      'Zarlino’s Choice',
      'ptolemyIntenseDiatonic',
      'Ptolemy’s intense diatonic genus, which Zarlino chose in 1558 as the natural scale.',
    ),
    genus(
      'Even Plain Song',
      'ptolemyEqualDiatonic',
      'Ptolemy’s equal diatonic genus, with steps almost alike.',
    ),
  ],
};
