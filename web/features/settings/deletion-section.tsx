import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#web/api/client.ts';
import { changeUser } from '#web/api/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Failure } from './failure.tsx';
import { SettingsSection } from './settings-section.tsx';

export function DeletionSection({ onDeleted }: { readonly onDeleted: () => void }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: (currentPassword: string) => call('deleteAccount', { body: { currentPassword } }),
    onSuccess: () => {
      onDeleted();
      changeUser(queries, null);
      toast({ title: 'Account deleted', description: 'All that belonged to it is gone. Farewell.' });
    },
  });
  const close = () => {
    setAsking(false);
    setPassword('');
    remove.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password && !remove.isPending) remove.mutate(password);
  };
  return (
    <SettingsSection
      id="delete"
      title="Delete account"
      words="Your name and password, history, programs, posts and pictures are gone afterwards, for good. We ask for your password once more, and for nothing else."
    >
      <Button tone="danger" icon="trash" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <Dialog
        kind="alert"
        open={isAsking}
        onClose={close}
        title="Delete your account?"
        description="This cannot be undone."
        actions={
          <>
            <Button onClick={close}>Keep my account</Button>
            <Button tone="danger" type="submit" form="delete-account" busy={remove.isPending}>
              Delete for good
            </Button>
          </>
        }
      >
        <form id="delete-account" noValidate className="mt-6 grid gap-4" onSubmit={submit}>
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Failure error={remove.error} />
        </form>
      </Dialog>
    </SettingsSection>
  );
}
