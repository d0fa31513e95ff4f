import { type ReactNode, useRef } from 'react';
import { productName } from '#contract/product.ts';
import { firstBeats, solfeggio } from '#contract/rules/sound-defaults.ts';
import { usePrepareNear } from '#web/bindings/sound/use-late-sound.ts';
import { SectionHead } from './section-head.tsx';
import { TonePlate } from './tone-plate.tsx';

/** As the book of 1999 has them: its names, and the medieval syllables it lends them. */
const words: Record<(typeof solfeggio)[number], { readonly name: string; readonly syllable: string }> = {
  396: { name: 'Liberation', syllable: 'Ut' },
  417: { name: 'Facilitation', syllable: 'Re' },
  528: { name: 'Transformation', syllable: 'Mi' },
  639: { name: 'Connection', syllable: 'Fa' },
  741: { name: 'Awakening', syllable: 'Sol' },
  852: { name: 'Spiritual Order', syllable: 'La' },
};

export function WhatIsCymara() {
  const plates = useRef<HTMLUListElement>(null);
  usePrepareNear(plates);
  return (
    <section aria-labelledby="what" className="px-gutter pt-24 md:pt-40">
      <SectionHead id="what" title={`What is ${productName}?`}>
        An instrument for your browser: tone generators, music and a river, with presets built on the six
        Solfeggio tones, on binaural beats and on resonant frequencies. Each one is drawn as it sounds. Press
        a plate to hear it; press it again to let it rest.
      </SectionHead>
      <ul
        ref={plates}
        className="mt-12 grid grid-cols-2 gap-x-5 gap-y-10 md:mt-16 md:grid-cols-3 lg:grid-cols-6 lg:gap-x-7"
      >
        {solfeggio.map((hertz) => (
          <li key={hertz}>
            <TonePlate hertz={hertz} {...words[hertz]} />
          </li>
        ))}
      </ul>
      <div className="mt-16 grid gap-x-20 gap-y-10 md:mt-24 md:grid-cols-3 max-lg:gap-x-10">
        <Idea title="Solfeggio tones">
          The syllables are medieval: Guido of Arezzo took them from a hymn about a thousand years ago. The
          hertz are not, since nobody could count them then. Joseph Puleo and Leonard Horowitz published the
          six numbers in 1999. Many people like to sit with them all the same.
        </Idea>
        <Idea title="Binaural beats">
          Two tones {firstBeats.binaural} Hz apart, one in each ear; the beat arises in the listener, and
          needs headphones. Do brain waves follow it? A review of 2023 counted fourteen studies: five said
          yes, eight said no, one found both.
        </Idea>
        <Idea title="Resonant frequencies">
          Every plate, bowl and room answers some tones more than others: that is physics, and it is what the
          sand shows. Where the plate moves the grains leave, where nothing moves they stay.
        </Idea>
      </div>
    </section>
  );
}

function Idea({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="text-22">{title}</h3>
      <p className="mt-3 max-w-[44ch] text-muted leading-relaxed">{children}</p>
    </div>
  );
}
