import { text } from '#contract/rules/limits.ts';
import { type Category, categories } from './categories.ts';

/** `best` is what fits the search best; with nothing typed, what can be played, by name. */
export const sortOrders = ['best', 'name', 'duration', 'category', 'premium'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What of the catalogue is shown. The whole of it stands in the address, so that a view can be linked. */
export interface LibraryView {
  /** As it was typed. */
  readonly query: string;
  readonly category: Category | 'all';
  readonly sort: SortOrder;
  readonly plan: 'all' | 'free' | 'premium';
  readonly favoritesOnly: boolean;
  /** The preset whose sheet is open. */
  readonly presetId: number | null;
}

export const firstView: LibraryView = {
  query: '',
  category: 'all',
  sort: 'best',
  plan: 'all',
  favoritesOnly: false,
  presetId: null,
};

/** Reads an address that anybody may have written: what is not understood counts as not said. */
export function readView(search: string): LibraryView {
  const said = new URLSearchParams(search);
  const presetId = said.get('preset') ?? '';
  return {
    query: (said.get('q') ?? '').slice(0, text.searchMax),
    category: categories.find((known) => known === said.get('category')) ?? firstView.category,
    sort: sortOrders.find((known) => known === said.get('sort')) ?? firstView.sort,
    plan: said.get('premium') === '1' ? 'premium' : said.get('free') === '1' ? 'free' : 'all',
    favoritesOnly: said.get('favorites') === '1',
    presetId: /^[1-9]\d{0,8}$/.test(presetId) ? Number(presetId) : null,
  };
}

/** The query part of the address, with its question mark; empty for the view of a first visit. */
export function writeView(view: LibraryView): string {
  const said = new URLSearchParams();
  if (view.query !== '') said.set('q', view.query);
  if (view.category !== 'all') said.set('category', view.category);
  if (view.sort !== firstView.sort) said.set('sort', view.sort);
  if (view.plan !== 'all') said.set(view.plan, '1');
  if (view.favoritesOnly) said.set('favorites', '1');
  if (view.presetId !== null) said.set('preset', String(view.presetId));
  return said.size === 0 ? '' : `?${said}`;
}
