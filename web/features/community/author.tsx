import { useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/entities/post.ts';
import { call, keyOf } from '#web/api/client.ts';
import { HoverCard } from '#web/ui/hover-card.tsx';
import { ProfileCard } from '#web/ui/profile-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Who wrote it; resting on the name, or a tap, shows the card. Guests have none. */
export function Author({ post }: { readonly post: Pick<Post, 'userId' | 'username'> }) {
  const { userId, username } = post;
  if (userId === null) return <b className="font-normal text-soft wrap-anywhere">{username}</b>;
  return (
    <HoverCard side="beside" content={<FetchedCard id={userId} />}>
      <button
        type="button"
        className="-my-3 min-h-11 text-left font-medium text-15 text-text wrap-anywhere"
        aria-label={`About ${username}`}
      >
        {username}
      </button>
    </HoverCard>
  );
}

/** Asked for when the card opens, not before. */
function FetchedCard({ id }: { readonly id: number }) {
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
  return <ProfileCard profile={card.data} />;
}
