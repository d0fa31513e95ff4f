import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { useUser } from '#web/api/use-user.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The way to Premium; whoever has it is shown the way to what it opened. */
export function PremiumDoor({ look }: { readonly look: 'link' | 'button' }) {
  const { user } = useUser();
  const { path, words } = user?.isPremium
    ? { path: pages.library.path, words: 'Open the whole library' }
    : { path: pages.plans.path, words: 'Join Premium' };
  if (look === 'button') {
    return (
      <Link href={path} className={buttonClass({ tone: 'gold', size: 'large' })}>
        {words}
      </Link>
    );
  }
  return (
    <Link
      href={path}
      className="inline-flex min-h-11 items-center gap-2 text-gold transition-opacity hover:opacity-80"
    >
      <Icon name="crown" size={17} />
      {words}
    </Link>
  );
}
