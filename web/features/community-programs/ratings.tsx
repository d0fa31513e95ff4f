import { rating as range } from '#contract/rules/limits.ts';
import { useUser } from '#web/api/use-user.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Suspended } from '#web/ui/suspended.tsx';
import { type CommunityProgram, useRate, useRatings } from './use-community-program.ts';

const stars = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index);

/** What members think of it, and one's own stars, which can be given anew. */
export function Ratings({ program }: { readonly program: CommunityProgram }) {
  const { id: programId, userId } = program;
  const { user } = useUser();
  const isOwn = user?.id === userId;
  const { data: ratings = [] } = useRatings(programId);
  const rate = useRate(programId);
  const own = ratings.find(({ userId }) => userId === user?.id)?.rating ?? 0;
  const average = ratings.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, ratings.length);
  return (
    <div className="grid items-end justify-between gap-x-12 gap-y-11 pt-4 xl:grid-cols-[240px_minmax(0,560px)_300px]">
      {ratings.length > 0 ? (
        <p className="text-muted">
          <b className="mb-3 block font-extralight font-serif text-72 text-text tracking-display">
            {average.toFixed(1)}
          </b>
          of {range.max}, from {ratings.length} {ratings.length === 1 ? 'rating' : 'ratings'}
        </p>
      ) : (
        <p className="type-heading text-soft">Nobody has rated it yet.</p>
      )}
      <Heaps counts={stars.map((star) => ratings.filter(({ rating }) => rating === star).length)} />
      {isOwn ? (
        <p className="text-soft">
          <b className="type-heading mb-3 block text-text">It is yours</b>
          Others rate it. Its maker cannot.
        </p>
      ) : user?.suspension ? (
        <Suspended suspension={user.suspension} />
      ) : (
        <OwnStars own={own} onRate={(star) => !rate.isPending && rate.mutate(star)} />
      )}
    </div>
  );
}

interface OwnStarsProps {
  /** 0 while none are given. */
  readonly own: number;
  readonly onRate: (star: number) => void;
}

function OwnStars({ own, onRate }: OwnStarsProps) {
  return (
    <fieldset>
      <legend className="type-heading">Your rating</legend>
      <div className="-ml-2.5 my-2 flex">
        {stars.map((star) => (
          <button
            key={star}
            type="button"
            aria-pressed={star === own}
            aria-label={star === 1 ? '1 star' : `${star} stars`}
            className={`grid h-12 w-12 place-items-center ${star <= own ? 'text-accent' : 'text-muted hover:text-text'}`}
            onClick={() => onRate(star)}
          >
            <Icon name="star" size={28} solid={star <= own} />
          </button>
        ))}
      </div>
      <p className="text-13 text-muted">
        {own > 0
          ? `${own} of ${range.max}. Choosing another replaces it.`
          : 'One to five stars. You can change it.'}
      </p>
    </fieldset>
  );
}

/** How the stars are spread, as heaps of sand: the same slope for all, so that area is count. */
function Heaps({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <ol className="grid grid-cols-5 items-end">
      {counts.map((count, index) => {
        const side = Math.sqrt(count / most);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of stars
          <li key={index} className="text-center">
            <svg
              viewBox="0 0 100 60"
              // A heap stands on its line, however narrow its place is.
              preserveAspectRatio="xMidYMax meet"
              className="block h-18 w-full md:h-24"
              aria-hidden="true"
              focusable="false"
            >
              <path
                className="fill-sand opacity-80"
                d={`M${50 - 48 * side} 60L50 ${60 - 56 * side}L${50 + 48 * side} 60z`}
              />
            </svg>
            <span className="block border-light-24 border-t pt-3">
              <span className="font-light font-serif text-22">{index + 1}</span>
              <span className="ml-2.5 text-13 text-muted">
                <span className="sr-only">stars: </span>
                {count}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
