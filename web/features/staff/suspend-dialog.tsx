import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { refreshStaff } from './use-queue.ts';

const DAY = 24 * 60 * 60_000;

const ends = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'Seven days' },
  { value: '30', label: 'Thirty days' },
  { value: 'lifted', label: 'Until somebody lifts it' },
] as const;
type End = (typeof ends)[number]['value'];

interface Named {
  readonly id: number;
  readonly username: string;
}

interface SuspendDialogProps {
  /** Whom it is about; null while nobody. */
  readonly member: Named | null;
  /** What was said already. */
  readonly reason?: string;
  readonly onClose: () => void;
}

/** Keeps a member from posting for a while. The member reads why and until when. */
export function SuspendDialog({ member, reason: said = '', onClose }: SuspendDialogProps) {
  const [shown, setShown] = useState(member);
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<End>('7');
  const [isMissing, setIsMissing] = useState(false);
  if (member && member !== shown) {
    setShown(member);
    setReason(said);
    setEnd('7');
    setIsMissing(false);
  }
  const queries = useQueryClient();
  const suspend = useMutation({
    mutationFn: ({ id }: Named) => {
      const until = end === 'lifted' ? null : new Date(Date.now() + Number(end) * DAY).toISOString();
      return call('suspendMember', { params: { id }, body: { reason: reason.trim(), until } });
    },
    onSuccess: ({ username }) => {
      toast({ title: `${username} is suspended from posting` });
      onClose();
    },
    onSettled: () => refreshStaff(queries),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (shown && reason.trim() !== '' && !suspend.isPending) suspend.mutate(shown);
  };
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={`Suspend ${shown?.username ?? ''} from posting`}
      description="Listening and reading stay open. Whoever is suspended reads the reason and the end."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="suspend" busy={suspend.isPending} busyLabel="Suspending">
            Suspend
          </Button>
        </>
      }
    >
      <form id="suspend" noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <TextArea
          label="Why"
          rows={2}
          maxLength={text.reasonMax}
          value={reason}
          error={
            isMissing && reason.trim() === ''
              ? 'Please say why'
              : suspend.error
                ? wordsOf(suspend.error, 'That did not work. Please try again.')
                : undefined
          }
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Select label="For how long" value={end} options={ends} onChange={setEnd} />
      </form>
    </Dialog>
  );
}
