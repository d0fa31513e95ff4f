import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { refreshLists } from '#web/api/refresh-lists.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { failedShareInWords, type Shareable, share } from './share.ts';

interface ShareDialogProps {
  /** What is to be shared; null while nothing is. */
  readonly thing: Shareable | null;
  readonly onClose: () => void;
}

/** A message to the community about a preset or a program. Visitors post it as guests. */
export function ShareDialog({ thing, onClose }: ShareDialogProps) {
  // What was shared stays in sight while the dialog fades out.
  const [shown, setShown] = useState(thing);
  const [message, setMessage] = useState('');
  if (thing && thing !== shown) {
    setShown(thing);
    setMessage(thing.sentence);
  }
  const { mutate, isPending } = useShare(onClose);
  const isBlank = message.trim() === '';
  return (
    <Dialog
      open={thing !== null}
      onClose={onClose}
      title={`Share ${shown?.name ?? ''}`}
      description="Everyone in the community can read it."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            icon="send"
            disabled={isBlank}
            busy={isPending}
            busyLabel="Sharing"
            onClick={() => shown && mutate({ thing: shown, message })}
          >
            Share
          </Button>
        </>
      }
    >
      <TextArea
        className="mt-6"
        label="Message"
        rows={4}
        maxLength={text.postMax}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function useShare(onShared: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ thing, message }: { thing: Shareable; message: string }) => share(thing.kind, message),
    onSuccess: (post, { thing }) => {
      refreshLists(queries, '/api/community/');
      toast({
        title: post.isGuest ? 'Shared as a guest' : 'Shared with the community',
        description: `Your message about ${thing.name} is kept. The community page shows it when it opens.`,
      });
      onShared();
    },
    onError: (error, { thing }) => toast({ ...failedShareInWords(thing.kind, error), destructive: true }),
  });
}
