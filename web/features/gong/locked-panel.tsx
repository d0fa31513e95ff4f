import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import './locked-panel.css';

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
    <div className="gong-locked">
      <div className="gong-locked-view" inert>
        <div className="gong-locked-blur">{children}</div>
        <em>
          <Icon name="lock" size={22} />
        </em>
      </div>
      <div className="gong-locked-words">
        <h3 className="type-heading">{title}</h3>
        <p>{words}</p>
        <Link href={pages.subscribe.path} className={buttonClass({ tone: 'gold' })}>
          {action}
        </Link>
      </div>
    </div>
  );
}
