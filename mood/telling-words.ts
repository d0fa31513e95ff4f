import { NEEDS, type Need } from './labels.ts';
import { LEXICON } from './lexicon.ts';
import { plainText } from './plain-text.ts';

/** So many words before a telling one a "not" still turns it: "not really that tired". */
const REACH = 3;
const NOT = new Set([
  'not',
  'no',
  'never',
  "isn't",
  "wasn't",
  "aren't",
  "don't",
  "didn't",
  "doesn't",
  'without',
  'isnt',
  'dont',
  'nothing',
  'neither',
  'nor',
  'hardly',
]);
/** A hit counts up to here: a text that names pain five times is not five times as much about pain. */
export const MOST_HITS = 2;

interface Entry {
  need: Need;
  words: string[];
  /** The last word may go on. */
  open: boolean;
}

const entries = new Map<string, Entry[]>();
const openEntries: Entry[] = [];
for (const need of NEEDS) {
  for (const phrase of LEXICON[need]) {
    const open = phrase.endsWith('*');
    const words = wordsOf(open ? phrase.slice(0, -1) : phrase);
    const entry = { need, words, open };
    const first = words[0] ?? '';
    if (open && words.length === 1) openEntries.push(entry);
    else entries.set(first, [...(entries.get(first) ?? []), entry]);
  }
}

/** How often the text uses words that tell of each need by themselves, in the order of the needs. */
export function tellingWords(text: string): number[] {
  const words = wordsOf(plainText(text));
  const hits = NEEDS.map(() => 0);
  words.forEach((word, at) => {
    const here = [
      ...(entries.get(word) ?? []),
      ...openEntries.filter((entry) => word.startsWith(entry.words[0] ?? ' ')),
    ];
    for (const entry of here) {
      if (!stands(entry, words, at) || denied(words, at)) continue;
      const need = NEEDS.indexOf(entry.need);
      // A phrase says more than a word.
      hits[need] = Math.min(MOST_HITS, (hits[need] ?? 0) + (entry.words.length > 1 ? 1.5 : 1));
    }
  });
  return hits;
}

function stands(entry: Entry, words: string[], at: number): boolean {
  const last = entry.words.length - 1;
  return entry.words.every((word, offset) =>
    entry.open && offset === last
      ? words[at + offset]?.startsWith(word) === true
      : words[at + offset] === word,
  );
}

function denied(words: string[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at).some((word) => NOT.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
}
