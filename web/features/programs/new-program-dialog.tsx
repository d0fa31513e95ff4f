import { type FormEvent, useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { timer as lengths } from '#contract/rules/sound-defaults.ts';
import { failedSaveInWords, useSaveProgram } from '#web/api/use-save-program.ts';
import { useSoundRead } from '#web/bindings/sound/use-sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface NewProgramDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Keeps what is on the generators now, under a name. */
export function NewProgramDialog({ open, onClose }: NewProgramDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Program"
      description="It keeps the generators, the mode and the duration as they are now."
    >
      <NewProgramForm onDone={onClose} />
    </Dialog>
  );
}

/** Mounted anew for each opening, so that nothing of the last one is left in it. */
function NewProgramForm({ onDone }: { readonly onDone: () => void }) {
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
        <Button type="submit" tone="primary" busy={isPending} busyLabel="Saving">
          Save Program
        </Button>
      </div>
    </form>
  );
}

/** The generators as they are kept: what a hand set, without the harmonic, which programs do not know. */
function useCurrentSettings() {
  const read = useSoundRead();
  return () => {
    const { generators, syncMode, beats, timer } = read();
    return {
      settings: {
        generators: generators.map(({ frequency, waveType, volume, enabled }) => ({
          frequency,
          waveType,
          volume,
          enabled,
        })),
        syncMode,
        ...(syncMode === 'sync' ? {} : { beatHz: beats[syncMode] }),
      },
      // A program has a length; one without end is kept as the longest there is.
      duration: timer.durationSeconds === null ? lengths.minutesMax : timer.durationSeconds / 60,
    };
  };
}
