import type { Preset } from '#contract/entities/preset.ts';
import { fold, wordsOf } from './letters.ts';

/** The texts of a preset that are searched, most telling first. */
const fields = ['name', 'topics', 'family', 'origin', 'description'] as const;
type Field = (typeof fields)[number];

/** What a word is worth where it stands whole, where one begins with it, and where it is only inside of one. */
const worth: Readonly<
  Record<Field, { readonly whole: number; readonly start: number; readonly inside: number }>
> = {
  name: { whole: 100, start: 60, inside: 6 },
  topics: { whole: 70, start: 45, inside: 0 },
  family: { whole: 50, start: 30, inside: 0 },
  origin: { whole: 25, start: 12, inside: 0 },
  description: { whole: 25, start: 12, inside: 3 },
};

interface Indexed {
  /** The words of each text, each with a space before and behind it: looked through at once, not word by word. */
  readonly words: Readonly<Record<Field, string>>;
  /** Names and descriptions as they stand, for letters inside a word. */
  readonly text: Readonly<Record<'name' | 'description', string>>;
}

const known = new WeakMap<Preset, Indexed>();

/** Taken apart once for each preset: it is asked for at each letter that is typed. */
export function indexOf(preset: Preset): Indexed {
  const found = known.get(preset);
  if (found) return found;
  const { name, topics, family = '', category, origin, description } = preset;
  const words = (text: string) => ` ${wordsOf(fold(text)).join(' ')} `;
  const indexed = {
    words: {
      name: words(name),
      topics: words(topics.join(' ')),
      family: words(`${family} ${category}`),
      origin: words(origin),
      description: words(description),
    },
    text: { name: name.toLowerCase(), description: description.toLowerCase() },
  };
  known.set(preset, indexed);
  return indexed;
}

export interface Worth {
  readonly points: number;
  /** The letters stand inside other words and nowhere else. */
  readonly isInsideOnly: boolean;
}

/** How well one word fits a preset, all its texts together; null where it is nowhere. */
export function worthOf(word: string, { words, text }: Indexed): Worth | null {
  const spellings = word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
  let points = 0;
  let inside = 0;
  for (const field of fields) {
    if (spellings.some((spelling) => words[field].includes(` ${spelling} `))) points += worth[field].whole;
    else if (words[field].includes(` ${word}`)) points += worth[field].start;
    else if (field in text && text[field as keyof typeof text].includes(word)) inside += worth[field].inside;
  }
  if (points + inside === 0) return null;
  return { points: points + inside, isInsideOnly: points === 0 };
}
