import { useLocation } from 'wouter';
import type { Preset } from '#contract/entities/preset.ts';
import { pages } from '#contract/rules/pages.ts';
import { useIsPresetPlaying } from '#web/bindings/sound/use-preset-toggle.ts';
import { useApplyPreset } from '#web/bindings/sound/use-presets-and-programs.ts';
import { useFavorites } from '#web/lib/favorites.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FavoriteToggle } from './favorite-toggle.tsx';
import { presetAddress } from './preset-address.ts';
import type { CardActions } from './preset-card.tsx';

interface SheetActionsProps extends Pick<CardActions, 'onToggle' | 'onLocked'> {
  readonly preset: Preset;
}

export function SheetActions({ preset, onToggle, onLocked }: SheetActionsProps) {
  const isPlaying = useIsPresetPlaying(preset.id);
  const isFavorite = useFavorites().has(preset.id);
  const applyPreset = useApplyPreset();
  const [, navigate] = useLocation();
  return (
    <div className="preset-sheet-actions">
      {preset.locked ? (
        <Button tone="gold" icon="lock" onClick={() => onLocked(preset)}>
          Unlock with Premium
        </Button>
      ) : (
        <>
          <Button
            tone={isPlaying ? 'danger' : 'light'}
            icon={isPlaying ? 'pause' : 'play'}
            solidIcon={!isPlaying}
            onClick={() => onToggle(preset)}
          >
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <Button
            onClick={() => {
              applyPreset(preset);
              navigate(pages.generators.path);
            }}
          >
            Open in Sessions
          </Button>
        </>
      )}
      <FavoriteToggle preset={preset} isFavorite={isFavorite} />
      <IconButton name="Copy link" icon="link" onClick={() => void copyLink(preset)} />
    </div>
  );
}

/** Where the browser gives no clipboard, the link is shown to be copied by hand. */
async function copyLink(preset: Preset): Promise<void> {
  const link = `${window.location.origin}${presetAddress(preset.id)}`;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied', description: `To ${preset.name}` });
  } catch {
    toast({ title: 'Copy this link', description: link });
  }
}
