import { supportEmail } from '#web/lib/site.ts';
import { endInWords } from '#web/lib/time-words.ts';
import { Icon } from './icon.tsx';

interface SuspendedProps {
  readonly suspension: { readonly reason: string; readonly until: string | null };
}

/** For a member who may not post: until when, why, and whom to ask. */
export function Suspended({ suspension: { reason, until } }: SuspendedProps) {
  return (
    <div role="note" aria-label="Your account" className="min-w-0">
      <p className="type-heading flex items-baseline gap-3">
        <Icon name="pause" size={18} className="text-warn" />
        {until
          ? `You can post again from ${endInWords(new Date(until))}`
          : 'You cannot post until a moderator lifts it'}
      </p>
      {reason && (
        <p dir="auto" className="type-citation mt-3 text-soft">
          {reason}
        </p>
      )}
      <p className="mt-3 text-13 text-muted">
        Listening and reading stay open to you. If you think this is wrong, write to{' '}
        <a href={`mailto:${supportEmail()}`} className="text-text underline underline-offset-4">
          {supportEmail()}
        </a>
        .
      </p>
    </div>
  );
}
