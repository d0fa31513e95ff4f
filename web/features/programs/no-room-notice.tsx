import { Link } from 'wouter';
import { tiers } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { authAddress } from '#web/lib/auth-address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** `visitor`: there is no account to keep it in; `full`: a free account has as many as it may have. */
export type NoRoom = 'visitor' | 'full';

/** Said before the form: nobody should name a program that cannot be kept. */
export function NoRoomNotice({ reason }: { readonly reason: NoRoom }) {
  return (
    <div className="programs-no-room" role="note">
      {reason === 'visitor' ? (
        <>
          <p>Programs are kept in an account. It is free, and what is on your generators stays as it is.</p>
          <Link href={authAddress(pages.generators.path)} className={buttonClass({ tone: 'primary' })}>
            Log in or register
          </Link>
        </>
      ) : (
        <>
          <p>
            All {tiers.freePrograms} places of a free account are taken. Replace or delete one of your
            programs, or keep as many as you like with Premium.
          </p>
          <Link href={pages.plans.path} className={buttonClass({ tone: 'gold' })}>
            <span className="ui-button-face">
              <Icon name="lock" size={18} />
              See Premium
            </span>
          </Link>
        </>
      )}
    </div>
  );
}
