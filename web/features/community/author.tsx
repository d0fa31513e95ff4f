import { useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/entities/post.ts';
import type { AboutOthers } from '#web/api/about-others.ts';
import { call, keyOf } from '#web/api/client.ts';
import { useUser } from '#web/api/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { HoverCard } from '#web/ui/hover-card.tsx';
import { ProfileCard } from '#web/ui/profile-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface AuthorProps {
  readonly post: Pick<Post, 'userId' | 'username'>;
  readonly aboutOthers: AboutOthers | undefined;
}

/** Who wrote it; resting on the name, or a tap, shows the card. Guests have none. */
export function Author({ post, aboutOthers }: AuthorProps) {
  const { userId, username } = post;
  if (userId === null) return <b className="typed font-normal text-soft">{username}</b>;
  return (
    <HoverCard side="beside" content={<FetchedCard id={userId} aboutOthers={aboutOthers} />}>
      <button
        type="button"
        className="typed -my-3 min-h-11 text-left font-medium text-15 text-text"
        aria-label={`About ${username}`}
      >
        {username}
      </button>
    </HoverCard>
  );
}

/** Asked for when the card opens, not before. */
function FetchedCard({ id, aboutOthers }: { readonly id: number } & Pick<AuthorProps, 'aboutOthers'>) {
  const { user } = useUser();
  const params = { id };
  const card = useQuery({
    queryKey: keyOf('getProfileCard', { params }),
    queryFn: () => call('getProfileCard', { params }),
  });
  if (card.isError) return <p>User profile not found</p>;
  if (!card.data) {
    return (
      <div className="grid w-70 gap-3" aria-busy="true">
        <span className="sr-only">Loading the profile</span>
        <Skeleton shape="disc" width={60} height={60} />
        <Skeleton width="60%" />
        <Skeleton width="90%" />
      </div>
    );
  }
  const { username } = card.data;
  const canTell = aboutOthers && user && user.id !== id;
  return (
    <ProfileCard profile={card.data}>
      {canTell && (
        <p className="mt-3 flex gap-5 border-line border-t pt-1.5 text-13">
          <Button
            tone="text"
            size="small"
            className="min-h-11"
            aria-label={`Report the profile of ${username}`}
            onClick={() => aboutOthers.onReport({ kind: 'profile', id, name: `the profile of ${username}` })}
          >
            Report
          </Button>
          <Button
            tone="text"
            size="small"
            className="min-h-11"
            aria-label={`Block ${username}`}
            onClick={() => aboutOthers.onBlock({ id, username })}
          >
            Block
          </Button>
        </p>
      )}
    </ProfileCard>
  );
}
