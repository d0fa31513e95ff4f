import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { User } from '#contract/entities/user.ts';
import { type PageGuard, pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { authAddress } from '#web/lib/auth-address.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { pathAfterLogin } from './return-to.ts';

interface GuardProps {
  readonly guard: PageGuard;
  readonly children: ReactNode;
}

/**
 * Shows a page only to those it is for. It spares people a page they cannot use; what they may do is
 * decided by the server.
 */
export function Guard({ guard, children }: GuardProps) {
  const { user, isLoading, hasFailed, refetch } = useUser();
  const [path] = useLocation();
  const search = useSearch();

  if (guard === 'open') return children;
  if (isLoading) return <Waiting />;
  if (hasFailed) {
    return (
      <div className="grid min-h-[60svh] place-items-center px-gutter">
        <ErrorState
          title="We could not reach your account"
          description="Please check your connection. Nothing is lost."
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (guard === 'signedOut') {
    return user ? <Redirect to={pathAfterLogin(search, window.location.origin)} replace /> : children;
  }
  if (!user) return <Redirect to={authAddress(search ? `${path}?${search}` : path)} replace />;
  if (guard === 'premium' && !user.isPremium) return <Redirect to={pages.plans.path} replace />;
  // To everyone else it is as if there were no such page.
  if (guard === 'staff' && !actsAsStaff(user)) return <NotFoundPage />;
  return children;
}

/** Suspended staff have no more say than other suspended members. */
const actsAsStaff = ({ isAdmin, isModerator, suspension }: User) =>
  (isAdmin || isModerator) && suspension === null;

/** While the login state or the page itself is on its way. */
export function Waiting() {
  return (
    <div className="grid min-h-[60svh] place-items-center">
      <Spinner label="Loading" />
    </div>
  );
}
