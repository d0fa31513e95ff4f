import { productName } from '#contract/product.ts';
import { binauralOffsetHz, solfeggio } from '#contract/rules/sound-defaults.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { SectionHead } from './section-head.tsx';

const names: Record<(typeof solfeggio)[number], string> = {
  396: 'Liberation',
  417: 'Facilitation',
  528: 'Transformation',
  639: 'Connection',
  741: 'Awakening',
  852: 'Spiritual Order',
};

export function WhatIsCymara() {
  return (
    <section aria-labelledby="what" className="px-gutter pt-24 md:pt-40">
      <SectionHead id="what" title={`What is ${productName}?`}>
        An instrument for your browser: tone generators, music and a river, with presets built on the six
        Solfeggio tones, on binaural beats and on resonant frequencies. Each one is drawn as it sounds.
      </SectionHead>
      <ul className="mt-12 grid grid-cols-2 gap-x-5 gap-y-10 md:mt-16 md:grid-cols-3 lg:grid-cols-6 lg:gap-x-7">
        {solfeggio.map((hertz) => (
          <li key={hertz}>
            <Figure
              view="whole"
              frequencies={[hertz]}
              className="aspect-square w-full [mask-image:radial-gradient(80%_80%_at_50%_36%,#000_30%,#0005_100%)]"
            />
            <p className="mt-4 font-extralight font-serif text-[2.25rem]/none tracking-[-0.02em]">
              {hertz}
              <span className="sr-only"> hertz</span>
            </p>
            <p className="mt-1 text-13 text-muted">{names[hertz]}</p>
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-x-20 gap-y-10 md:mt-24 md:grid-cols-3">
        <Idea title="Solfeggio tones">
          Six numbers published in 1999 by Leonard Horowitz and Joseph Puleo. The syllables are medieval; the
          hertz are not, since nobody could measure them then. Many people like to sit with them all the same.
        </Idea>
        <Idea title="Binaural beats">
          Two tones {binauralOffsetHz} Hz apart, one in each ear. The beat arises in the listener. Studies of
          what it does disagree. It needs headphones.
        </Idea>
        <Idea title="Resonant frequencies">
          Every plate, bowl and room answers some tones more than others. That is what the sand shows: where
          the plate moves it leaves, where nothing moves it stays.
        </Idea>
      </div>
    </section>
  );
}

function Idea({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <h3 className="text-22">{title}</h3>
      <p className="mt-3 max-w-[44ch] text-muted leading-relaxed">{children}</p>
    </div>
  );
}
