import { useState } from 'react';
import { Link } from 'wouter';
import type { Post } from '#contract/entities/post.ts';
import { text } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import type { AboutOthers } from '#web/api/about-others.ts';
import { useUser } from '#web/api/use-user.ts';
import { usePreparedSound } from '#web/bindings/sound/use-sound.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Composer } from './composer.tsx';
import { DeletePostDialog } from './delete-post-dialog.tsx';
import type { FeedName } from './feed.ts';
import { FeedList } from './feed-list.tsx';
import { FeedStage } from './feed-stage.tsx';
import { useFeedView } from './use-feed-view.ts';

interface CommunityProps {
  readonly loginAddress: string;
  readonly onLocked: (post: Post) => void;
  readonly aboutOthers?: AboutOthers;
}

/** The guest book of the listening room: what people heard, on one string. */
export function Community({ loginAddress, onLocked, aboutOthers }: CommunityProps) {
  usePreparedSound();
  const { user } = useUser();
  const view = useFeedView();
  const [leaving, setLeaving] = useState<Post | null>(null);
  const list = (name: FeedName) => (
    <>
      {name === 'all' && view.search === '' && <Composer user={user} loginAddress={loginAddress} />}
      <FeedList
        key={`${name} ${view.search}`}
        name={name}
        search={name === 'all' ? view.search : ''}
        empty={<Nothing name={name} search={view.search} />}
        onLocked={onLocked}
        onDelete={setLeaving}
        aboutOthers={aboutOthers}
      />
    </>
  );
  const tabs = [
    { value: 'all' as const, label: 'All Posts', content: list('all') },
    ...(user
      ? [
          { value: 'own' as const, label: 'My Posts', content: list('own') },
          { value: 'liked' as const, label: 'Liked Posts', content: list('liked') },
        ]
      : []),
  ];
  return (
    <div className="grid justify-between gap-x-12 xl:grid-cols-[minmax(0,748px)_400px]">
      <div className="relative mt-11 min-w-0 max-md:mt-6">
        <div className="md:absolute md:top-0 md:right-0 md:z-1 md:w-65">
          <SearchField
            label="Search posts"
            maxLength={text.searchMax}
            value={view.typed}
            onChange={view.type}
          />
        </div>
        <Tabs
          label="Posts"
          className="max-md:mt-3"
          value={user ? view.name : 'all'}
          tabs={tabs}
          onChange={view.show}
        />
        <DeletePostDialog post={leaving} onClose={() => setLeaving(null)} />
      </div>
      <aside aria-label="What sounds" className="mt-11 max-xl:hidden">
        <div className="sticky top-10">
          <FeedStage />
        </div>
      </aside>
    </div>
  );
}

function Nothing({ name, search }: { readonly name: FeedName; readonly search: string }) {
  if (search !== '') {
    return (
      <EmptyState
        title={`Nothing was found for “${search}”`}
        description="Posts are looked through by their words and by who wrote them."
      />
    );
  }
  if (name === 'own') {
    return (
      <EmptyState
        title="You have not written yet"
        description="What you share from a preset, a program or the gong stands here too."
      />
    );
  }
  if (name === 'liked') {
    return (
      <EmptyState
        title="Nothing here yet"
        description="A heart under a post keeps it here, so that you find it again."
      />
    );
  }
  return (
    <EmptyState
      title="The first page is empty"
      description="Write what you heard, or share a figure from the gong."
      action={
        <Link href={pages.visualization.path} className={buttonClass({ tone: 'quiet' })}>
          Go to the gong
        </Link>
      }
    />
  );
}
