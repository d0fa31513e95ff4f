import { type FormEvent, useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, PasswordField } from '#web/ui/field.tsx';
import { type Change, questionOf, useChangeMember } from './use-people.ts';

interface ChangeDialogProps {
  /** What is about to be done; null while nothing is. */
  readonly change: Change | null;
  readonly onClose: () => void;
}

/** Asks before an account is changed: for the password again where it gives or takes power, and for a word why. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const [shown, setShown] = useState(change);
  const [currentPassword, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const changing = useChangeMember(onClose);
  if (change && change !== shown) {
    setShown(change);
    setPassword('');
    setReason('');
    setIsMissing(false);
    changing.reset();
  }
  const { title, description } = shown ? questionOf(shown) : { title: '', description: '' };
  const needsPassword = shown?.what !== 'lift';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isLacking = needsPassword && currentPassword === '';
    setIsMissing(isLacking);
    if (shown && !isLacking && !changing.isPending)
      changing.mutate({ change: shown, proof: { currentPassword, reason } });
  };
  const failure = changing.error && wordsOf(changing.error, 'That did not work. Please try again.');
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="change-member" busy={changing.isPending}>
            Confirm
          </Button>
        </>
      }
    >
      <form id="change-member" noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        {shown?.what !== 'sessions' && (
          <Field
            label="Why, for the log (optional)"
            maxLength={text.reasonMax}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {needsPassword && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={currentPassword}
            error={isMissing && currentPassword === '' ? 'Please enter your password' : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {failure && (
          <p role="alert" className="text-13 text-danger-text">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
