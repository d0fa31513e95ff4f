import { Link } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { useRecommendations } from '#web/api/use-recommendations.ts';
import { useUser } from '#web/api/use-user.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading, SectionHeading } from '#web/ui/heading.tsx';
import { Found, newestOf } from './found.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { RequestForm } from './request-form.tsx';
import { useGenerate } from './use-generate.ts';

/** Presets for a member: what to ask for, what was found, and what is known of their liking. */
export function Recommendations() {
  const { user } = useUser();
  const list = useRecommendations(user !== null);
  const generating = useGenerate();
  // A session can end while the page is open; the guard keeps everybody else out.
  if (!user) return <LogIn />;
  const [first] = newestOf(list.data ?? []);
  return (
    <>
      <div className="grid items-start gap-x-18 gap-y-16 lg:grid-cols-[minmax(0,1fr)_minmax(300px,400px)]">
        <div>
          <PageHeading
            title="Recommendations"
            lead="Choose what fits right now, or nothing at all. The hour counts too, and what you have heard to the end."
          />
          <div className="mt-14">
            <RequestForm {...generating} />
          </div>
        </div>
        <Stage waiting={first?.frequencies ?? []} title={first?.title} />
      </div>
      <section className="mt-24" aria-labelledby="found">
        <SectionHeading id="found" title="For you" />
        <div className="mt-8" aria-live="polite" aria-busy={generating.isPending}>
          <Found list={list} />
        </div>
      </section>
      <div className="mt-24 max-w-[720px]">
        <PreferencesCard />
      </div>
      <p className="mt-20 text-13 text-muted">
        For listening and rest. Nothing here diagnoses or treats anything. If you are unwell, please see a
        doctor.
      </p>
    </>
  );
}

/** The figure of the recommendation that sounds, or of the first of the list; bare sand before there is one. */
function Stage({
  waiting,
  title,
}: {
  readonly waiting: readonly number[];
  readonly title: string | undefined;
}) {
  const playing = useSound(({ nowPlaying }) => (nowPlaying?.owner === 'recommendation' ? nowPlaying : null));
  const tones = playing?.patch?.generators.map(({ frequency }) => frequency) ?? waiting.slice(0, 3);
  const name = playing?.title ?? title;
  return (
    // On a narrow screen an empty plate would only stand between the button and what it finds.
    <figure
      className={classes(
        'max-lg:mx-auto max-lg:w-full max-lg:max-w-[320px] lg:sticky lg:top-28',
        !name && 'max-lg:hidden',
      )}
    >
      <StillPlate frequencies={tones} live={playing !== null} large className="w-full" />
      <figcaption className="mt-5 text-center">
        <span className="block font-light font-serif text-22">{name ?? 'Nothing yet'}</span>
        <span className="mt-1 block text-13 text-muted">
          {playing
            ? 'Playing now'
            : name
              ? 'The first of your list'
              : 'The sand lies still until something is found'}
        </span>
      </figcaption>
    </figure>
  );
}

function LogIn() {
  return (
    <EmptyState
      title="Please log in to view recommendations"
      description="You need to log in for personalized sound recommendations: they are made for your account."
      action={
        <Link href={pages.auth.path} className={buttonClass({ tone: 'primary' })}>
          Log in
        </Link>
      }
    />
  );
}
