import { useId } from 'react';
import { text } from '#contract/rules/limits.ts';
import type { Sequence } from '#web/bindings/gong/sequence.ts';
import { useGongDesk } from '#web/bindings/gong/use-gong.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSaveSequence } from './use-save-sequence.ts';

/** Its name, what it is for, and who will be able to see it. */
export function SaveSequence({ sequence }: { readonly sequence: Sequence }) {
  const gong = useGongDesk();
  const { save, isSaving } = useSaveSequence();
  const notice = useId();
  const isNamed = sequence.name.trim() !== '';
  return (
    <form
      className="seq-save"
      aria-label="Save the sequence"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed && !isSaving) save(sequence);
      }}
    >
      <Field
        label="Program name"
        value={sequence.name}
        maxLength={text.programNameMax}
        error={isNamed ? undefined : 'Please enter a name for your program'}
        onChange={(event) => {
          const name = event.currentTarget.value;
          gong.changeSequence((before) => ({ ...before, name }));
        }}
      />
      <TextArea
        label="Program description"
        value={sequence.description}
        maxLength={text.programDescriptionMax}
        rows={2}
        onChange={(event) => {
          const description = event.currentTarget.value;
          gong.changeSequence((before) => ({ ...before, description }));
        }}
      />
      <div className="seq-save-end">
        <p id={notice}>A saved sequence is public: members of the community can open and play it.</p>
        <Button
          type="submit"
          tone="light"
          icon="bookmark"
          busy={isSaving}
          busyLabel="Saving"
          aria-describedby={notice}
        >
          Save Program
        </Button>
      </div>
    </form>
  );
}
