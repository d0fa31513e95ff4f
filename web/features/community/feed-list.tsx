import { useQueryClient } from '@tanstack/react-query';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { Post } from '#contract/entities/post.ts';
import { dayInWords } from '#web/lib/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { type FeedName, keyOfPost, showNewPosts, useFeed, useNewPosts } from './feed.ts';
import { type PostHands, PostRow } from './post-row.tsx';

interface FeedListProps extends PostHands {
  readonly name: FeedName;
  readonly search?: string;
  /** What stands there while there is nothing. */
  readonly empty: ReactNode;
}

/** The posts of one list on the string, newest first, more of them as one comes near their end. */
export function FeedList({ name, search = '', empty, ...hands }: FeedListProps) {
  const queries = useQueryClient();
  const feed = useFeed(name, search);
  const top = useRef<HTMLDivElement>(null);
  const isWhole = name === 'all' && search === '';
  const fresh = useNewPosts(feed.data?.pages[0], isWhole && !feed.isFetching);
  if (feed.isPending) return <LoadingPosts />;
  if (feed.isError && feed.posts.length === 0) {
    return (
      <ErrorState
        title="The posts could not be loaded"
        description="Please check your connection and try again."
        onRetry={() => void feed.refetch()}
        retrying={feed.isFetching}
      />
    );
  }
  // A search looks at so many posts at a time: the first answer may be empty, and the next one not.
  if (!feed.data || (feed.posts.length === 0 && !feed.hasNextPage)) return empty;
  const { pages, pageParams } = feed.data;
  return (
    <div ref={top}>
      {isWhole && (
        <NewPosts
          count={fresh.count}
          isMore={fresh.hasGap}
          onShow={() => {
            showNewPosts(queries, fresh);
            top.current?.scrollIntoView({ block: 'center' });
          }}
        />
      )}
      <div role="feed" aria-busy={feed.isFetchingNextPage} aria-label="Posts">
        {pages.map(({ items }, index) => (
          <FeedPage
            key={String(pageParams[index])}
            posts={items}
            before={pages
              .slice(0, index)
              .findLast(({ items }) => items.length > 0)
              ?.items.at(-1)}
            firstPlace={pages.slice(0, index).reduce((sum, page) => sum + page.items.length, 1)}
            {...hands}
          />
        ))}
      </div>
      {feed.isFetchNextPageError ? (
        <p className="flex flex-wrap items-center gap-4 text-muted md:ml-27" role="alert">
          More could not be loaded.
          <Button size="small" icon="refresh" onClick={() => void feed.fetchNextPage()}>
            Try again
          </Button>
        </p>
      ) : feed.hasNextPage ? (
        <More onNear={() => void feed.fetchNextPage()} isFetching={feed.isFetchingNextPage} />
      ) : (
        <p className="type-citation text-muted md:ml-27">You have reached the first page.</p>
      )}
    </div>
  );
}

interface FeedPageProps extends PostHands {
  readonly posts: readonly Post[];
  /** The post above the first one. */
  readonly before: Post | undefined;
  readonly firstPlace: number;
}

/** Remembered as a whole: when another page comes, nobody looks at the posts of those before. */
const FeedPage = memo(function FeedPage({ posts, before, firstPlace, ...hands }: FeedPageProps) {
  return posts.map((post, index) => (
    <PostRow
      key={keyOfPost(post)}
      post={post}
      place={firstPlace + index}
      day={newDay(post, posts[index - 1] ?? before)}
      {...hands}
    />
  ));
});

function newDay(post: Post, before: Post | undefined): string | null {
  const day = dayInWords(new Date(post.createdAt));
  return before && dayInWords(new Date(before.createdAt)) === day ? null : day;
}

/** A bead on the string that moves nothing one reads: its room is kept, and it stays in sight while one scrolls. */
function NewPosts({
  count,
  isMore,
  onShow,
}: {
  readonly count: number;
  readonly isMore: boolean;
  readonly onShow: () => void;
}) {
  return (
    <div className="sticky top-4 z-2 mb-2 h-11" aria-live="polite">
      {count > 0 && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-raised px-5 font-medium text-accent md:ml-22"
          onClick={onShow}
        >
          <Icon name="chevron-up" size={16} />
          {count}
          {isMore && ' or more'} new {count === 1 ? 'post' : 'posts'}
        </button>
      )}
    </div>
  );
}

/** Asks for the next page before one has reached the end of this one. */
function More({ onNear, isFetching }: { readonly onNear: () => void; readonly isFetching: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(onNear);
  ask.current = onNear;
  useEffect(() => {
    if (!end.current || isFetching) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask.current();
      },
      { rootMargin: '1200px 0px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isFetching]);
  return <div ref={end}>{isFetching ? <LoadingPosts count={1} /> : <div className="h-24" />}</div>;
}

function LoadingPosts({ count = 3 }: { readonly count?: number }) {
  return (
    <Loading label="Loading posts">
      {['70%', '55%', '80%'].slice(0, count).map((width) => (
        <div key={width} className="ui-string-row pb-14">
          <span className="justify-self-center">
            <Skeleton shape="disc" width={44} height={44} />
          </span>
          <div className="grid gap-3.5">
            <Skeleton width={140} />
            <Skeleton width="95%" height={22} />
            <Skeleton width={width} height={22} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
