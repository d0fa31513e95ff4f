import type { Preset } from '#contract/entities/preset.ts';
import { tiers } from '#contract/rules/limits.ts';
import { hertzText, noteInWords } from '#web/bindings/sound/words.ts';

/** Every number with the note it lies nearest to. The first three are what sounds. */
export function ToneList({ preset }: { readonly preset: Preset }) {
  const { frequencies, frequencyCount, locked } = preset;
  if (locked)
    return (
      <p>
        {frequencyCount} {frequencyCount === 1 ? 'frequency, which opens' : 'frequencies, which open'} with
        Premium. What they are taken from is told below, to everyone.
      </p>
    );
  return (
    <>
      <ol className="tone-list">
        {frequencies.map((hz, place) => (
          <li key={hz} data-sounds={place < tiers.generators}>
            <span className="tone-list-number">
              {hertzText(hz)} <small>Hz</small>
            </span>
            <span>{noteInWords(hz)}</span>
          </li>
        ))}
      </ol>
      {frequencies.length > tiers.generators && (
        <p className="mt-3 text-13 text-muted">
          The first three sound together; the others belong to the set.
        </p>
      )}
    </>
  );
}
