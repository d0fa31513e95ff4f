import type { ReactNode } from 'react';
import { Bells, Monochord, Sistrum } from './drawings.tsx';
import { SectionHead } from './section-head.tsx';

/** Where people sat with sound before anyone could measure a hertz. What is told here can be looked up. */
export function History() {
  return (
    <section aria-labelledby="history" className="px-gutter pt-24 md:pt-40">
      <SectionHead
        id="history"
        subject="Ancient sound healing"
        title="People have sat with sound for a very long time"
      >
        Long before anyone could measure a hertz, temples, workshops and schools were tuning bronze, breath
        and string. Three rooms to walk through, and in each what was found, what was believed, and what can
        be shown.
      </SectionHead>
      <div className="mt-12 grid gap-14 md:mt-20 md:grid-cols-3 md:gap-8">
        <HistorySection
          drawing={<Sistrum />}
          name="Egypt"
          subject="The rattle and the seven vowels"
          found="Temple singers shook the sistrum, a rattle sacred to Hathor. The Ebers papyrus, about 1550 BC, has words to be spoken over a medicine as it is taken."
          believed="Demetrius, who wrote in Greek, says that Egyptian priests hymned their gods with the seven vowels, sounded one after another."
          shown="Rattles and harps have come down to us, their music has not: nobody wrote it down. Whoever names its frequencies is guessing."
        />
        <HistorySection
          drawing={<Bells />}
          name="India and China"
          subject="Chant, bell and five tones"
          step="md:mt-16"
          found="The Samaveda set verses to measured song. In 433 BC the Marquis Yi of Zeng was buried with sixty-five bronze bells, nearly all made to sound two notes, depending on where they are struck."
          believed="The Atharvaveda has hymns to be recited against fever. The Yellow Emperor’s Inner Classic gives each of five organs one of the five tones."
          shown="The bells can still be played, and their tuning has been measured. The pairing of tones and organs is an order of the world, not a finding."
        />
        <HistorySection
          drawing={<Monochord />}
          name="Greece"
          subject="One string, simple ratios"
          step="md:mt-32"
          found="The Pythagoreans stopped a single string at a half, two thirds and three quarters, and heard the octave, the fifth and the fourth: harmony could be counted."
          believed="Aristoxenus reports that they kept medicine for the body and music for the soul. At Epidaurus hymns were sung to Asclepius."
          shown="The ratios are right, on any string and in any century. That they order the soul is a thought worth having, and nobody has weighed it."
        />
      </div>
    </section>
  );
}

interface HistorySectionProps {
  readonly drawing: ReactNode;
  readonly name: string;
  readonly subject: string;
  readonly step?: string;
  readonly found: string;
  readonly believed: string;
  readonly shown: string;
}

function HistorySection({ drawing, name, subject, step = '', found, believed, shown }: HistorySectionProps) {
  return (
    <article className={step}>
      {drawing}
      <h3 className="mt-7 text-30">{name}</h3>
      <p className="mt-1 text-accent">{subject}</p>
      <dl className="mt-5 grid max-w-[40ch] gap-4">
        <Told label="History">{found}</Told>
        <Told label="Tradition">{believed}</Told>
        <Told label="Evidence">{shown}</Told>
      </dl>
    </article>
  );
}

function Told({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt className="type-citation text-soft">{label}</dt>
      <dd className="mt-0.5 text-muted leading-relaxed">{children}</dd>
    </div>
  );
}
