import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from 'react';
import type { Post } from '#contract/entities/post.ts';
import { standInTones } from '#contract/rules/figure-pictures.ts';
import type { AboutOthers } from '#web/api/about-others.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { hourInWords } from '#web/lib/time-words.ts';
import { useIsNear } from '#web/lib/use-is-near.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NobodysBead, StringRow } from '#web/ui/string-row.tsx';
import { Author } from './author.tsx';
import { keyOfPost } from './feed.ts';
import { PostBody } from './post-body.tsx';
import { usePostSound } from './post-sound.tsx';

export interface PostHands {
  readonly onLocked: (post: Post) => void;
  readonly onDelete: (post: Post) => void;
  readonly aboutOthers?: AboutOthers;
}

interface PostRowProps extends PostHands {
  readonly post: Post;
  /** Its place in the list, from 1. */
  readonly place: number;
  /** The day that begins with it; null when it is the day of the post before. */
  readonly day: string | null;
}

/** How high each post was when it was last whole, by its key: whoever comes back finds the list as long as it was. */
const heights = new Map<string, number>();

/**
 * The room of a post that was never whole: about that of one with a few words. With less, a page of new ones would lie
 * so close together that all of them were near at once, and had to be drawn in one go.
 */
const USUAL_HEIGHT = 180;

/** How many posts are whole before anybody has looked where the window is. */
const FIRST_SCREEN = 6;

/**
 * A post in the feed. Far from the window only its words stay, in the room that it took up: figures, pictures and
 * controls are let go, so that a thousand posts weigh little more than their texts.
 */
export const PostRow = memo(function PostRow({ post, place, day, ...hands }: PostRowProps) {
  const row = useRef<HTMLElement>(null);
  const key = keyOfPost(post);
  const isNear = useIsNear(row, place <= FIRST_SCREEN);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (!isNear || !element) return;
    const sizes = new ResizeObserver(() => heights.set(key, element.offsetHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isNear, key]);
  return (
    <article
      ref={row}
      aria-posinset={place}
      aria-setsize={-1}
      aria-label={`${post.username}, ${hourInWords(new Date(post.createdAt))}`}
      data-column
      data-scroll-anchor={key}
      className="md:w-187"
      style={isNear ? undefined : asFar(heights.get(key))}
    >
      {isNear ? (
        <>
          {day && <DayBead day={day} />}
          <WholePost post={post} isOpen={isOpen} onOpen={() => setIsOpen(true)} {...hands} />
        </>
      ) : (
        <div className="ml-27 max-md:ml-0">
          {post.username} {post.content}
        </div>
      )}
    </article>
  );
});

/** The room it took up, or will; the browser need not look inside when something else on the page changes. */
function asFar(height = USUAL_HEIGHT): CSSProperties {
  return { height, overflow: 'clip', contain: 'strict' };
}

/** A day begins: said once, above its first post. */
function DayBead({ day }: { readonly day: string }) {
  return (
    <h2 className="ui-string-row mb-8 items-center">
      <span className="mx-auto size-1.75 rounded-full border border-mark" aria-hidden="true" />
      <span className="type-citation text-muted">{day}</span>
    </h2>
  );
}

interface WholePostProps extends PostHands {
  readonly post: Post;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function WholePost({ post, isOpen, onOpen, ...hands }: WholePostProps) {
  const sound = usePostSound(post);
  const hasPlate = sound.hasSound || post.locked;
  const moment = new Date(post.createdAt);
  return (
    <StringRow
      hasPlate={hasPlate}
      isLive={sound.isPlaying}
      className="pb-11"
      bead={<Bead post={post} sound={sound} onLocked={hands.onLocked} />}
    >
      <div className="min-w-0 max-md:contents">
        <div className="flex min-h-6 flex-wrap items-baseline gap-x-3 self-center text-13 text-muted">
          <Author post={post} aboutOthers={hands.aboutOthers} />
          <time dateTime={post.createdAt} title={moment.toLocaleString('en')}>
            {hourInWords(moment)}
          </time>
        </div>
        <div className="min-w-0 max-md:col-span-2 max-md:mt-3.5 md:mt-2">
          <PostBody post={post} sound={sound} isOpen={isOpen} onOpen={onOpen} {...hands} />
        </div>
      </div>
    </StringRow>
  );
}

interface BeadProps {
  readonly post: Post;
  readonly sound: ReturnType<typeof usePostSound>;
  readonly onLocked: (post: Post) => void;
}

/** What carries tones hangs as a plate that plays; words hang as a face. The button beside the words has the name. */
function Bead({ post, sound, onLocked }: BeadProps) {
  const { hasSound, isPlaying, toggle } = sound;
  if (!hasSound && !post.locked) {
    return post.isGuest ? (
      <NobodysBead />
    ) : (
      <Avatar name={post.username} src={post.avatarUrl} size={44} decorative />
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="group relative rounded-full"
      onClick={() => (post.locked ? onLocked(post) : void toggle())}
    >
      <StillPlate
        frequencies={post.locked ? [standInTones.d] : post.frequencies}
        live={isPlaying}
        blurred={post.locked}
        className="w-(--bead)"
      >
        <span
          className={`absolute inset-0 m-auto grid size-8.5 place-items-center rounded-full transition-opacity ${
            post.locked
              ? 'bg-ink-85 text-gold'
              : isPlaying
                ? 'bg-accent text-ink'
                : 'bg-ink-85 text-text opacity-0 group-hover:opacity-100'
          }`}
        >
          <Icon name={post.locked ? 'lock' : isPlaying ? 'stop' : 'play'} size={14} solid={!post.locked} />
        </span>
      </StillPlate>
      <span className="-right-1.5 -bottom-1.5 absolute rounded-full ring-3 ring-ink">
        {post.isGuest ? (
          <span className="block size-6 rounded-full border border-mark border-dashed bg-ink md:size-7" />
        ) : (
          <Avatar name={post.username} src={post.avatarUrl} size={26} decorative />
        )}
      </span>
    </button>
  );
}
