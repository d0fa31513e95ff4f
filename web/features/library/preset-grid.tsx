import { useMemo } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { arrange, leadOf } from './arrange.ts';
import type { LibraryView } from './library-view.ts';
import { type CardActions, PresetCard } from './preset-card.tsx';
import { sheetAddress } from './use-library-view.ts';

interface PresetGridProps extends CardActions {
  readonly presets: readonly Preset[];
  readonly view: LibraryView;
}

export function PresetGrid({ presets, view, ...actions }: PresetGridProps) {
  const shown = useMemo(() => arrange(presets, view), [presets, view]);
  const lead = leadOf(shown);
  return (
    <>
      <p role="status" className="mb-7 text-13 text-muted">
        {shown.length === presets.length ? `${shown.length} presets` : `${shown.length} of ${presets.length}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="No frequencies found matching your criteria"
          description="Try adjusting your search or filters"
        />
      ) : (
        <ul className="preset-grid">
          {shown.map((preset) => (
            <PresetCard
              key={preset.id}
              preset={preset}
              isLead={preset === lead}
              address={sheetAddress(view, preset.id)}
              {...actions}
            />
          ))}
        </ul>
      )}
    </>
  );
}
