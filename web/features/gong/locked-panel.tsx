import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface LockedPanelProps {
  readonly title: string;
  readonly words: string;
  /** What the button says. */
  readonly action: string;
  /** What it would be, seen through frosted glass. */
  readonly children: ReactNode;
}

/** Shows what Premium would open, and the way there. Nothing is written on the blur. */
export function LockedPanel({ title, words, action, children }: LockedPanelProps) {
  return (
    <div className="grid items-center gap-6 md:grid-cols-[180px_1fr] md:gap-10">
      <div className="relative size-[180px] overflow-clip rounded-full bg-(image:--plate-dim)" inert>
        <div className="absolute inset-0 opacity-55 blur-[2.5px]">{children}</div>
        <em className="absolute inset-0 grid place-items-center text-gold">
          <Icon name="lock" size={22} />
        </em>
      </div>
      <div>
        <h3 className="type-heading">{title}</h3>
        <p className="mt-2 mb-5 max-w-[52ch] text-soft">{words}</p>
        <Link href={pages.subscribe.path} className={buttonClass({ tone: 'gold' })}>
          {action}
        </Link>
      </div>
    </div>
  );
}
