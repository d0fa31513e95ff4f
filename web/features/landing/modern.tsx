import { SectionHead } from './section-head.tsx';

const steps = [
  {
    year: '1787',
    text: 'Ernst Chladni strews sand on a plate, draws a bow along its edge, and prints what he sees: every tone has a figure.',
  },
  {
    year: '1839',
    text: 'Heinrich Wilhelm Dove gives each ear a tone of its own and hears a third thing, a beat that is in neither. Gerald Oster makes binaural beats known in 1973.',
  },
  {
    year: 'Since 1980',
    text: 'Music therapy becomes a trained profession, and Olav Skille’s chairs and beds let people feel low tones as well as hear them.',
  },
  {
    year: 'Today',
    text: 'Trials find that calm music before an operation can ease worry. Of single frequencies much is claimed and little is shown, and we say which is which.',
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
    </section>
  );
}
