import { lookAlikes } from './look-alikes.ts';
import { toVisible } from './name-key.ts';

const looks = new Map(
  Object.entries(lookAlikes).flatMap(([look, letters]) =>
    [...letters].map((letter) => [letter, look] as const),
  ),
);

/** A second dot lies on the first: nobody sees it. */
const DOT_ON_A_DOT = /(\p{Soft_Dotted})\u0307/gu;

/**
 * What a name looks like: two names with the same look are told apart by nobody, whatever letters they are written
 * with (the skeleton of UTS 39). Only for telling new names from old ones; who signs in is found by the name's key.
 */
export function toLookKey(name: string): string {
  const plain = toVisible(name).normalize('NFD').replace(DOT_ON_A_DOT, '$1').normalize('NFC');
  const letters = [...plain].map((letter) => looks.get(letter) ?? letter);
  return letters.join('').toUpperCase().toLowerCase().normalize('NFC');
}
