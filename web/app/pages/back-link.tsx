import { Link } from 'wouter';
import { Icon } from '#web/ui/icon.tsx';

/** The way out at the top of a page. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      href={to}
      className="-ml-1 mb-8 inline-flex min-h-11 items-center gap-2 text-muted transition-colors hover:text-text"
    >
      <Icon name="arrow-left" size={18} />
      {children}
    </Link>
  );
}
