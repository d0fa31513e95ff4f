import { Link } from 'wouter';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { benefitsWithMood } from '#web/lib/premium-benefits.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface MoodGateProps {
  readonly onHelp: () => void;
}

/** What a member without Premium sees in place of the tool. Help is not behind it. */
export function MoodGate({ onHelp }: MoodGateProps) {
  return (
    <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-22">
      <section aria-labelledby="gate">
        <p className="mb-5 flex items-center gap-2.5 text-gold">
          <Icon name="lock" size={18} />
          Premium Feature
        </p>
        <h1 id="gate" className="type-page">
          AI Mood Analysis
        </h1>
        <p className="type-lead mt-6">
          Say how you are, in your own words. {productName} underlines what it heard and finds tones to go
          with it.
        </p>
        <ul className="mt-7 mb-9">
          {benefitsWithMood.map((benefit) => (
            <li key={benefit} className="flex gap-3.5 py-1.5 text-17 text-soft">
              <Icon name="check" size={18} className="mt-1 flex-none text-gold" />
              {benefit}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-3">
          <Link href={pages.plans.path} className={buttonClass({ tone: 'gold' })}>
            <span className="ui-button-face">
              <Icon name="crown" size={18} />
              Upgrade to Premium
            </span>
          </Link>
          <Link href={pages.landing.path} className={buttonClass()}>
            Go to Home
          </Link>
        </p>
        <button
          type="button"
          className="mt-7 inline-flex min-h-11 items-center text-left text-muted underline decoration-light-27 underline-offset-6 hover:text-text"
          onClick={onHelp}
        >
          If it is dark right now: help lines, open to everyone
        </button>
      </section>
      <div aria-hidden="true" className="relative min-h-110 select-none lg:min-h-160">
        <p className="font-extralight font-serif text-[clamp(1.5rem,2.5vw,2.25rem)]/[1.9] tracking-title opacity-80 blur-[7px]">
          I lie awake until two, going over the same meeting. My shoulders are up by my ears and I have no
          energy left for the people I love.
        </p>
        <StillPlate
          frequencies={[432, 528]}
          blurred
          large
          className="absolute! inset-x-0 bottom-0 mx-auto w-60 lg:w-95"
        >
          <span className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-ink-90 text-gold">
            <Icon name="lock" size={26} />
          </span>
        </StillPlate>
      </div>
    </div>
  );
}
