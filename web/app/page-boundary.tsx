import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { NotFetched } from './lazy-page.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly error: unknown;
  /** How often in a row the page was asked for in vain although the browser has a connection. */
  readonly vain: number;
}

/** So many times a part is asked for before a newer version is the likelier reason. */
const TRIES = 2;

/**
 * Around each page: when its part of the program does not arrive or it breaks, that is said in its place. The header and
 * what sounds stay: it is asked for again without a reload, by a press or as soon as the connection is back.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, vain: 0 };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain);
    this.forget();
  }

  forget() {
    const { error } = this.state;
    if (error instanceof NotFetched) error.askAgain();
  }

  tryAgain = () => {
    if (this.state.error === null) return;
    this.forget();
    this.setState(({ vain }) => ({ error: null, vain: navigator.onLine ? vain + 1 : vain }));
  };

  override render() {
    const { error, vain } = this.state;
    if (error === null) return this.props.children;
    const isOutdated = error instanceof NotFetched && vain >= TRIES;
    return (
      <div className="grid min-h-[60svh] place-items-center px-gutter">
        <ErrorState
          title="This page could not be opened"
          description={
            isOutdated
              ? 'There may be a newer version of the app. Loading it anew stops what sounds.'
              : 'Please check your connection. Nothing is lost, and what sounds goes on.'
          }
          retryLabel={isOutdated ? 'Load anew' : 'Try again'}
          onRetry={isOutdated ? () => window.location.reload() : this.tryAgain}
        />
      </div>
    );
  }
}
