import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '#web/api/about-others.ts';
import { wordsOf } from '#web/api/api-error.ts';
import { call, keyOf } from '#web/api/client.ts';
import { refreshPosts } from '#web/api/refresh-lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface BlockDialogProps {
  /** Who is about to be blocked; null while nobody is. */
  readonly person: Person | null;
  readonly onClose: () => void;
}

/** Asks first, and says what it does and where it is taken back. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const [shown, setShown] = useState(person);
  if (person && person !== shown) setShown(person);
  const queries = useQueryClient();
  const block = useMutation({
    mutationFn: ({ id }: Person) => call('blockMember', { params: { id } }),
    onSuccess: (_, { username }) => {
      refreshPosts(queries);
      void queries.invalidateQueries({ queryKey: keyOf('listBlocked') });
      toast({ title: `You have blocked ${username}`, description: 'Your settings have the list.' });
    },
    onError: (error) =>
      toast({
        title: 'Nobody was blocked',
        description: wordsOf(error, 'Please try again.'),
        destructive: true,
      }),
    onSettled: onClose,
  });
  return (
    <Dialog
      kind="alert"
      size="small"
      open={person !== null}
      onClose={onClose}
      title={`Block ${shown?.username ?? ''}?`}
      description="You see no more of their posts, comments and programs. They are not told. You can take it back in your settings."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="danger"
            busy={block.isPending}
            busyLabel="Blocking"
            onClick={() => shown && block.mutate(shown)}
          >
            Block
          </Button>
        </>
      }
    />
  );
}
