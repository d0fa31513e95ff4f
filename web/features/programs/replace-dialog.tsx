import { useState } from 'react';
import { useChangeProgram } from '#web/api/use-change-program.ts';
import type { SavedProgram } from '#web/api/use-programs.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { contentsInWords } from './program-words.ts';
import { useCurrentSettings } from './use-current-settings.ts';

interface ReplaceDialogProps {
  /** What is about to be overwritten; null while nothing is. */
  readonly program: SavedProgram | null;
  readonly onClose: () => void;
}

/** Asks first: what the program held before cannot be had back. */
export function ReplaceDialog({ program, onClose }: ReplaceDialogProps) {
  const [shown, setShown] = useState(program);
  if (program && program !== shown) setShown(program);
  const currentSettings = useCurrentSettings();
  const { mutate, isPending } = useChangeProgram();
  const replace = () => {
    if (!program) return;
    const changes = currentSettings();
    mutate(
      { program, changes, done: `${program.name} is now ${contentsInWords(changes)}.` },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      kind="alert"
      size="small"
      open={program !== null}
      onClose={onClose}
      title={`Replace ${shown?.name ?? ''}?`}
      description={
        shown && (
          <>
            It holds {contentsInWords(shown)}. What is set now takes the place of it:{' '}
            {contentsInWords(currentSettings())}.
          </>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button tone="primary" busy={isPending} busyLabel="Replacing" onClick={replace}>
            Replace
          </Button>
        </>
      }
    />
  );
}
