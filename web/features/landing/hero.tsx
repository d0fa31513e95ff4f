import { Link } from 'wouter';
import { productName } from '#contract/product.ts';
import { frequency } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PremiumDoor } from './premium-door.tsx';

/** The entrance: the title above a plate that lies in the room. */
export function Hero({ onWatch }: { readonly onWatch: () => void }) {
  return (
    <section
      aria-label={productName}
      className="relative -mt-header h-svh min-h-[700px] overflow-hidden bg-[radial-gradient(80%_22%_at_50%_71%,#2b2a31_0,#1a1a21_40%,#0a0b1000_100%)] md:min-h-[680px] md:bg-[radial-gradient(46%_26%_at_50%_76%,#2b2a31_0,#1a1a21_40%,#0a0b1000_100%)]"
    >
      <Figure view="seat" frequencies={[frequency.default]} className="absolute inset-0" />
      <div className="absolute inset-x-0 top-[calc(var(--header-height)+32px)] px-gutter text-center md:top-[15.5vh]">
        <h1 className="type-title">A room for listening</h1>
        <p className="type-lead mx-auto mt-5 max-w-[54ch] text-balance max-md:text-15 md:mt-6">
          Pure tones, healing music and a river, alone or together. And the figure each frequency draws when
          it meets a plate of sand.
        </p>
        <div className="mt-6 flex flex-col items-center justify-center gap-2 md:mt-8 md:flex-row md:gap-7">
          <Link href={pages.generators.path} className={buttonClass({ tone: 'primary', size: 'large' })}>
            Start Your Journey
          </Link>
          <PremiumDoor look="link" />
        </div>
      </div>
      <div className="absolute bottom-7 left-gutter md:bottom-11">
        <p className="font-extralight font-serif text-44/none tracking-[-0.03em] md:text-[3.5rem]/none">
          {frequency.default.toFixed(2)}
          <span className="ml-2 font-light text-17 text-muted tracking-normal">Hz</span>
        </p>
        <p className="mt-2 max-w-[26ch] text-13 text-muted max-md:max-w-[20ch]">
          Square plate, driven at its centre. Sand rests where nothing moves.
        </p>
      </div>
      <button
        type="button"
        onClick={onWatch}
        className="group absolute right-gutter bottom-7 flex items-center gap-4 text-left max-md:flex-row-reverse max-md:gap-3 max-md:text-right max-md:text-13 md:bottom-11"
      >
        <span className="grid size-[46px] place-items-center rounded-full border border-track transition-colors group-hover:bg-raised md:size-[58px]">
          <Icon name="play" solid size={18} />
        </span>
        <span>
          <span className="block max-md:max-w-[14ch] max-md:text-balance">Watch the introduction</span>
          <span className="block text-13 text-muted">30 seconds</span>
        </span>
      </button>
    </section>
  );
}
