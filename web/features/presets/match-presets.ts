import type { Preset } from '#contract/entities/preset.ts';
import { matchesSearch } from '#web/lib/matches-search.ts';

/** The chips above the list, in their order. */
export const shelves = ['All', 'Favorites', 'Physical', 'Mental', 'Emotional', 'Energy'] as const;
export type Shelf = (typeof shelves)[number];

interface Wish {
  readonly shelf: Shelf;
  readonly search: string;
  readonly favorites: ReadonlySet<number>;
}

/** The presets of the chosen shelf whose name or description holds what was typed, whatever its case. */
export function matchPresets(presets: readonly Preset[], { shelf, search, favorites }: Wish): Preset[] {
  return presets.filter((preset) => isOnShelf(preset, shelf, favorites) && matchesSearch(preset, search));
}

function isOnShelf(preset: Preset, shelf: Shelf, favorites: ReadonlySet<number>): boolean {
  if (shelf === 'All') return true;
  return shelf === 'Favorites' ? favorites.has(preset.id) : preset.category === shelf;
}
