import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Preset } from '#contract/entities/preset.ts';
import { pages } from '#contract/rules/pages.ts';
import { isAboutBinaural } from '#contract/search/binaural.ts';
import { usePremiumToneWords } from '#web/api/use-presets.ts';
import { useFavorites } from '#web/lib/favorites.ts';
import { useGrowingCount } from '#web/lib/use-growing-count.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useRoving } from '#web/ui/roving.ts';
import { arrange, leadOf } from './arrange.ts';
import type { LibraryView } from './library-view.ts';
import { type CardActions, PresetCard } from './preset-card.tsx';
import { sheetAddress } from './use-library-view.ts';

interface PresetGridProps extends CardActions {
  readonly presets: readonly Preset[];
  readonly view: LibraryView;
  /** Nothing fits: to everything that there is. */
  readonly onShowAll: () => void;
}

/** As many as fill a large window. */
const FIRST = 16;

export function PresetGrid({ presets, view, onShowAll, ...actions }: PresetGridProps) {
  const favorites = useFavorites();
  const { close, loose } = useMemo(() => arrange(presets, favorites, view), [presets, favorites, view]);
  const premiumTone = usePremiumToneWords(presets, view.query);
  const ids = useMemo(() => [...close, ...loose].map(({ id }) => id), [close, loose]);
  const count = useGrowingCount(ids.length, FIRST);
  const { stop, handlers } = useRoving(ids);
  const lead = leadOf(close);
  const card = (preset: Preset, place: number) => (
    <PresetCard
      key={preset.id}
      preset={preset}
      isLead={preset === lead}
      isFirst={place < FIRST}
      isStop={stop === preset.id}
      isFavorite={favorites.has(preset.id)}
      address={sheetAddress(view, preset.id)}
      {...actions}
    />
  );
  const rest = loose.slice(0, Math.max(0, count - close.length));
  return (
    <div {...handlers}>
      <p role="status" className="mb-7 text-13 text-muted">
        {ids.length === presets.length ? `${ids.length} presets` : `${ids.length} of ${presets.length}`}
        {premiumTone && `. ${premiumTone}`}
      </p>
      {isAboutBinaural(view.query) && (
        <p className="mb-7 max-w-[60ch] text-muted">
          These beat in both ears alike. On{' '}
          <Link href={pages.generators.path} className="text-text underline underline-offset-4">
            Sessions
          </Link>{' '}
          they can be played in Binaural, a tone of its own for each ear.
        </p>
      )}
      {ids.length === 0 && (
        <EmptyState
          title="No frequencies found matching your criteria"
          description="Try adjusting your search or filters"
          action={<Button onClick={onShowAll}>Show all presets</Button>}
        />
      )}
      {close.length > 0 && <ul className="preset-grid">{close.slice(0, count).map(card)}</ul>}
      {rest.length > 0 && (
        <>
          {close.length > 0 && (
            <p className="mt-14 mb-7 text-13 text-muted">
              {loose.length} more with “{view.query.trim()}” inside a word
            </p>
          )}
          <ul className="preset-grid">{rest.map(card)}</ul>
        </>
      )}
    </div>
  );
}
