import { lazy, Suspense, useEffect, useState } from 'react';
import { introFilm } from '#contract/rules/sound-defaults.ts';
import { usePageLoaded } from '#web/lib/page-loaded.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useMedia } from './use-media.ts';
import './film.css';

const FilmControls = lazy(async () => ({ default: (await import('./film-controls.tsx')).FilmControls }));

interface IntroFilmProps {
  /** How often it was asked for from elsewhere on the page: each time it comes into view and plays. */
  readonly watchings: number;
}

/** Half a minute with sound. Nothing of it is fetched before the page stands, and the film itself not before Play. */
export function IntroFilm({ watchings }: IntroFilmProps) {
  const film = useMedia<HTMLVideoElement>(introFilm.volume);
  const { element, play } = film;
  const [hasBegun, begin] = useState(false);
  // It lies below the fold and must not hold up what is above.
  const poster = usePageLoaded() ? '/film/intro-poster.webp' : undefined;

  const watch = () => {
    begin(true);
    play();
  };
  useEffect(() => {
    if (watchings === 0) return;
    element.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    begin(true);
    play();
  }, [watchings, element, play]);
  const returnToStart = () => {
    // Loading anew is what brings the poster back; the browser has the film itself by now.
    element.current?.load();
    begin(false);
  };

  return (
    <section
      aria-labelledby="film"
      className="grid items-center gap-x-16 gap-y-9 px-gutter pt-20 md:pt-28 lg:grid-cols-[4fr_7fr] xl:gap-x-24"
    >
      <div>
        <h2 id="film" className="type-chapter">
          Half a minute in the room
        </h2>
        <p className="mt-5 max-w-[44ch] text-muted leading-relaxed md:text-17">
          Sand lies strewn on a plate. A tone sounds, and the grains walk to where nothing moves. Another
          tone, another figure. The pictures are computed from the plate’s physics; the music is the first of
          our songs, <cite className="type-citation text-soft">First Light on Bronze</cite>.
        </p>
      </div>
      <div className="film" data-playing={film.isPlaying} data-begun={hasBegun}>
        {/* The picture is a button for the hand; keys and screen readers have the controls. */}
        <video
          ref={film.attach}
          {...film.events}
          onClick={hasBegun ? film.toggle : watch}
          onEnded={returnToStart}
          poster={poster}
          preload="none"
          playsInline
          width={960}
          height={540}
          aria-label="Introduction: sand on a plate finds the figures of six tones"
        >
          <source src="/film/intro.webm" type="video/webm" />
          <source src="/film/intro.mp4" type="video/mp4" onError={film.fail} />
          <track kind="captions" srcLang="en" label="English" src="/film/intro.vtt" />
        </video>
        {!hasBegun && (
          <div className="film-start">
            <IconButton name="Play the film" icon="play" solid tone="light" size="huge" onClick={watch} />
            <span>30 seconds, with sound</span>
          </div>
        )}
        {hasBegun && (
          <Suspense>
            <FilmControls film={film} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
