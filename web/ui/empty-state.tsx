import type { ReactNode } from 'react';
import './state.css';

interface EmptyStateProps {
  title: string;
  /** What this place is for. */
  description?: ReactNode;
  /** The one thing to do now. */
  action?: ReactNode;
  /** Drawn above the words; three quiet rings, a plate at rest, when nothing else is given. */
  figure?: ReactNode;
}

export function EmptyState({ title, description, action, figure = <RestingPlate /> }: EmptyStateProps) {
  return (
    <div className="ui-state">
      <div aria-hidden="true">{figure}</div>
      <p className="ui-state-title">{title}</p>
      {description && <div className="ui-state-words">{description}</div>}
      {action && <div className="ui-state-action">{action}</div>}
    </div>
  );
}

/** A plate nobody has struck yet: its sand lies in still rings. */
function RestingPlate() {
  return (
    <svg viewBox="0 0 120 120" width="104" height="104" className="ui-state-plate" aria-hidden="true">
      <circle cx="60" cy="60" r="58" className="ui-state-rim" />
      <circle cx="60" cy="60" r="41" />
      <circle cx="60" cy="60" r="23" />
      <circle cx="60" cy="60" r="7" />
    </svg>
  );
}
