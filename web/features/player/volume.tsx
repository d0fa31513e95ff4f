import { mixer as defaults } from '#contract/rules/sound-defaults.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PercentSlider } from '#web/ui/percent-slider.tsx';

/** The master volume, the same as the mixer's. */
export function Volume() {
  const { setLevel, toggleMuted } = useSoundActions();
  const percent = useSound((state) => Math.round(state.mixer.master * 100));
  const isMuted = useSound((state) => state.muted);
  return (
    <div className="player-volume">
      <IconButton
        name="Player mute"
        icon={isMuted ? 'mute' : 'volume'}
        pressed={isMuted}
        onClick={toggleMuted}
      />
      <PercentSlider
        look="inline"
        label="Player volume"
        value={percent}
        onChange={(wanted) => setLevel('master', wanted / 100)}
        resetTo={defaults.master}
        className="flex-1"
      />
    </div>
  );
}
