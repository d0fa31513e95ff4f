import { Suspense, useCallback, useDeferredValue } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { useCatalogueStats, usePresets } from '#web/api/use-presets.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/heading.tsx';
import { LibraryControls } from './library-controls.tsx';
import { LibraryStats } from './library-stats.tsx';
import { firstView } from './library-view.ts';
import { LoadingLibrary } from './loading-library.tsx';
import { PresetGrid } from './preset-grid.tsx';
import { PresetSheet } from './preset-sheet.tsx';
import { useGatedToggle } from './use-gated-toggle.ts';
import { useLibraryView } from './use-library-view.ts';

interface LibraryProps {
  /** A preset that this listener may not hear was asked for. */
  readonly onLocked: (preset: Preset) => void;
}

/** The catalogue: its figures in numbers, the ways to find something in it, and every preset with its plate. */
export function Library({ onLocked }: LibraryProps) {
  const presets = usePresets();
  const stats = useCatalogueStats();
  const { data: list } = presets;
  const { data: counts } = stats;
  return (
    <>
      <PageHeading title="Frequency Library" />
      <div className="library">
        {list && counts ? (
          <>
            <LibraryStats stats={counts} />
            <div className="library-shelves">
              <Suspense fallback={<LoadingLibrary />}>
                <Shelves presets={list} onLocked={onLocked} />
              </Suspense>
            </div>
          </>
        ) : presets.isError || stats.isError ? (
          <ErrorState
            title="The library could not be opened"
            description="Please check your connection and try again."
            onRetry={() => void Promise.all([presets.refetch(), stats.refetch()])}
            retrying={presets.isFetching || stats.isFetching}
          />
        ) : (
          <LoadingLibrary />
        )}
      </div>
    </>
  );
}

function Shelves({ presets, onLocked }: LibraryProps & { readonly presets: readonly Preset[] }) {
  usePreparedSound();
  const { view, change, openSheet, closeSheet } = useLibraryView();
  const onOpen = useCallback((preset: Preset) => openSheet(preset.id), [openSheet]);
  const onToggle = useGatedToggle();
  // While one types, the field answers at once and the shelves follow.
  const shownView = useDeferredValue(view);
  return (
    <>
      <LibraryControls view={view} onChange={change} />
      <PresetGrid
        presets={presets}
        view={shownView}
        onShowAll={() => change({ ...firstView, sort: view.sort })}
        onToggle={onToggle}
        onOpen={onOpen}
        onLocked={onLocked}
      />
      <PresetSheet
        preset={presets.find(({ id }) => id === view.presetId) ?? null}
        presets={presets}
        onClose={closeSheet}
        onToggle={onToggle}
        onOpen={onOpen}
        onLocked={onLocked}
      />
    </>
  );
}
