import { Link } from 'wouter';
import type { Post } from '#contract/entities/post.ts';
import { withoutGuestMark } from '#contract/rules/guest-posts.ts';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Moderated } from '#web/ui/moderated.tsx';
import { Words } from '#web/ui/words.tsx';
import type { PostHands } from './post-row.tsx';
import { SoundingFigure, tonesInWords, type usePostSound } from './post-sound.tsx';
import { useLike } from './use-post-actions.ts';

interface PostBodyProps extends PostHands {
  readonly post: Post;
  readonly sound: ReturnType<typeof usePostSound>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function PostBody({ post, sound, isOpen, onOpen, ...hands }: PostBodyProps) {
  const words = post.isGuest ? withoutGuestMark(post.content) : post.content;
  const guest = post.isGuest && (
    <span className="font-sans text-13 text-muted whitespace-nowrap"> (Guest post)</span>
  );
  return (
    <>
      {sound.isPlaying && (
        <SoundingFigure frequencies={post.frequencies} className="mx-auto mb-4 w-82 max-w-full xl:hidden" />
      )}
      <Words isLead={!post.imageUrl && !sound.hasSound} mark={guest} isOpen={isOpen} onOpen={onOpen}>
        {words}
      </Words>
      {post.moderation && <Moderated moderation={post.moderation} />}
      {post.type === 'snapshot' ? <SnapshotPicture post={post} /> : <PostPicture post={post} />}
      <Carried post={post} sound={sound} onLocked={hands.onLocked} />
      <Foot post={post} {...hands} />
    </>
  );
}

const galleryAddress = ({ visualizationType, frequency }: Post) =>
  `${pages.visualization.path}?${new URLSearchParams({
    type: visualizationType ?? '',
    frequency: String(frequency ?? ''),
  })}`;

/** The figure that was kept, and the way to where it was drawn. */
function SnapshotPicture({ post }: { readonly post: Post }) {
  const { imageUrl, visualizationType, frequency } = post;
  return (
    <Link
      href={galleryAddress(post)}
      className="relative mt-5 block h-65 overflow-clip rounded-surface bg-plate max-md:-mx-gutter max-md:rounded-none md:h-85"
    >
      {imageUrl && (
        <img
          src={imageUrl}
          alt={`The ${visualizationType} figure at ${frequency} Hz`}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
      <span className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-4 bg-linear-to-t from-ink-90 to-transparent px-6 pt-16 pb-4.5 text-13 text-soft">
        <span className="flex items-baseline gap-3.5">
          <b className="font-extralight font-serif text-44 text-text leading-none tracking-title">
            {frequency}
          </b>
          Hz, {visualizationType}
        </span>
        <span className="inline-flex items-center gap-2 text-text">
          <Icon name="eye" size={16} />
          Open the visualization
        </span>
      </span>
    </Link>
  );
}

function PostPicture({ post: { imageUrl, username } }: { readonly post: Post }) {
  if (!imageUrl) return null;
  return (
    <img
      src={imageUrl}
      alt={`Shared by ${username}`}
      loading="lazy"
      decoding="async"
      className="mt-5 max-h-120 min-h-24 max-w-full rounded-surface object-contain"
    />
  );
}

/** What the post brings along: play or stop, its name, its numbers. */
function Carried({ post, sound, onLocked }: Pick<PostBodyProps, 'post' | 'sound' | 'onLocked'>) {
  const { shared, locked, frequencies } = post;
  if (!sound.hasSound && !shared && !locked) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      {sound.hasSound && (
        <Button
          size="small"
          icon={sound.isPlaying ? 'stop' : 'play'}
          solidIcon
          className="min-h-11"
          aria-label={`${sound.isPlaying ? 'Stop' : 'Play'} ${sound.title}`}
          onClick={() => void sound.toggle()}
        >
          {sound.isPlaying ? 'Stop' : 'Play'}
        </Button>
      )}
      {locked && (
        <Button size="small" icon="lock" className="min-h-11" onClick={() => onLocked(post)}>
          Part of Premium
        </Button>
      )}
      {shared && <SharedName shared={shared} />}
      {frequencies.length > 0 && <span className="text-13 text-muted">{tonesInWords(frequencies)}</span>}
    </p>
  );
}

function SharedName({ shared: { kind, id, name } }: { readonly shared: NonNullable<Post['shared']> }) {
  const page = kind === 'program' ? pages.communityProgram : pages.preset;
  return (
    <Link
      href={page.path.replace(':id', String(id))}
      className="inline-flex min-h-11 min-w-0 items-center font-light font-serif text-22 text-text underline decoration-1 decoration-light-27 underline-offset-4 wrap-anywhere"
    >
      {name}
    </Link>
  );
}

function Foot({ post, onDelete, aboutOthers }: { readonly post: Post } & PostHands) {
  const { user } = useUser();
  const like = useLike();
  const isOwn = user !== null && post.userId === user.id;
  const { likes, isLiked, username, userId } = post;
  return (
    <div className="-ml-3 mt-2 flex items-center gap-1 text-13 text-muted">
      <IconButton
        name={`${isLiked ? 'Unlike' : 'Like'} the post of ${username}`}
        icon="heart"
        solid={isLiked}
        pressed={isLiked}
        onClick={() => {
          if (!like.isPending) like.mutate(post);
        }}
      />
      {likes > 0 && (
        <span className="-ml-2 mr-2">
          {likes}
          <span className="sr-only">{likes === 1 ? ' like' : ' likes'}</span>
        </span>
      )}
      {(isOwn || (user && aboutOthers)) && (
        <Menu
          label="What to do with this post"
          align="start"
          trigger={<IconButton icon="more" name={`More about the post of ${username}`} />}
        >
          {isOwn ? (
            <MenuItem icon="trash" tone="danger" onSelect={() => onDelete(post)}>
              Delete
            </MenuItem>
          ) : (
            <>
              <MenuItem
                icon="flag"
                onSelect={() =>
                  aboutOthers?.onReport({ kind: 'post', id: post.id, name: `the post of ${username}` })
                }
              >
                Report
              </MenuItem>
              {userId !== null && (
                <MenuItem icon="eye-off" onSelect={() => aboutOthers?.onBlock({ id: userId, username })}>
                  Block {username}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      )}
    </div>
  );
}
