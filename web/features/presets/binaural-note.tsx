import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';

/** Presets beat in both ears alike; whoever looks for binaural ones is led to the mode that makes them so. */
export function BinauralNote() {
  const isBinaural = useSound(({ syncMode }) => syncMode === 'binaural');
  const { setSyncMode } = useSoundActions();
  if (isBinaural)
    return <p className="presets-note">Binaural is on: one tone for each ear. Please wear headphones.</p>;
  return (
    <p className="presets-note">
      These beat in both ears alike.{' '}
      <button
        type="button"
        className="min-h-6 text-text underline underline-offset-4"
        onClick={() => setSyncMode('binaural')}
      >
        Turn Binaural on
      </button>
      , and each ear gets a tone of its own.
    </p>
  );
}
