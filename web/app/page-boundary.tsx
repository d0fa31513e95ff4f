import { Component, type ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Around each page: when its part of the program does not arrive (no connection, or a newer version has
 * replaced it) or it breaks, that is said in its place. The header and what sounds stay.
 */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="grid min-h-[60svh] place-items-center px-gutter">
        <ErrorState
          title="This page could not be opened"
          description="Please check your connection. Nothing is lost."
          // A part that did not arrive once is not asked for again until the whole page is.
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
