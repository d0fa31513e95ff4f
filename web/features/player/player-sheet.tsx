import type { ComponentType } from 'react';
import type { Playing } from '#web/bindings/sound/current-source.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { StopEverything } from './stop-everything.tsx';
import { Switches } from './switches.tsx';
import { Volume } from './volume.tsx';

interface PlayerSheetProps extends Playing {
  readonly Now: ComponentType;
  readonly Transport: ComponentType;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The player of a phone, opened: all that the bar has no room for there. */
export function PlayerSheet({ Now, Transport, current, used, open, onClose }: PlayerSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="Player">
      <div className="player-sheet">
        <Now />
        <Transport />
        <Volume />
        {used.length > 1 && <Switches used={used} current={current} named />}
        <StopEverything />
      </div>
    </Sheet>
  );
}
