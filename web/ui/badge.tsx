import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import './badge.css';

interface BadgeProps {
  /** live: it sounds now; rest: it does not; gold: premium; the last three only with their meaning. */
  tone?: 'plain' | 'live' | 'rest' | 'gold' | 'danger' | 'ok' | 'warn';
  icon?: IconName;
  children: ReactNode;
}

/** A word or two about the state of something. Colour never says it alone. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={`ui-badge ui-badge-${tone}`}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
