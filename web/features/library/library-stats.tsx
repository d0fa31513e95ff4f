import type { CatalogueStats } from '#contract/entities/preset.ts';
import type { FrequencyRange } from '#contract/rules/frequency-ranges.ts';
import { Stats } from '#web/ui/heading.tsx';
import './library-stats.css';

const number = (count: number) => count.toLocaleString('en-US');

const rangeNames: Readonly<Record<FrequencyRange, string>> = {
  low: 'Under 100 Hz',
  middle: '100 to under 1,000 Hz',
  high: '1,000 Hz and more',
};

const ranges = Object.keys(rangeNames) as FrequencyRange[];

/** What the catalogue holds, counted by the server over all of it: the same for everybody. */
export function LibraryStats({ stats }: { readonly stats: CatalogueStats }) {
  return (
    <div className="library-stats">
      <Stats
        stats={[
          { label: 'Total Presets', value: number(stats.presets) },
          { label: 'Free', value: number(stats.freePresets) },
          { label: 'Categories', value: number(stats.categories) },
          { label: 'Frequencies', value: number(stats.frequencies) },
        ]}
      />
      <dl className="library-ranges">
        {ranges.map((range) => (
          <div key={range} style={{ '--share': stats.ranges[range] }}>
            <dt>{rangeNames[range]}</dt>
            <dd>{number(stats.ranges[range])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
