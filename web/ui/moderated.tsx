import { Badge } from './badge.tsx';

interface ModeratedProps {
  readonly moderation: { readonly state: 'held' | 'hidden'; readonly reason: string };
}

/** That others do not see a thing, and why: for whoever made it, and for staff. */
export function Moderated({ moderation: { state, reason } }: ModeratedProps) {
  return (
    <p className="mt-3 text-13 text-soft wrap-anywhere">
      <Badge tone="warn" icon="eye-off">
        {state === 'held' ? 'Waits for a look' : 'Out of view'}
      </Badge>{' '}
      {/[.!?…]$/.test(reason) ? reason : `${reason}.`} Others do not see it.
    </p>
  );
}
