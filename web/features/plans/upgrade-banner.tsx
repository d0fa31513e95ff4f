import { useId } from 'react';
import { Link } from 'wouter';
import { tiers } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { priceOf, usePrices } from '#web/api/use-prices.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import './upgrade-banner.css';

/** What Premium adds to the room, and what it costs. For listeners who do not have it. */
export function UpgradeBanner() {
  const title = useId();
  const { data: list } = usePrices();
  return (
    <section aria-labelledby={title} className="upgrade">
      <div>
        <h2 id={title} className="type-section">
          Three generators sounding together, all {tiers.songs} pieces, and as many programs as you like.
        </h2>
        <p>Premium opens the whole room. Cancel whenever you wish.</p>
        <Link href={pages.plans.path} className={buttonClass({ tone: 'gold' })}>
          <span className="ui-button-face">
            <Icon name="crown" size={18} />
            Upgrade to Premium
          </span>
        </Link>
      </div>
      <p className="upgrade-price">
        {list && (
          <>
            {priceOf(list, 'monthly').price}
            <small>/month</small>
          </>
        )}
      </p>
    </section>
  );
}
