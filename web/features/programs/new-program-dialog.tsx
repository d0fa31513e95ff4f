import { type FormEvent, useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { failedSaveInWords, useSaveProgram } from '#web/api/use-save-program.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type NoRoom, NoRoomNotice } from './no-room-notice.tsx';
import { useCurrentSettings } from './use-current-settings.ts';

interface NewProgramDialogProps {
  readonly open: boolean;
  /** Why nothing can be kept: told before anything is filled in. */
  readonly noRoom: NoRoom | null;
  readonly onClose: () => void;
}

/** Keeps what is on the generators now, under a name. */
export function NewProgramDialog({ open, noRoom, onClose }: NewProgramDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Program"
      description="It keeps the generators, the mode and the duration as they are now, and the mixer, music and river with them."
    >
      {noRoom && <NoRoomNotice reason={noRoom} />}
      <NewProgramForm isDoomed={noRoom !== null} onDone={onClose} />
    </Dialog>
  );
}

/** Mounted anew for each opening, so that nothing of the last one is left in it. */
function NewProgramForm({ isDoomed, onDone }: { readonly isDoomed: boolean; readonly onDone: () => void }) {
  const [isNameMissing, setNameMissing] = useState(false);
  const currentSettings = useCurrentSettings();
  const { mutate, isPending } = useSaveProgram();

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    setNameMissing(name === '');
    if (name === '') return;
    const typed = {
      name,
      description: String(form.get('description')).trim(),
      isPublic: form.has('isPublic'),
    };
    mutate(
      { ...typed, ...currentSettings() },
      {
        onSuccess: () => {
          toast({ title: 'Program saved', description: `${name} is among your programs now.` });
          onDone();
        },
        onError: (error) => toast({ ...failedSaveInWords(error), destructive: true }),
      },
    );
  };

  return (
    <form onSubmit={save} noValidate className="mt-6 grid gap-5">
      <Field
        label="Name"
        name="name"
        maxLength={text.programNameMax}
        autoComplete="off"
        error={isNameMissing ? 'Please enter a name for your program' : undefined}
        onInput={() => setNameMissing(false)}
      />
      <TextArea
        label="Description, if you like"
        name="description"
        rows={2}
        maxLength={text.programDescriptionMax}
      />
      <Checkbox label="Others may open it from the community" name="isPublic" />
      <div className="ui-dialog-actions">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone={isDoomed ? 'quiet' : 'primary'} busy={isPending} busyLabel="Saving">
          Save Program
        </Button>
      </div>
    </form>
  );
}
