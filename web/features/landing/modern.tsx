import { DemoClip } from './demo-clip.tsx';
import { SectionHead } from './section-head.tsx';

const steps = [
  {
    year: '1787',
    text: 'Ernst Chladni strews sand on a plate, draws a bow along its edge, and prints what he sees: every tone of a plate has a figure.',
  },
  {
    year: '1839',
    text: 'Heinrich Wilhelm Dove gives each ear a tone of its own and hears a third thing, a beat that is in neither. Gerald Oster makes it widely known in 1973.',
  },
  {
    year: '1944',
    text: 'Michigan State opens the first degree course in music therapy. From about 1980 Olav Skille’s chairs and beds let people feel low tones as well as hear them.',
  },
  {
    year: 'Today',
    text: 'A Cochrane review of 26 trials (2013) found that people who heard music before an operation were less worried. Of single frequencies much is claimed and little is shown.',
  },
] as const;

export function Modern() {
  return (
    <section aria-labelledby="modern" className="px-gutter pt-24 md:pt-40">
      <SectionHead id="modern" title="Modern sound therapy">
        From a plate of sand to headphones at night: two centuries of measuring what listening does, and of
        learning how little a single number explains.
      </SectionHead>
      <ol className="mt-12 grid gap-x-8 gap-y-10 md:grid-cols-2 md:mt-16 lg:grid-cols-4">
        {steps.map(({ year, text }) => (
          <li key={year} className="border-line border-t pt-5">
            <p className="type-figure">{year}</p>
            <p className="mt-3 max-w-[40ch] text-muted leading-relaxed">{text}</p>
          </li>
        ))}
      </ol>
      <DemoClip />
    </section>
  );
}
