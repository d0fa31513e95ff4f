import type { Preset } from '#contract/entities/preset.ts';
import { findPresets } from '#contract/search/find-presets.ts';

/** The chips above the list, in their order. */
export const shelves = ['All', 'Favorites', 'Physical', 'Mental', 'Emotional', 'Energy'] as const;
export type Shelf = (typeof shelves)[number];

interface Query {
  readonly shelf: Shelf;
  readonly search: string;
  readonly favorites: ReadonlySet<number>;
}

interface Matches {
  /** Those that fit what was typed, the best first. */
  readonly close: readonly Preset[];
  /** Those that have its letters inside a word and nowhere else. */
  readonly loose: readonly Preset[];
}

/** The presets of the chosen shelf that fit what was typed. */
export function matchPresets(presets: readonly Preset[], { shelf, search, favorites }: Query): Matches {
  const found = findPresets(presets, search).filter(({ preset }) => isOnShelf(preset, shelf, favorites));
  const those = (isLoose: boolean) =>
    found.filter((one) => one.isLoose === isLoose).map(({ preset }) => preset);
  return { close: those(false), loose: those(true) };
}

function isOnShelf(preset: Preset, shelf: Shelf, favorites: ReadonlySet<number>): boolean {
  if (shelf === 'All') return true;
  return shelf === 'Favorites' ? favorites.has(preset.id) : preset.category === shelf;
}
