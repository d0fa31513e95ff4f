import { useId } from 'react';
import { beat } from '#contract/rules/limits.ts';
import { firstBeats } from '#contract/rules/sound-defaults.ts';
import { type BeatMode, type SyncMode, syncModes } from '#contract/rules/tone-kinds.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Slider } from '#web/ui/slider.tsx';

const NAMES: Readonly<Record<SyncMode, string>> = { sync: 'Sync', pulse: 'Pulse', binaural: 'Binaural' };

const options = syncModes.map((mode) => ({ value: mode, label: NAMES[mode] }));

/** As short as it can be said: 1.5, 10. */
const short = (hz: number) => String(Number(hz.toFixed(2)));

/** How the generators stand to each other, and how fast they beat. */
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
      {mode === 'sync' ? (
        <p className="mt-4 text-13 text-muted">Every generator sounds at its own frequency.</p>
      ) : (
        <BeatRate mode={mode} />
      )}
      <p
        className={`mt-3 flex items-center gap-2.5 text-13 ${mode === 'binaural' ? 'text-text' : 'text-muted'}`}
      >
        <Icon name="headphones" size={18} className={mode === 'binaural' ? 'text-accent' : ''} />
        Headphones are needed for Binaural.
      </p>
    </section>
  );
}

function BeatRate({ mode }: { readonly mode: BeatMode }) {
  const hz = useSound((state) => state.beats[mode]);
  const { setBeat } = useSoundActions();
  const meaning =
    mode === 'pulse'
      ? `Generators 2 and 3 are raised by ${short(hz)} and ${short(2 * hz)} Hz, so that tones close to each other beat. One alone beats with a second tone ${short(hz)} Hz above it.`
      : `A tone in each ear, ${short(hz)} Hz apart. The beat between them arises in the listener.`;
  return (
    <>
      <Slider
        label="Beat rate"
        value={hz}
        onChange={(next) => setBeat(mode, next)}
        min={beat.min}
        max={beat.max}
        step={beat.step}
        resetTo={firstBeats[mode]}
        log
        unit="Hz"
        format={short}
        tone="accent"
        className="mt-5"
      />
      <p className="mt-4 text-13 text-muted">{meaning}</p>
    </>
  );
}
