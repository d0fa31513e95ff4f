import type { Post } from '#contract/entities/post.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDeletePost } from './use-post-actions.ts';

interface DeletePostDialogProps {
  /** What is about to be deleted; null while nothing is. */
  readonly post: Post | null;
  readonly onClose: () => void;
}

/** Asks first: a post that is gone cannot be had back. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const { mutate, isPending } = useDeletePost();
  return (
    <Dialog
      kind="alert"
      size="small"
      open={post !== null}
      onClose={onClose}
      title="Delete this post?"
      description="Its likes go with it. It cannot be brought back."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            tone="danger"
            icon="trash"
            busy={isPending}
            busyLabel="Deleting"
            onClick={() => post && mutate(post, { onSettled: onClose })}
          >
            Delete
          </Button>
        </>
      }
    />
  );
}
