import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { productName } from '#contract/product.ts';
import { pages } from '#contract/rules/pages.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PlasmaTube, SoundBed } from './drawings.tsx';
import { PremiumDoor } from './premium-door.tsx';
import { SectionHead } from './section-head.tsx';

export function Applications() {
  return (
    <section aria-labelledby="applications" className="px-gutter pt-24 md:pt-40">
      <SectionHead id="applications" title="Recommended applications">
        Headphones and a quiet room are enough. Two other ways of listening are often asked for; both take
        their signal from the line output of your computer or phone.
      </SectionHead>
      <div className="mt-12 grid gap-14 md:mt-16 md:grid-cols-2 md:gap-20">
        <Application drawing={<PlasmaTube />} name="Plasma tubes">
          Glass tubes of noble gas that light up in the rhythm of a signal. {productName} can be that signal.
          What you get is light and sound: no effect on health has been shown. They run on high voltage, and
          they flicker; keep away if flicker or electric fields are a risk for you.
        </Application>
        <Application drawing={<SoundBed />} name="Sound beds">
          Beds and tables with drivers underneath, so that low tones are felt as well as heard. Choose tones
          between 30 and 120 Hz, begin quietly, and give it time. In small studies people found it restful;
          large ones are missing.
        </Application>
      </div>
      <div className="mt-24 grid justify-items-center text-center md:mt-36">
        <p className="type-chapter">Sit down. Press play.</p>
        <div className="mt-9 flex flex-wrap justify-center gap-4">
          <Link href={pages.generators.path} className={buttonClass({ tone: 'primary', size: 'large' })}>
            Start Your Journey
          </Link>
          <PremiumDoor look="button" />
        </div>
      </div>
    </section>
  );
}

interface ApplicationProps {
  readonly drawing: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

function Application({ drawing, name, children }: ApplicationProps) {
  return (
    <article>
      {drawing}
      <h3 className="mt-7 text-30">{name}</h3>
      <p className="mt-4 max-w-[52ch] text-muted leading-relaxed">{children}</p>
    </article>
  );
}
