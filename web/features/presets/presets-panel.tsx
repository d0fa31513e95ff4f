import { type Ref, useId, useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { usePresets } from '#web/api/use-presets.ts';
import { Chips } from '#web/ui/chips.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { FoundPresets } from './found-presets.tsx';
import { type Shelf, shelves } from './match-presets.ts';
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
        <FoundPresets
          presets={presets.data}
          shelf={shelf}
          search={search}
          onShowAll={() => {
            setSearch('');
            setShelf('All');
          }}
          onLocked={onLocked}
          onShare={onShare}
        />
      )}
    </section>
  );
}
