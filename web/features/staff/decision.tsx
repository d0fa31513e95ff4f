import { useState } from 'react';
import { text } from '#contract/rules/limits.ts';
import { useUser } from '#web/api/use-user.ts';
import { dateInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { type Case, type Judgement, titleOf, useJudge, useSurroundings } from './use-queue.ts';

/** What is said most often, so that it need not be typed. */
const usual = ['Unkind to a member', 'Advertising', 'Not about sound', 'Tells private things'].map(
  (words) => ({
    value: words,
    label: words,
  }),
);

/** Who made it, why it is judged, and the judgement: what can be undone first, what cannot last. */
export function Decision({ subject, onDone }: { readonly subject: Case; readonly onDone: () => void }) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [asks, setAsks] = useState<'delete' | 'suspend' | null>(null);
  const judge = useJudge(onDone);
  const context = useSurroundings(subject);
  const { user } = useUser();
  const author = context.data?.author ?? null;
  const isOut = subject.moderation?.state === 'hidden';
  const isHeld = subject.moderation?.state === 'held';

  const withReason = (act: () => void) => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '' && !judge.isPending) act();
  };
  const decide = (judgement: Judgement) => judge.mutate({ subject, judgement, reason });
  const isDoing = (judgement: Judgement) => judge.isPending && judge.variables.judgement === judgement;
  const maySuspend = author && author.id !== user?.id && (!author.isStaff || user?.isAdmin);

  const hide = (
    <Button
      wide
      tone={isHeld ? 'quiet' : 'light'}
      icon="eye-off"
      busy={isDoing('hide')}
      onClick={() => withReason(() => decide('hide'))}
    >
      Hide
    </Button>
  );
  const show = (
    <Button
      wide
      tone={isHeld || isOut ? 'light' : 'quiet'}
      icon={isOut ? 'eye' : 'check'}
      busy={isDoing('restore')}
      onClick={() => !judge.isPending && decide('restore')}
    >
      {isOut ? 'Restore' : isHeld ? 'Show it' : 'Leave it'}
    </Button>
  );
  return (
    <section aria-label="Decision" className="min-w-0 max-xl:mt-12 max-xl:max-w-120 max-md:px-0 max-xl:px-6">
      <h2 className="type-heading">{subject.authorId === null ? 'A guest' : subject.author}</h2>
      {author && <Facts author={author} />}
      <TextArea
        className="mt-7"
        label="Why, for the log and its author"
        rows={2}
        maxLength={text.reasonMax}
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Please say why' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Chips label="Usual reasons" className="mt-4" options={usual} value={reason} onToggle={setReason} />
      <div className="mt-6 grid gap-3">
        {isOut ? (
          show
        ) : isHeld ? (
          <>
            {show}
            {hide}
          </>
        ) : (
          <>
            {hide}
            {show}
          </>
        )}
        {maySuspend && !author.suspension && (
          <Button wide icon="pause" onClick={() => setAsks('suspend')}>
            Suspend from posting
          </Button>
        )}
        {subject.kind !== 'profile' && (
          <Button
            tone="text"
            icon="trash"
            className="justify-self-center px-5 text-danger-text no-underline"
            onClick={() => withReason(() => setAsks('delete'))}
          >
            Delete
          </Button>
        )}
      </div>
      <p className="mt-6 text-13 text-muted">
        {isOut || isHeld ? '' : '“Leave it” closes the reports. '}
        What is hidden can be restored, what is deleted cannot. Its author reads why.
      </p>
      <Dialog
        kind="alert"
        size="small"
        open={asks === 'delete'}
        onClose={() => setAsks(null)}
        title={`Delete the ${subject.kind} for good?`}
        description={`${titleOf(subject)}. It cannot be brought back; hiding can be undone.`}
        actions={
          <>
            <Button onClick={() => setAsks(null)}>Keep it</Button>
            <Button
              tone="danger"
              icon="trash"
              busy={isDoing('delete')}
              busyLabel="Deleting"
              onClick={() => decide('delete')}
            >
              Delete
            </Button>
          </>
        }
      />
      <SuspendDialog
        member={asks === 'suspend' ? author : null}
        reason={reason}
        onClose={() => setAsks(null)}
      />
    </section>
  );
}

type Author = NonNullable<NonNullable<ReturnType<typeof useSurroundings>['data']>['author']>;

function Facts({ author }: { readonly author: Author }) {
  const { since, madeCount, hiddenCount, suspendedCount, suspension } = author;
  const facts = [
    ['Here since', dateInWords(new Date(since))],
    ['Posts and comments', madeCount],
    ['Hidden now', hiddenCount],
    [
      'Suspended before',
      suspendedCount === 0 ? 'Never' : suspendedCount === 1 ? 'Once' : `${suspendedCount} times`,
    ],
    ...(suspension
      ? [
          [
            'Posting',
            suspension.until ? `From ${dateInWords(new Date(suspension.until))}` : 'Not before it is lifted',
          ],
        ]
      : []),
  ] as const;
  return (
    <dl className="mt-4 grid gap-2.5">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
