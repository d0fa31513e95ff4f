import { plainText } from './plain-text.ts';
import { withoutSlips } from './slips.ts';

const BITS = 18;
/** So many weights there are. Phrases that fall on the same place share one: seldom, and most of them weigh nothing. */
export const PLACES = 1 << BITS;

const LONGEST_PHRASE = 3;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/**
 * The places of a text's phrases, one to three words long, and of its pieces, three to five letters long: what a phrase
 * is to the sense, a piece is to a slip of the pen.
 */
export function phrasesOf(text: string): Set<number> {
  const words = withoutSlips(plainText(text)).match(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}']/gu) ?? [];
  const places = new Set<number>();
  const line = ['^', ...words, '$'];
  for (let length = 1; length <= LONGEST_PHRASE; length += 1)
    for (let from = 0; from + length <= line.length; from += 1)
      places.add(placeOf(line.slice(from, from + length).join(' ')));
  const letters = ` ${words.join(' ')} `;
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length += 1)
    for (let from = 0; from + length <= letters.length; from += 1)
      places.add(placeOf(`#${letters.slice(from, from + length)}`));
  return places;
}

/** FNV-1a, its highest bits. */
function placeOf(phrase: string): number {
  let value = 2166136261;
  for (let at = 0; at < phrase.length; at += 1) value = Math.imul(value ^ phrase.charCodeAt(at), 16777619);
  return (value ^ (value >>> 15)) >>> (32 - BITS);
}

/** Longer texts have more phrases, and each then says less. */
export function weighPhrases(places: ReadonlySet<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return sum / Math.sqrt(places.size);
}
