import { useRef, useState } from 'react';
import { usePageLoaded } from '#web/lib/page-loaded.ts';
import { useStillness } from '#web/lib/stillness.ts';
import { Button } from '#web/ui/button.tsx';
import './auth-film.css';

const poster = '/film/auth-poster.webp';

/**
 * The film behind the sign-in page, dim enough for every text on it, and its button: whoever is disturbed by
 * something that moves for ever can stop it. It comes when the page stands; where motion or data are to be saved,
 * its poster stands in.
 */
export function AuthFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const isLoaded = usePageLoaded();
  const isStill = useStillness();
  const [isPaused, setPaused] = useState(false);
  if (!isLoaded) return null;
  if (isStill) {
    return (
      <div className="auth-film" data-fades>
        <img src={poster} alt="" />
      </div>
    );
  }
  const toggle = () => (isPaused ? film.current?.play() : film.current?.pause());
  return (
    <>
      <div className="auth-film" data-fades>
        <video
          ref={film}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          poster={poster}
          tabIndex={-1}
          aria-hidden="true"
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
        >
          <source src="/film/auth.webm" type="video/webm" />
          <source src="/film/auth.mp4" type="video/mp4" />
        </video>
      </div>
      <Button tone="quiet" onClick={toggle}>
        {isPaused ? 'Play film' : 'Pause film'}
      </Button>
    </>
  );
}
