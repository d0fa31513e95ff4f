import { type Base, bases } from '../tables/letters.ts';
import { massOf } from './molecules.ts';

/** A dalton is read as a hertz. */
export function toneOfBase(letter: Base): number {
  return massOf(bases[letter]);
}

/** Within a word of three letters the first stands on the ground, the second a fifth and the third an octave above. */
const places = [1, 3 / 2, 2] as const;

/** The kept rule of the DNA presets: each letter's weight as a tone, lifted by its place in its word of three. */
export function tonesOfSequence(letters: string): number[] {
  return [...letters].map((letter, at) => {
    if (!(letter in bases)) throw new RangeError(`not a letter of DNA: ${letter}`);
    return toneOfBase(letter as Base) * (places[at % places.length] ?? 1);
  });
}
