import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { momentInWords } from '#web/lib/time-words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { NobodysBead } from '#web/ui/string-row.tsx';
import { Words } from '#web/ui/words.tsx';
import { type Case, titleOf, useSurroundings } from './use-queue.ts';

/** The reported words under the lamp, in the place where they were said, and what people said of them. */
export function Thread({ subject }: { readonly subject: Case }) {
  const context = useSurroundings(subject);
  const { program, before = [], after = [], alsoBy = [] } = context.data ?? {};
  return (
    <section aria-labelledby="judged" className="min-w-0">
      <h2 id="judged" className="sr-only">
        {titleOf(subject)}
      </h2>
      {context.isPending && (
        <Loading label="Loading what stands around it" className="mb-6">
          <Skeleton width="55%" />
        </Loading>
      )}
      {context.isError && (
        <ErrorState
          title="What stands around it could not be loaded"
          onRetry={() => void context.refetch()}
          retrying={context.isFetching}
        />
      )}
      {program && (
        <p className="mb-6 px-6 text-13 text-muted max-md:px-0">
          Under the program{' '}
          <Link
            href={pages.communityProgram.path.replace(':id', String(program.id))}
            className="text-15 text-text underline decoration-light-27 underline-offset-4"
          >
            {program.name}
          </Link>{' '}
          of {program.author}
        </p>
      )}
      {before.map((said) => (
        <Neighbour key={said.id} {...said} />
      ))}
      <UnderTheLamp subject={subject} />
      {after.map((said) => (
        <Neighbour key={said.id} {...said} />
      ))}
      {alsoBy.length > 0 && (
        <>
          <h3 className="type-heading mt-10 mb-2 px-6 max-md:px-0">Also by {subject.author}</h3>
          {alsoBy.map((said) => (
            <Neighbour key={said.id} {...said} />
          ))}
        </>
      )}
      <Reports subject={subject} />
    </section>
  );
}

function UnderTheLamp({ subject }: { readonly subject: Case }) {
  const [isOpen, setIsOpen] = useState(false);
  const { author, authorId, kind, createdAt, text, imageUrl, moderation } = subject;
  return (
    <div className="my-4 rounded-surface bg-linear-to-b from-sheet-lit to-sheet px-6 py-7 max-md:-mx-gutter max-md:rounded-none max-md:px-gutter">
      <Line author={author} isGuest={authorId === null} createdAt={createdAt} kind={kind}>
        <Words isLead isOpen={isOpen} onOpen={() => setIsOpen(true)}>
          {text}
        </Words>
        {imageUrl && (
          <img
            src={imageUrl}
            alt={`Shared by ${author}`}
            className="mt-5 max-h-90 max-w-full rounded-surface object-contain"
          />
        )}
        {moderation && (
          <p className="mt-4 text-13 text-soft">
            <Badge tone="warn" icon="eye-off">
              {moderation.state === 'held' ? 'Held' : 'Out of view'}
            </Badge>{' '}
            {moderation.reason}
          </p>
        )}
      </Line>
    </div>
  );
}

interface LineProps {
  readonly author: string;
  readonly isGuest?: boolean;
  readonly createdAt: string;
  readonly kind?: Case['kind'];
  readonly children: ReactNode;
}

const names = { post: 'Post', comment: 'Comment', program: 'Program', profile: 'Member' } as const;

function Line({ author, isGuest = false, createdAt, kind, children }: LineProps) {
  const moment = momentInWords(new Date(createdAt));
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-4">
      {isGuest ? <NobodysBead /> : <Avatar name={author} size={44} decorative />}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-muted">
          <b className="text-15 text-text">{author}</b>
          <time dateTime={createdAt}>
            {kind === 'profile'
              ? `${names[kind]} since ${moment}`
              : kind
                ? `${names[kind]}, ${moment}`
                : moment}
          </time>
        </p>
        {children}
      </div>
    </div>
  );
}

function Neighbour({
  author,
  text,
  createdAt,
}: {
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
}) {
  return (
    <div className="px-6 py-4 max-md:px-0">
      <Line author={author} createdAt={createdAt}>
        <p dir="auto" className="line-clamp-4 text-soft wrap-anywhere">
          {text}
        </p>
      </Line>
    </div>
  );
}

function Reports({ subject: { reports = [] } }: { readonly subject: Case }) {
  if (reports.length === 0) return null;
  return (
    <>
      <h3 className="type-heading mt-10 mb-3 px-6 max-md:px-0">What people said</h3>
      <ul className="mx-6 max-md:mx-0">
        {reports.map(({ reporter, reason, createdAt }) => (
          <li
            key={reporter}
            className="grid grid-cols-[130px_minmax(0,1fr)_auto] gap-x-4 border-line border-b py-3.5 last:border-0 max-md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="truncate">{reporter}</span>
            <span dir="auto" className="type-citation wrap-anywhere max-md:order-3 max-md:col-span-2">
              {reason}
            </span>
            <time dateTime={createdAt} className="text-13 text-muted">
              {momentInWords(new Date(createdAt))}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
