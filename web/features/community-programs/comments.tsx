import { useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import type { AboutOthers } from '#web/api/about-others.ts';
import { useUser } from '#web/api/use-user.ts';
import { HelpFirst, useHelpFirst } from '#web/bindings/mood/help-first.tsx';
import { dateInWords } from '#web/lib/time-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { Suspended } from '#web/ui/suspended.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Words } from '#web/ui/words.tsx';
import { type Comment, useComments, useDeleteComment, useWriteComment } from './use-community-program.ts';

interface CommentsProps {
  readonly programId: number;
  readonly aboutOthers: AboutOthers;
}

export function Comments({ programId, aboutOthers }: CommentsProps) {
  const { user } = useUser();
  const list = useComments(programId);
  return (
    <div className="grid items-start justify-between gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,680px)_400px]">
      <div className="max-xl:order-2">
        {list.isPending ? (
          <Loading label="Loading comments">
            <Skeleton width="40%" />
            <Skeleton width="90%" height={22} className="mt-3" />
          </Loading>
        ) : list.isError && list.comments.length === 0 ? (
          <ErrorState
            title="The comments could not be loaded"
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : list.comments.length === 0 ? (
          <EmptyState title="No comments yet" description="Say what you heard when you listened to it." />
        ) : (
          <>
            <ul>
              {list.comments.map((comment) => (
                <CommentRow
                  key={comment.id}
                  comment={comment}
                  programId={programId}
                  aboutOthers={aboutOthers}
                />
              ))}
            </ul>
            {list.isFetchNextPageError && (
              <p role="alert" className="mt-6 text-muted">
                Earlier comments could not be loaded.
              </p>
            )}
            {list.hasNextPage && (
              <Button
                className="mt-6"
                busy={list.isFetchingNextPage}
                busyLabel="Loading"
                onClick={() => void list.fetchNextPage()}
              >
                {list.isFetchNextPageError ? 'Try again' : 'Earlier comments'}
              </Button>
            )}
          </>
        )}
      </div>
      {user?.suspension ? <Suspended suspension={user.suspension} /> : <CommentForm programId={programId} />}
    </div>
  );
}

function CommentForm({ programId }: { readonly programId: number }) {
  const [words, setWords] = useState('');
  const help = useHelpFirst();
  const { mutate, isPending } = useWriteComment(programId, ({ help: fromServer }) => {
    if (fromServer && !help.isShown) help.show();
    else help.close();
    setWords('');
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !help.holdsBack(words)) mutate(words);
      }}
    >
      <TextArea
        label="Your comment"
        rows={2}
        maxLength={text.commentMax}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button
        type="submit"
        tone="primary"
        className="mt-4"
        disabled={words.trim() === ''}
        busy={isPending}
        busyLabel="Posting"
      >
        Post comment
      </Button>
      {help.isShown && (
        <HelpFirst onSendAnyway={words === '' ? null : () => mutate(words)} onClose={help.close} />
      )}
    </form>
  );
}

function CommentRow({ comment, programId, aboutOthers }: { readonly comment: Comment } & CommentsProps) {
  const { user } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useDeleteComment(programId);
  const { username, createdAt } = comment;
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-4 border-line border-b py-6 first:pt-0">
      <Avatar name={username} size={44} decorative />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-muted">
          <b className="typed text-15 text-text">{username}</b>
          <time dateTime={createdAt}>{dateInWords(new Date(createdAt))}</time>
        </p>
        <Words isOpen={isOpen} onOpen={() => setIsOpen(true)}>
          {comment.comment}
        </Words>
        {comment.moderation && <Moderated moderation={comment.moderation} />}
      </div>
      {user && user.id !== comment.userId && (
        <Menu
          label="What to do with this comment"
          trigger={<IconButton icon="more" name={`More about the comment of ${username}`} />}
        >
          <MenuItem
            icon="flag"
            onSelect={() =>
              aboutOthers.onReport({
                kind: 'comment',
                id: comment.id,
                name: `the comment of ${username}`,
              })
            }
          >
            Report
          </MenuItem>
          <MenuItem icon="eye-off" onSelect={() => aboutOthers.onBlock({ id: comment.userId, username })}>
            Block {username}
          </MenuItem>
        </Menu>
      )}
      {user?.id === comment.userId && (
        <IconButton
          name="Delete your comment"
          icon="trash"
          busy={deletion.isPending}
          onClick={() => deletion.mutate(comment)}
        />
      )}
    </li>
  );
}
