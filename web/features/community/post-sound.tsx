import type { Post } from '#contract/entities/post.ts';
import { gains } from '#contract/rules/sound-defaults.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { useIsPlaying } from '#web/bindings/sound/use-patch.ts';
import { useTonesToggle } from '#web/bindings/sound/use-tones-toggle.ts';
import { hertzInWords } from '#web/bindings/sound/words.ts';
import { toast } from '#web/ui/toast-store.ts';
import { keyOfPost } from './feed.ts';

/** What of a post sounds, and how it is begun and ended through the one player. */
export function usePostSound(post: Post) {
  const id = keyOfPost(post);
  const isPlaying = useIsPlaying('post', id);
  const toggleTones = useTonesToggle();
  const title = post.shared?.name ?? `${post.username}’s post`;
  const toggle = async () => {
    const { frequencies, shared } = post;
    try {
      await toggleTones({
        owner: 'post',
        id,
        title,
        frequencies,
        volume: gains.post,
        ...(shared?.minutes && { durationSeconds: shared.minutes * 60 }),
      });
    } catch (error) {
      console.error(error);
      toast({
        title: 'Audio Error',
        description: 'There was a problem playing the frequencies',
        destructive: true,
      });
    }
  };
  return { hasSound: post.frequencies.length > 0, isPlaying, title, toggle };
}

/** '396 + 528 Hz' */
export function tonesInWords(frequencies: readonly number[]): string {
  return frequencies
    .map((hertz) => hertzInWords(hertz).replace(' Hz', ''))
    .join(' + ')
    .concat(' Hz');
}

/** The figure that sounds, large, with its numbers rising from its shadow. */
export function SoundingFigure({
  frequencies,
  className = '',
}: {
  readonly frequencies: readonly number[];
  readonly className?: string;
}) {
  return (
    <div className={`relative ${className}`}>
      <StillPlate frequencies={frequencies} live large className="w-full" />
      <p className="-mt-[24%] relative flex items-baseline justify-center gap-3 bg-linear-to-b from-transparent to-45% to-ink pt-16 font-extralight font-serif text-44 tracking-display xl:text-72">
        {frequencies.map((hertz, index) => (
          <span key={hertz} className="contents">
            {index > 0 && <span className="font-light text-22 text-muted">+</span>}
            <span>{hertzInWords(hertz).replace(' Hz', '')}</span>
          </span>
        ))}
        <span className="font-light text-17 text-muted tracking-normal">Hz</span>
      </p>
    </div>
  );
}
