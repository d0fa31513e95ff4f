import type { Preset } from '#contract/entities/preset.ts';
import { matchesSearch } from '#web/lib/matches-search.ts';
import type { LibraryView, SortOrder } from './library-view.ts';

type Compare = (one: Preset, other: Preset) => number;

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

const byName: Compare = (one, other) => inOrder(one.name, other.name) || one.id - other.id;

/** What an order leaves undecided is decided by the name. */
const orders: Readonly<Record<SortOrder, Compare>> = {
  name: byName,
  duration: (one, other) => other.duration - one.duration || byName(one, other),
  category: (one, other) => inOrder(one.category, other.category) || byName(one, other),
  premium: (one, other) => Number(other.isPremium) - Number(one.isPremium) || byName(one, other),
};

type Filters = Pick<LibraryView, 'query' | 'category' | 'sort' | 'premiumOnly'>;

/** The presets of a view, in its order. It looks at names, words and plans only: no number decides a place. */
export function arrange(presets: readonly Preset[], { query, category, sort, premiumOnly }: Filters) {
  return presets
    .filter(
      (preset) =>
        (category === 'all' || preset.category === category) &&
        (!premiumOnly || preset.isPremium) &&
        matchesSearch(preset, query),
    )
    .sort(orders[sort]);
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
