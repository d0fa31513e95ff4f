import type { Preset } from '#contract/entities/preset.ts';
import type { Preferences } from '#contract/entities/recommendation.ts';
import { highestTone, type Sounding, soundingTones } from './strength.ts';

/** One time somebody listened: to a preset, or to tones of their own choice. */
export interface Listening {
  readonly preset: Preset | null;
  /** What sounded, in Hz. */
  readonly frequencies: readonly number[];
  readonly seconds: number;
  readonly daysAgo: number;
  readonly feltBefore: number | null;
  readonly feltAfter: number | null;
}

/** What is known of somebody's liking, each from -1, less than chance would have it, to 1, much more. */
export interface Taste {
  readonly categories: ReadonlyMap<string, number>;
  readonly families: ReadonlyMap<string, number>;
  readonly octaves: ReadonlyMap<number, number>;
  readonly frequencies: ReadonlyMap<number, number>;
  /** Days since each preset was heard last. */
  readonly heardDaysAgo: ReadonlyMap<number, number>;
}

/** A liking half forgotten. */
const HALF_LIFE_DAYS = 60;
/** So many whole sessions weigh as much as knowing nothing. */
const DOUBT = 1;
/** Tones without a length of their own are heard whole when they were heard this long. */
const WHOLE_MINUTES = 10;
/** What was felt better after counts this much more, what was felt worse this much less. */
const FELT_BETTER = 1.5;
const FELT_WORSE = 0.4;
const LEARNED_CATEGORIES = 3;
const LEARNED_FREQUENCIES = 6;

export const octaveOf = (preset: Preset): number => Math.round(Math.log2(highestTone(preset)));

/** What is finished counts, what is left after a moment hardly does. */
function weightOf({ preset, seconds, daysAgo, feltBefore, feltAfter }: Listening): number {
  const finished = Math.min(1, seconds / ((preset?.duration ?? WHOLE_MINUTES) * 60));
  const felt =
    feltBefore === null || feltAfter === null || feltBefore === feltAfter
      ? 1
      : feltAfter > feltBefore
        ? FELT_BETTER
        : FELT_WORSE;
  return finished * felt * 0.5 ** (daysAgo / HALF_LIFE_DAYS);
}

/** Learned from what was heard to its end, against what chance would have chosen from the catalogue. */
export function learnTaste(
  catalogue: readonly Preset[],
  history: readonly Listening[],
  said: Preferences | null,
): Taste {
  const heard = history.map((one) => ({ ...one, weight: weightOf(one) }));
  const chosen = heard.flatMap(({ preset, weight }) => (preset ? [{ heard: preset, weight }] : []));
  const liking = <Key>(keysOf: (preset: Preset) => readonly Key[]) => likings(catalogue, chosen, keysOf);
  const heardDaysAgo = new Map<number, number>();
  for (const { preset, daysAgo } of history)
    if (preset) heardDaysAgo.set(preset.id, Math.min(daysAgo, heardDaysAgo.get(preset.id) ?? daysAgo));
  return {
    // What somebody said of themselves stands; only where nothing was said, the history speaks.
    categories: said?.preferredCategories.length
      ? new Map(said.preferredCategories.map((category) => [category, 1]))
      : liking(({ category }) => [category]),
    families: liking(({ family }) => (family === undefined ? [] : [family])),
    octaves: liking((preset) => [octaveOf(preset)]),
    frequencies: said?.favoriteFrequencies.length
      ? new Map(said.favoriteFrequencies.map((hz) => [hz, 1]))
      : likings<Sounding, number>(
          catalogue,
          heard.map(({ frequencies, weight }) => ({ heard: { frequencies }, weight })),
          soundingTones,
        ),
    heardDaysAgo,
  };
}

function likings<Heard, Key>(
  catalogue: readonly Heard[],
  history: readonly { readonly heard: Heard; readonly weight: number }[],
  keysOf: (heard: Heard) => readonly Key[],
): Map<Key, number> {
  const total = history.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Map<Key, number>();
  const chance = new Map<Key, number>();
  for (const { heard, weight } of history) for (const key of keysOf(heard)) add(sums, key, weight);
  for (const one of catalogue) for (const key of keysOf(one)) add(chance, key, total / catalogue.length);
  return new Map(
    [...new Set([...chance.keys(), ...sums.keys()])].map((key) => {
      const sum = sums.get(key) ?? 0;
      const expected = chance.get(key) ?? 0;
      return [key, (sum - expected) / (sum + expected + DOUBT)];
    }),
  );
}

/** The taste as the preferences that a page shows: what is liked most, in that order. */
export function learnedPreferences({ categories, frequencies }: Taste): Preferences {
  return {
    preferredCategories: mostOf(categories, LEARNED_CATEGORIES),
    favoriteFrequencies: mostOf(frequencies, LEARNED_FREQUENCIES),
  };
}

function mostOf<Key>(of: ReadonlyMap<Key, number>, count: number): Key[] {
  const liked = [...of].filter(([, liking]) => liking > 0);
  return liked
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([key]) => key);
}

function add<Key>(to: Map<Key, number>, key: Key, weight: number) {
  to.set(key, (to.get(key) ?? 0) + weight);
}
