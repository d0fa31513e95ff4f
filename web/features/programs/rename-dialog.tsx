import { type FormEvent, useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { useChangeProgram } from '#web/api/use-change-program.ts';
import type { SavedProgram } from '#web/api/use-programs.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface RenameDialogProps {
  /** What is to be renamed; null while nothing is. */
  readonly program: SavedProgram | null;
  readonly onClose: () => void;
}

/** The words of a program, and who may open it. Its sounds stay as they are. */
export function RenameDialog({ program, onClose }: RenameDialogProps) {
  const [shown, setShown] = useState(program);
  if (program && program !== shown) setShown(program);
  return (
    <Dialog open={program !== null} onClose={onClose} title={`Rename ${shown?.name ?? ''}`}>
      {shown && <RenameForm program={shown} onDone={onClose} />}
    </Dialog>
  );
}

function RenameForm({ program, onDone }: { readonly program: SavedProgram; readonly onDone: () => void }) {
  const [isNameMissing, setNameMissing] = useState(false);
  const { mutate, isPending } = useChangeProgram();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name')).trim();
    setNameMissing(name === '');
    if (name === '') return;
    const words = {
      name,
      description: String(form.get('description')).trim(),
      isPublic: form.has('isPublic'),
    };
    mutate({ program, changes: words, done: `It is called ${name} now.` }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={save} noValidate className="mt-6 grid gap-5">
      <Field
        label="Name"
        name="name"
        defaultValue={program.name}
        maxLength={text.programNameMax}
        autoComplete="off"
        error={isNameMissing ? 'Please enter a name for your program' : undefined}
        onInput={() => setNameMissing(false)}
      />
      <TextArea
        label="Description, if you like"
        name="description"
        defaultValue={program.description}
        rows={2}
        maxLength={text.programDescriptionMax}
      />
      <Checkbox
        label="Others may open it from the community"
        name="isPublic"
        defaultChecked={program.isPublic}
      />
      <div className="ui-dialog-actions">
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="primary" busy={isPending} busyLabel="Saving">
          Save changes
        </Button>
      </div>
    </form>
  );
}
