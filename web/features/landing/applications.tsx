import { Link } from 'wouter';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionHead } from './section-head.tsx';

/** What people play the tones on besides headphones, and what to mind. */
export function Applications() {
  return (
    <section aria-labelledby="applications" className="px-gutter pt-24 md:pt-40">
      <SectionHead id="applications" title="Recommended applications">
        Headphones and a quiet room are enough. Two other ways of listening are often asked for.
      </SectionHead>
      <div className="mt-12 grid gap-12 md:mt-16 md:grid-cols-2 md:gap-20">
        <article className="border-line border-t pt-6">
          <h3 className="text-30">Plasma tubes</h3>
          <p className="mt-4 max-w-[52ch] text-muted leading-relaxed">
            Glass tubes of noble gas that light up in the rhythm of a signal. {productName} can be that
            signal, through the line output. What you get is light and sound: no effect on health has been
            shown. They run on high voltage, and they flicker; keep away if flicker or electric fields are a
            risk for you.
          </p>
        </article>
        <article className="border-line border-t pt-6">
          <h3 className="text-30">Sound beds</h3>
          <p className="mt-4 max-w-[52ch] text-muted leading-relaxed">
            Beds and tables with drivers underneath, so that low tones are felt as well as heard. Choose tones
            between 30 and 120 Hz, begin quietly, and give it time. Small studies report that people find it
            restful; large ones are missing.
          </p>
        </article>
      </div>
      <div className="mt-24 grid justify-items-center text-center md:mt-36">
        <p className="type-room">Sit down. Press play.</p>
        <div className="mt-9 flex flex-wrap justify-center gap-4">
          <Link href={pages.generators.path} className={buttonClass({ tone: 'primary', size: 'large' })}>
            Start Your Journey
          </Link>
          <Link href={pages.plans.path} className={buttonClass({ tone: 'gold', size: 'large' })}>
            Join Premium
          </Link>
        </div>
      </div>
    </section>
  );
}
