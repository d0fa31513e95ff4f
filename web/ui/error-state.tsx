import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './state.css';

interface ErrorStateProps {
  /** What happened, in a few words. */
  title: string;
  description?: string;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
}

/** Where a list or a page should be: what happened, and a way to try again. */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying = false,
  retryLabel = 'Try again',
}: ErrorStateProps) {
  return (
    <div className="ui-state" role="alert">
      <Icon name="warning" size={28} className="ui-state-warning" />
      <p className="ui-state-title">{title}</p>
      {description && <p className="ui-state-words">{description}</p>}
      {onRetry && (
        <div className="ui-state-action">
          <Button icon="refresh" onClick={onRetry} busy={retrying}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
