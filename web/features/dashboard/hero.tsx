import { Link } from 'wouter';
import type { ListeningSummary } from '#contract/entities/listening.ts';
import type { User } from '#contract/entities/user.ts';
import { pages } from '#contract/rules/pages.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { hertz, lengthInWords, mostlyWhen, sample } from './findings.ts';

interface HeroProps {
  readonly user: User;
  /** Undefined while it is on its way. */
  readonly summary: ListeningSummary | undefined;
}

/** The greeting, the year in a sentence, ways on, and the figure of what was heard most. */
export function Hero({ user, summary }: HeroProps) {
  const heard = summary?.frequencies.slice(0, 3).map(({ hz }) => hz) ?? [];
  const isSample = heard.length === 0;
  return (
    <header className="grid items-center gap-x-10 lg:gap-x-18 md:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_380px]">
      <div className="min-w-0">
        <h1 className="type-page break-words">{`Welcome back, ${user.username}`}</h1>
        <p className="mt-7 max-w-[26em] font-light font-serif text-22 text-soft leading-snug lg:text-30">
          {summary && <Sentence summary={summary} />}
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <Link href="/diagnose" className={buttonClass({ tone: 'primary' })}>
            Start Session
          </Link>
          <Link href="/diagnose" className={buttonClass({ tone: 'quiet' })}>
            AI Mood Matcher
          </Link>
          <Link href={pages.library.path} className={buttonClass({ tone: 'quiet' })}>
            Browse Library
          </Link>
          {!user.isPremium && (
            <div className="flex gap-6 max-lg:basis-full lg:ml-3">
              <Link href="/pricing" className={`${buttonClass({ tone: 'text' })} text-gold`}>
                Unlock Premium
              </Link>
              <Link href="/pricing" className={`${buttonClass({ tone: 'text' })} text-gold`}>
                Peptide Therapy
              </Link>
            </div>
          )}
        </div>
      </div>
      {summary && (
        <figure className="hidden w-full max-w-[380px] md:block">
          <div className="aspect-square rounded-full [background:var(--plate)]">
            <Figure
              view="opening"
              frequencies={isSample ? [sample.favoriteHz] : heard}
              className={`size-full ${isSample ? 'opacity-50' : ''}`}
            />
          </div>
          <figcaption className="mt-3.5 text-center text-13 text-muted">
            {isSample
              ? `Sample figure: ${hertz(sample.favoriteHz)}`
              : `What you heard most: ${heard.map(hertz).join(', ')}`}
          </figcaption>
        </figure>
      )}
    </header>
  );
}

function Sentence({ summary }: { readonly summary: ListeningSummary }) {
  if (summary.sessions === 0) {
    return 'Nothing has sounded yet. Your first session lays the first grain; until then you see a sample.';
  }
  const [first] = summary.frequencies;
  const when = mostlyWhen(summary.hours)?.name;
  const mostly = [when, first && hertz(first.hz)].filter(Boolean);
  return (
    <>
      <b className="font-light text-text">{lengthInWords(summary.seconds)}</b> in{' '}
      <b className="font-light text-text">
        {summary.sessions} {summary.sessions === 1 ? 'session' : 'sessions'}
      </b>
      .{mostly.length > 0 && ` Mostly ${mostly.join(', mostly ')}.`}
    </>
  );
}
