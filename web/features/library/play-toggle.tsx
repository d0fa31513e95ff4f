import type { Preset } from '#contract/entities/preset.ts';
import { useIsPresetPlaying } from '#web/bindings/sound/use-preset-toggle.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface PlayToggleProps {
  readonly preset: Preset;
  readonly onToggle: (preset: Preset) => void;
}

/** Pause, in red, while this very preset plays; Play otherwise. */
export function PlayToggle({ preset, onToggle }: PlayToggleProps) {
  const isPlaying = useIsPresetPlaying(preset.id);
  return (
    <IconButton
      name={`${isPlaying ? 'Pause' : 'Play'} ${preset.name}`}
      icon={isPlaying ? 'pause' : 'play'}
      solid={!isPlaying}
      tone={isPlaying ? 'danger' : 'light'}
      tabIndex={-1}
      className="preset-card-toggle"
      onClick={() => onToggle(preset)}
    />
  );
}
