import { useId } from 'react';
import { Link } from 'wouter';
import { frequency as limit } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { firstGenerators, gains } from '#contract/rules/sound-defaults.ts';
import { ToneFigure } from '#web/bindings/figures/tone-figure.tsx';
import { hertzText } from '#web/bindings/sound/words.ts';
import { Icon } from '#web/ui/icon.tsx';

interface LockedCardProps {
  readonly index: number;
  /** False while nobody knows yet who is listening: the words wait, the room for them is kept. */
  readonly isCertain: boolean;
}

/**
 * A generator that premium opens. It shows what it would be at first, blurred, whatever the shared state holds; there
 * is nothing on it that a hand or a key could move.
 */
export function LockedCard({ index, isCertain }: LockedCardProps) {
  const title = useId();
  const first = firstGenerators[index]?.frequency ?? limit.default;
  const name = `Generator ${index + 1}`;
  return (
    <article aria-labelledby={title} className="gen-locked">
      <div className="gen-ghost" inert>
        <ToneFigure frequencies={[first]} size="card" className="absolute -inset-1.5" />
        <em>
          <Icon name="lock" size={18} />
        </em>
      </div>
      <div>
        <h2 id={title} className="gen-locked-title">
          {name}
        </h2>
        <p className="gen-locked-values" inert>
          {hertzText(first)} Hz, sine, {gains.generator * 100} %
        </p>
        <div className={isCertain ? undefined : 'invisible'}>
          <h3>Premium Feature</h3>
          <p>Multiple tone generators are available with a premium subscription.</p>
          <Link href={pages.subscribe.path} aria-label={`${name} Upgrade Now`}>
            Upgrade Now
          </Link>
        </div>
      </div>
    </article>
  );
}
