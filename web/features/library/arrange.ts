import type { Preset } from '#contract/entities/preset.ts';
import { findPresets } from '#contract/search/find-presets.ts';
import type { LibraryView, SortOrder } from './library-view.ts';

type Compare = (one: Preset, other: Preset) => number;

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

const byName: Compare = (one, other) => inOrder(one.name, other.name) || one.id - other.id;

/** What an order leaves undecided is decided by the name. */
const orders: Readonly<Record<SortOrder, Compare>> = {
  // Whoever comes to listen sees first what plays.
  best: (one, other) => Number(one.locked) - Number(other.locked) || byName(one, other),
  name: byName,
  duration: (one, other) => other.duration - one.duration || byName(one, other),
  category: (one, other) => inOrder(one.category, other.category) || byName(one, other),
  premium: (one, other) => Number(other.isPremium) - Number(one.isPremium) || byName(one, other),
};

type Filters = Omit<LibraryView, 'presetId'>;

interface Arranged {
  readonly close: readonly Preset[];
  /** Those that have what was typed inside a word and nowhere else; they stand behind the others. */
  readonly loose: readonly Preset[];
}

/** The presets of a view, in its order. What was typed decides it, unless the listener chose another order. */
export function arrange(
  presets: readonly Preset[],
  favorites: ReadonlySet<number>,
  { query, category, sort, plan, favoritesOnly }: Filters,
): Arranged {
  const found = findPresets(presets, query).filter(
    ({ preset }) =>
      (category === 'all' || preset.category === category) &&
      (plan === 'all' || preset.isPremium === (plan === 'premium')) &&
      (!favoritesOnly || favorites.has(preset.id)),
  );
  // An order that was chosen holds for all of them: in two lists it would begin anew.
  if (sort !== 'best' || query.trim() === '')
    return { close: found.map(({ preset }) => preset).sort(orders[sort]), loose: [] };
  const those = (isLoose: boolean) =>
    found.filter((one) => one.isLoose === isLoose).map(({ preset }) => preset);
  return { close: those(false), loose: those(true) };
}

/** How far down the shelf a large plate may stand and still be what one sees first. */
const LEAD_WITHIN = 4;

/** The one shown large: the first that can be played, if it stands near the top. */
export function leadOf(shown: readonly Preset[]): Preset | undefined {
  return shown.slice(0, LEAD_WITHIN).find((preset) => !preset.locked);
}

/** Others whose numbers come from the same source, the nearest first. */
export function siblingsOf(preset: Preset, presets: readonly Preset[], most: number): Preset[] {
  return presets
    .filter((other) => other.family === preset.family && other.id !== preset.id)
    .sort((one, other) => Math.abs(one.id - preset.id) - Math.abs(other.id - preset.id))
    .slice(0, most);
}
