import { useId } from 'react';
import { type SyncMode, syncModes } from '#contract/entities/generator.ts';
import { binauralOffsetHz, pulseOffsetHz } from '#contract/rules/sound-defaults.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

const NAMES: Readonly<Record<SyncMode, string>> = { sync: 'Sync', pulse: 'Pulse', binaural: 'Binaural' };

const MEANINGS: Readonly<Record<SyncMode, string>> = {
  sync: 'Every generator sounds at its own frequency.',
  pulse: `Generators 2 and 3 are raised by ${pulseOffsetHz} and ${2 * pulseOffsetHz} Hz, so that tones close to each other beat.`,
  binaural: `A tone in each ear, ${binauralOffsetHz} Hz apart. The beat between them arises in the listener.`,
};

const options = syncModes.map((mode) => ({ value: mode, label: NAMES[mode] }));

/** How the generators stand to each other. */
export function SyncPanel() {
  const title = useId();
  const mode = useSound((state) => state.syncMode);
  const { setSyncMode } = useSoundActions();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="type-heading">
        Synchronization
      </h2>
      <Segmented
        label="Synchronization mode"
        value={mode}
        options={options}
        onChange={setSyncMode}
        className="mt-4"
      />
      <p className="mt-4 text-13 text-muted">{MEANINGS[mode]}</p>
      <p
        className={`mt-3 flex items-center gap-2.5 text-13 ${mode === 'binaural' ? 'text-text' : 'text-muted'}`}
      >
        <Icon name="headphones" size={18} className={mode === 'binaural' ? 'text-accent' : ''} />
        Headphones are needed for Binaural.
      </p>
    </section>
  );
}
