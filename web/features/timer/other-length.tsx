import { type SubmitEvent, useState } from 'react';
import { timer } from '#contract/rules/sound-defaults.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';

interface OtherLengthProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Seconds; null for a session without end. */
  readonly onChoose: (seconds: number | null) => void;
}

const PROBLEM = `Please give whole minutes from 1 to ${timer.minutesMax}.`;

/** Any length that the list does not have: a night, three minutes, no end at all. */
export function OtherLength({ open, onClose, onChoose }: OtherLengthProps) {
  const [typed, setTyped] = useState('90');
  const [problem, setProblem] = useState<string>();
  const choose = (seconds: number | null) => {
    onChoose(seconds);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const minutes = Number(typed);
    const isLength = Number.isInteger(minutes) && minutes >= 1 && minutes <= timer.minutesMax;
    if (isLength) choose(minutes * 60);
    else setProblem(PROBLEM);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Another length" size="small">
      <form onSubmit={submit} noValidate className="mt-6 grid gap-6">
        <Field
          label="Minutes"
          type="number"
          inputMode="numeric"
          min={1}
          max={timer.minutesMax}
          value={typed}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="text" onClick={() => choose(null)}>
            No end
          </Button>
          <Button type="submit" tone="primary">
            Set length
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
