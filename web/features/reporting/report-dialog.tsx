import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import type { Reportable } from '#web/api/about-others.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface ReportDialogProps {
  /** What is about to be reported; null while nothing is. */
  readonly thing: Reportable | null;
  readonly onClose: () => void;
}

const usual = ['Unkind', 'Advertising', 'Not about sound', 'Tells private things'].map((words) => ({
  value: words,
  label: words,
}));

/** A word to the people who keep the community kind. They are told what and why; its author is not told by whom. */
export function ReportDialog({ thing, onClose }: ReportDialogProps) {
  const [shown, setShown] = useState(thing);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const report = useMutation({
    mutationFn: ({ kind, id }: Reportable) => call('report', { body: { kind, id, reason: reason.trim() } }),
    onSuccess: () => {
      toast({ title: 'Thank you', description: 'A moderator will look at it.' });
      onClose();
    },
  });
  if (thing && thing !== shown) {
    setShown(thing);
    setReason('');
    setIsMissing(false);
    report.reset();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (shown && reason.trim() !== '' && !report.isPending) report.mutate(shown);
  };
  const error =
    isMissing && reason.trim() === ''
      ? 'Please say why'
      : report.error
        ? wordsOf(report.error, 'It was not sent. Please try again.')
        : undefined;
  return (
    <Dialog
      open={thing !== null}
      onClose={onClose}
      title={`Report ${shown?.name ?? ''}`}
      description="Moderators read it. Whoever made it does not learn who told."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="report"
            tone="primary"
            icon="flag"
            busy={report.isPending}
            busyLabel="Sending"
          >
            Report
          </Button>
        </>
      }
    >
      <form id="report" noValidate className="mt-6" onSubmit={submit}>
        <Chips label="Usual reasons" className="mb-5" options={usual} value={reason} onToggle={setReason} />
        <TextArea
          label="What is wrong with it?"
          rows={3}
          maxLength={text.reasonMax}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
