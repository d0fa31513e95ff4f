import { useLocation } from 'wouter';
import type { Preset } from '#contract/entities/preset.ts';
import { pages } from '#contract/rules/pages.ts';
import { useApplyPreset } from '#web/bindings/sound/use-preset.ts';
import { useIsPresetPlaying } from '#web/bindings/sound/use-preset-toggle.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { firstView } from './library-view.ts';
import type { CardActions } from './preset-card.tsx';
import { sheetAddress } from './use-library-view.ts';

interface SheetActionsProps extends Pick<CardActions, 'onToggle' | 'onLocked'> {
  readonly preset: Preset;
}

export function SheetActions({ preset, onToggle, onLocked }: SheetActionsProps) {
  const isPlaying = useIsPresetPlaying(preset.id);
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
      <IconButton name="Copy link" icon="link" onClick={() => void copyLink(preset)} />
    </div>
  );
}

/** Where the browser gives no clipboard, the link is shown to be copied by hand. */
async function copyLink(preset: Preset): Promise<void> {
  const link = `${window.location.origin}${sheetAddress(firstView, preset.id)}`;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied', description: `To ${preset.name}` });
  } catch {
    toast({ title: 'Copy this link', description: link });
  }
}
