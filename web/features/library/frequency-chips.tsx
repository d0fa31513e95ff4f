import type { Preset } from '#contract/entities/preset.ts';
import { shown, tiers } from '#contract/rules/limits.ts';

/** Up to two decimals, and none that say nothing: 396, 7.83, 1,046.5. */
const shortHertz = (hz: number) => hz.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** The first few numbers of a preset, and which of them sound. Of a locked one it is told how many there are. */
export function FrequencyChips({ preset }: { readonly preset: Preset }) {
  const { frequencies, frequencyCount, locked } = preset;
  if (locked)
    return (
      <p className="preset-card-count">
        {frequencyCount} {frequencyCount === 1 ? 'frequency' : 'frequencies'}
      </p>
    );
  const more = frequencies.length - shown.libraryChips;
  const isSet = frequencies.length > tiers.generators;
  return (
    <>
      <ul aria-label="Frequencies" className="preset-card-chips">
        {frequencies.slice(0, shown.libraryChips).map((hz, place) => (
          <li key={hz} data-sounds={place < tiers.generators}>
            {shortHertz(hz)}
            <span className="preset-card-unit"> Hz</span>
          </li>
        ))}
        {more > 0 && <li className="preset-card-more">+{more}</li>}
      </ul>
      {isSet && (
        <p className="preset-card-count">
          The first {tiers.generators} of {frequencies.length} sound
        </p>
      )}
    </>
  );
}
