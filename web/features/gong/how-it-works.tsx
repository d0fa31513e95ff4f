import { useId } from 'react';
import { ToneFigure } from '#web/bindings/figures/tone-figure.tsx';

const NOTES = [
  {
    hz: 432,
    words:
      'Eight hertz below the concert A of 440. It is the tone that every page here begins with, and the figure by which the size of this plate is set.',
  },
  {
    hz: 528,
    words:
      'One of the six tones that were published as the Solfeggio scale in 1999. The higher the tone, the shorter the waves in the plate: the lines move closer together.',
  },
  {
    hz: 396,
    words:
      'The lowest of the six, and an exact fourth below 528 Hz: three waves of it last as long as four. Its waves in the plate are longer, so the cells are wider.',
  },
] as const;

/** What one sees and why, with the three tones that the page begins with. */
export function HowItWorks() {
  const title = useId();
  return (
    <section aria-labelledby={title} className="gong-how">
      <h2 id={title} className="type-section">
        How It Works
      </h2>
      <p className="mt-4 max-w-[64ch] text-soft leading-[1.65]">
        A plate that sounds does not move everywhere. Sand hops away from where it moves and comes to rest on
        the lines where it does not. Here the movement is worked out from the bending of the plate itself, for
        every frequency, and each grain runs to the nearest line. Two or three tones together leave sand only
        where all of them let it lie.
      </p>
      <ul className="mt-10 grid gap-9 md:grid-cols-3 md:gap-10">
        {NOTES.map(({ hz, words }) => (
          <li key={hz} className="grid grid-cols-[96px_1fr] content-start gap-x-5 md:grid-cols-1">
            <div className="relative row-span-2 size-24 overflow-clip rounded-full bg-(image:--plate)">
              <ToneFigure frequencies={[hz]} size="card" className="absolute inset-0" />
            </div>
            <h3 className="text-22/[1.3] normal-nums md:mt-4">{hz} Hz</h3>
            <p className="mt-1 text-15/[1.55] text-muted">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
