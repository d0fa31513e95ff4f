import { useId } from 'react';
import { Link } from 'wouter';
import { tiers } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { priceOf, usePrices } from '#web/api/use-prices.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What Premium adds to the room, and what it costs. For listeners who do not have it. */
export function UpgradeBanner() {
  const title = useId();
  const { data: list } = usePrices();
  return (
    <section
      aria-labelledby={title}
      className="grid grid-cols-subgrid items-start max-md:flex max-md:flex-col-reverse max-md:gap-6"
    >
      <div>
        <h2 id={title} className="type-section max-w-[18em]">
          Three generators sounding together, all {tiers.songs} songs, and as many programs as you like.
        </h2>
        <p className="mt-2.5 max-w-[44ch] text-muted">
          Premium opens the whole room. Cancel whenever you wish.
        </p>
        <Link href={pages.plans.path} className={classes(buttonClass({ tone: 'gold' }), 'mt-6')}>
          <span className="ui-button-face">
            <Icon name="crown" size={18} />
            Upgrade to Premium
          </span>
        </Link>
      </div>
      <p className="min-h-24 whitespace-nowrap font-extralight font-serif text-[6.5rem]/[0.9] text-gold normal-nums tracking-[-0.03em]">
        {list && (
          <>
            {priceOf(list, 'monthly').price}
            <small className="ml-1.5 font-light text-22/none tracking-normal">/month</small>
          </>
        )}
      </p>
    </section>
  );
}
