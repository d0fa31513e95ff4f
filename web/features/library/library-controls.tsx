import { useLayoutEffect, useRef } from 'react';
import { text } from '#contract/rules/limits.ts';
import { Chips } from '#web/ui/chips.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { categories, categoryColours } from './categories.ts';
import type { LibraryView, SortOrder } from './library-view.ts';
import './library-controls.css';

const sorts: readonly { value: SortOrder; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'duration', label: 'Duration' },
  { value: 'category', label: 'Category' },
  { value: 'premium', label: 'Premium' },
];

const choices = [
  { value: 'all' as const, label: 'All' },
  ...categories.map((category) => ({ value: category, label: category, colour: categoryColours[category] })),
];

const filters = [
  { value: 'free', label: 'Free' },
  { value: 'favorites', label: 'Favorites' },
] as const;

interface LibraryControlsProps {
  readonly view: LibraryView;
  readonly onChange: (filters: Partial<Omit<LibraryView, 'presetId'>>) => void;
}

export function LibraryControls({ view, onChange }: LibraryControlsProps) {
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(() => search.current?.focus());
  const best = { value: 'best' as const, label: view.query.trim() ? 'Best match' : 'Playable first' };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not yet known to every reader
    <div role="search" aria-label="Library" className="library-controls">
      <SearchField
        ref={search}
        label="Search frequencies"
        value={view.query}
        maxLength={text.searchMax}
        onChange={(query) => onChange({ query })}
        shortcut="/"
        className="library-search"
      />
      <Select
        look="inline"
        label="Sort"
        value={view.sort}
        options={[best, ...sorts]}
        onChange={(sort) => onChange({ sort })}
      />
      <Switch
        label="Premium Only"
        checked={view.plan === 'premium'}
        onChange={(isPremium) => onChange({ plan: isPremium ? 'premium' : 'all' })}
        className="min-h-11 text-muted"
      />
      <div className="library-chips">
        <Chips
          label="Show only"
          options={filters}
          value={[
            ...(view.plan === 'free' ? ['free' as const] : []),
            ...(view.favoritesOnly ? ['favorites' as const] : []),
          ]}
          onToggle={(filter) =>
            onChange(
              filter === 'free'
                ? { plan: view.plan === 'free' ? 'all' : 'free' }
                : { favoritesOnly: !view.favoritesOnly },
            )
          }
        />
        <Chips
          label="Category"
          options={choices}
          value={view.category}
          onToggle={(category) => onChange({ category })}
        />
      </div>
    </div>
  );
}

/** '/' leads to the search, unless somebody is typing or a layer is open. */
function useSearchKey(lead: () => void): void {
  const latest = useRef(lead);
  latest.current = lead;
  // Before the first paint: whoever sees the search may already press its key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
