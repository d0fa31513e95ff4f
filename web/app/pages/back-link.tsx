import { Link } from 'wouter';
import { Icon } from '#web/ui/icon.tsx';

interface BackLinkProps {
  readonly to: string;
  /** What the page it leads to finds in the browser's history. */
  readonly state?: unknown;
  readonly children: string;
}

/** The way out at the top of a page. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link
      href={to}
      state={state}
      data-back
      className="-ml-1 mb-8 inline-flex min-h-11 items-center gap-2 text-muted transition-colors hover:text-text"
    >
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
