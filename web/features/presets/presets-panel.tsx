import { type Ref, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { usePresets } from '#web/api/use-presets.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { Chips } from '#web/ui/chips.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useFavorites } from './favorites.ts';
import { matchPresets, type Shelf, shelves } from './match-presets.ts';
import { PresetList } from './preset-list.tsx';
import { PresetSkeletons } from './preset-skeletons.tsx';
import './presets.css';

interface PresetsPanelProps {
  /** Somebody pressed a preset that Premium opens. */
  readonly onLocked: (preset: Preset) => void;
  readonly onShare: (preset: Preset) => void;
  readonly searchRef?: Ref<HTMLInputElement>;
}

const chips = shelves.map((shelf) => ({ value: shelf, label: shelf }));

/** The catalogue beside the stage: search, shelves, and the presets on them. */
export function PresetsPanel({ onLocked, onShare, searchRef }: PresetsPanelProps) {
  const title = useId();
  const presets = usePresets();
  const [shelf, setShelf] = useState<Shelf>('All');
  const [search, setSearch] = useState('');
  return (
    <section aria-labelledby={title} className="presets">
      <h2 id={title} className="type-heading">
        Healing Presets
      </h2>
      <SearchField
        ref={searchRef}
        label="Search presets"
        placeholder="Search presets..."
        shortcut="/"
        className="presets-search"
        value={search}
        onChange={setSearch}
      />
      <Chips label="Preset categories" options={chips} value={shelf} onToggle={setShelf} />
      {presets.isPending && <PresetSkeletons />}
      {presets.isError && (
        <ErrorState
          title="The presets could not be loaded"
          description="Please check your connection."
          onRetry={() => void presets.refetch()}
          retrying={presets.isFetching}
        />
      )}
      {presets.data && (
        <Found presets={presets.data} shelf={shelf} search={search} onLocked={onLocked} onShare={onShare} />
      )}
    </section>
  );
}

interface FoundProps extends Omit<PresetsPanelProps, 'searchRef'> {
  readonly presets: readonly Preset[];
  readonly shelf: Shelf;
  readonly search: string;
}

function Found({ presets, shelf, search, onLocked, onShare }: FoundProps) {
  const favorites = useFavorites();
  const box = useRef<HTMLDivElement>(null);
  const sounding = useSound(({ nowPlaying }) => (nowPlaying?.owner === 'preset' ? nowPlaying.id : null));
  // Typing goes first; the list follows when there is time.
  const wanted = useDeferredValue(search);
  const found = useMemo(
    () => matchPresets(presets, { shelf, search: wanted, favorites }),
    [presets, shelf, wanted, favorites],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [shelf, wanted]);
  if (found.length === 0) {
    return <p className="presets-none">{emptyWords(presets.length > 0, shelf, wanted)}</p>;
  }
  return (
    <div className="presets-box" ref={box}>
      <PresetList
        presets={found}
        favorites={favorites}
        sounding={sounding}
        onLocked={onLocked}
        onShare={onShare}
      />
    </div>
  );
}

function emptyWords(hasPresets: boolean, shelf: Shelf, search: string) {
  if (!hasPresets) return 'No presets available';
  return (
    <>
      No presets match your search
      {shelf === 'Favorites' && search.trim() === '' && (
        <small>Press the heart of a preset, and it will be kept here.</small>
      )}
    </>
  );
}
