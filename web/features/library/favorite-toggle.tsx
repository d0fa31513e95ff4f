import type { Preset } from '#contract/entities/preset.ts';
import { toggleFavorite } from '#web/lib/favorites.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface FavoriteToggleProps {
  readonly preset: Preset;
  readonly isFavorite: boolean;
  readonly tabIndex?: number;
  readonly className?: string;
}

/** The heart, the same as beside the generators: what is kept with it is kept by this browser. */
export function FavoriteToggle({ preset, isFavorite, ...rest }: FavoriteToggleProps) {
  return (
    <IconButton
      {...rest}
      icon="heart"
      solid={isFavorite}
      tone={isFavorite ? 'bright' : 'quiet'}
      name={`${preset.name} favorite`}
      pressed={isFavorite}
      onClick={() => toggleFavorite(preset.id)}
    />
  );
}
