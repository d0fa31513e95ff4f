import { useState } from 'react';
import type { SavedProgram } from '#web/api/use-programs.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDeleteProgram } from './use-delete-program.ts';

interface DeleteDialogProps {
  /** What is about to be deleted; null while nothing is. */
  readonly program: SavedProgram | null;
  readonly onClose: () => void;
}

/** Asks first: a program that is gone cannot be had back. */
export function DeleteDialog({ program, onClose }: DeleteDialogProps) {
  // Its name stays while the dialog fades out.
  const [shown, setShown] = useState(program);
  if (program && program !== shown) setShown(program);
  const { mutate, isPending } = useDeleteProgram();
  return (
    <Dialog
      kind="alert"
      size="small"
      open={program !== null}
      onClose={onClose}
      title={`Delete ${shown?.name ?? ''}?`}
      description="It cannot be brought back."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            tone="danger"
            busy={isPending}
            busyLabel="Deleting"
            onClick={() => program && mutate(program, { onSettled: onClose })}
          >
            Delete
          </Button>
        </>
      }
    />
  );
}
