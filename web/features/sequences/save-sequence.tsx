import { useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import type { Sequence } from '#sound/state/sequence.ts';
import { useGongDesk } from '#web/bindings/gong/use-gong.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSaveSequence } from './use-save-sequence.ts';

/** Its name, what it is for, and who will be able to see it. */
export function SaveSequence({ sequence }: { readonly sequence: Sequence }) {
  const gong = useGongDesk();
  const { save, isSaving } = useSaveSequence();
  // Public, as specified; the form shows it, and whoever saves has seen it.
  const [isPublic, setPublic] = useState(true);
  const isNamed = sequence.name.trim() !== '';
  return (
    <form
      className="seq-save"
      aria-label="Save the sequence"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed && !isSaving) save(sequence, isPublic);
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
        <Switch
          label="Show it to the community"
          description={isPublic ? 'Its members can open and play it.' : 'Only you can open it.'}
          checked={isPublic}
          onChange={setPublic}
        />
        <Button type="submit" tone="light" icon="bookmark" busy={isSaving} busyLabel="Saving">
          Save Program
        </Button>
      </div>
    </form>
  );
}
