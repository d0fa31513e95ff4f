import type { ReactNode } from 'react';
import { Bells, Monochord, Sistrum } from './drawings.tsx';
import { SectionHead } from './section-head.tsx';

/** Where people sat with sound before anyone could measure a hertz. What is told here can be looked up. */
export function History() {
  return (
    <section aria-labelledby="history" className="px-gutter pt-20 md:pt-28">
      <SectionHead id="history" title="People have sat with sound for a very long time">
        Long before anyone could measure a hertz, temples, workshops and schools were tuning bronze, breath
        and string. Three rooms to walk through first.
      </SectionHead>
      <div className="mt-12 grid gap-14 md:mt-20 md:grid-cols-3 md:gap-8">
        <HistoryRoom drawing={<Sistrum />} name="Egypt" subject="The rattle and the seven vowels">
          Temple singers shook the sistrum, a rattle sacred to Hathor. A Greek writer, Demetrius, reports that
          Egyptian priests hymned their gods with the seven vowels, sounded one after another.
        </HistoryRoom>
        <HistoryRoom
          drawing={<Bells />}
          name="India and China"
          subject="Chant, bowl and bell"
          step="md:mt-16"
        >
          The Samaveda set verses to measured song. In 433 BC the Marquis Yi of Zeng was buried with
          sixty-five bronze bells, nearly all made to sound two notes, depending on where they are struck.
        </HistoryRoom>
        <HistoryRoom
          drawing={<Monochord />}
          name="Greece"
          subject="One string, simple ratios"
          step="md:mt-32"
        >
          The Pythagoreans stopped a single string at a half, two thirds and three quarters, and heard the
          octave, the fifth and the fourth: harmony could be counted.
        </HistoryRoom>
      </div>
    </section>
  );
}

interface HistoryRoomProps {
  readonly drawing: ReactNode;
  readonly name: string;
  readonly subject: string;
  readonly step?: string;
  readonly children: ReactNode;
}

function HistoryRoom({ drawing, name, subject, step = '', children }: HistoryRoomProps) {
  return (
    <article className={step}>
      {drawing}
      <h3 className="mt-7 text-30">{name}</h3>
      <p className="mt-1 text-accent">{subject}</p>
      <p className="mt-3 max-w-[38ch] text-muted leading-relaxed">{children}</p>
    </article>
  );
}
