import type { Preset } from '#contract/entities/preset.ts';
import { fold, isOneSlipAway, wordsOf } from './letters.ts';
import { indexOf, worthOf } from './search-index.ts';
import { fillers, synonyms } from './synonyms.ts';
import { isTypedHertz, readTypedHertz, roundsTo, type TypedHertz } from './typed-hertz.ts';

export interface Found {
  readonly preset: Preset;
  /** Only some letters of it fit, inside other words: it stands after all that fit as words. */
  readonly isLoose: boolean;
}

interface Scored extends Found {
  readonly points: number;
}

/** Beyond all that words can add up to, so that the first of D40's three steps stays the first. */
const POINTS = {
  number: 1_000,
  wholeName: 2_000,
  rounded: 600,
  beat: 500,
  nameBegins: 300,
  phrase: 90,
} as const;
/** Each place that a number stands further back, and each other number beside it, makes it a little less the one. */
const PLACE_COSTS = 60;
const COMPANY_COSTS = 5;
/** Who cannot hear a preset would rather see one that they can, of two that fit alike. */
const LOCKED_COSTS = 35;
/** A synonym leads there, the word itself leads there first. */
const SYNONYM_SHARE = 0.8;
/** Two tones closer than this are heard as one that beats. */
const BEATS_BELOW_HZ = 45;
const SLIPS_FROM_LETTERS = 5;

/**
 * The presets that fit what was typed, the best first: the exact number or name, then words, then letters inside words.
 * A preset whose numbers are withheld is found by its words alone. Nothing typed finds everything as it stands.
 */
export function findPresets(presets: readonly Preset[], typed: string): Found[] {
  const query = fold(typed)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d) (?=k?(?:hz|hertz)\b)/g, '$1');
  if (query === '') return presets.map((preset) => ({ preset, isLoose: false }));
  const words = telling(wordsOf(query));
  const asTyped = typed.trim().toLowerCase();
  const found = presets.flatMap((preset) => score(preset, { query, asTyped, words }) ?? []);
  if (found.length > 0) return inOrder(found);
  return inOrder(nearMisses(presets, words));
}

function inOrder(found: readonly Scored[]): Found[] {
  return found.toSorted(
    (one, other) => Number(one.isLoose) - Number(other.isLoose) || other.points - one.points,
  );
}

/** The words that say something; of nothing but fillers all of them. */
function telling(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !fillers.has(word));
  return kept.length > 0 ? kept : words;
}

interface Query {
  readonly query: string;
  readonly asTyped: string;
  readonly words: readonly string[];
}

/** Every word must be somewhere; or else all of it, as it was typed, in the name or the description. */
function score(preset: Preset, { query, asTyped, words }: Query): Scored | null {
  const { text, words: indexed } = indexOf(preset);
  const name = fold(preset.name);
  const isInside = text.name.includes(asTyped) || text.description.includes(asTyped);
  const suits = words.map((word) => suit(word, preset));
  const hasAll = suits.length > 0 && suits.every((one) => one !== null);
  if (!hasAll && !isInside) return null;
  const whole = name === query ? POINTS.wholeName : name.startsWith(query) ? POINTS.nameBegins : 0;
  const phrase = isInside && words.length > 1 ? POINTS.phrase : 0;
  const sum = suits.reduce((total, one) => total + (one?.points ?? 0), 0);
  const isLoose = hasAll ? suits.some((one) => one?.isInsideOnly) : !isPhrase(query, indexed.name);
  const cost = preset.locked ? LOCKED_COSTS : 0;
  return { preset, points: sum + whole + phrase - cost, isLoose };
}

const isPhrase = (query: string, name: string) => wordsOf(query).some((word) => name.includes(` ${word} `));

function suit(word: string, preset: Preset) {
  const index = indexOf(preset);
  // In a text the unit stands apart from its number.
  const itself = worthOf(isTypedHertz(word) ? word.replace(/(?:hz|hertz)$/, '') : word, index);
  const synonym = synonyms[word];
  const meant = synonym === undefined ? null : worthOf(synonym, index);
  const numbers = readTypedHertz(word);
  const asNumber = Math.max(0, ...numbers.map((number) => worthOfNumber(number, preset)));
  const asWords = (itself?.points ?? 0) + (meant && !meant.isInsideOnly ? meant.points * SYNONYM_SHARE : 0);
  // Not both: a description that happens to tell the number would come before the tone itself.
  const points = Math.max(asNumber, asWords);
  if (points === 0) return null;
  return { points, isInsideOnly: points === itself?.points && itself.isInsideOnly };
}

/** A number is the preset's own, or rounds to it, or is the rate at which its first two tones beat. */
function worthOfNumber(number: TypedHertz, { frequencies }: Preset): number {
  const worthAt = (place: number, points: number) =>
    points - PLACE_COSTS * Math.min(place, 3) - COMPANY_COSTS * (frequencies.length - 1);
  const exact = frequencies.indexOf(number.hz);
  if (exact >= 0) return worthAt(exact, POINTS.number);
  const rounded = frequencies.findIndex((hz) => roundsTo(hz, number));
  if (rounded >= 0) return worthAt(rounded, POINTS.rounded);
  const [first = 0, second = 0] = frequencies;
  const beat = Math.abs(second - first);
  return beat > 0 && beat < BEATS_BELOW_HZ && roundsTo(beat, number) ? worthAt(0, POINTS.beat) : 0;
}

/**
 * Nothing has all of it. What has one of the words in its name or among its topics, or one of the numbers, comes near;
 * and a word with one slip in it means the one without.
 */
function nearMisses(presets: readonly Preset[], words: readonly string[]): Scored[] {
  const vocabulary = new Set(presets.flatMap((preset) => [...tellingWordsOf(preset)]));
  for (const word of Object.keys(synonyms)) vocabulary.add(word);
  const meant = words.map((word) => corrected(word, vocabulary)).filter((word) => word !== null);
  if (meant.length === 0) return [];
  return presets.flatMap((preset) => {
    const own = tellingWordsOf(preset);
    const near = meant.filter(
      (word) =>
        own.has(word) ||
        own.has(synonyms[word] ?? '') ||
        readTypedHertz(word).some((number) => worthOfNumber(number, preset) > 0),
    );
    if (near.length === 0) return [];
    const sum = near.reduce((total, word) => total + (suit(word, preset)?.points ?? 0), 0);
    // Whoever said more words meant all of them.
    const points = near.length * POINTS.wholeName + sum - (preset.locked ? LOCKED_COSTS : 0);
    return { preset, points, isLoose: near.length < words.length };
  });
}

function tellingWordsOf(preset: Preset): ReadonlySet<string> {
  const { words } = indexOf(preset);
  return new Set(wordsOf(words.name + words.topics + words.family));
}

function corrected(word: string, vocabulary: ReadonlySet<string>): string | null {
  if (isTypedHertz(word) || vocabulary.has(word)) return word;
  if (word.length < SLIPS_FROM_LETTERS) return null;
  for (const known of vocabulary) if (isOneSlipAway(word, known)) return known;
  return null;
}
