import { useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Media } from './use-media.ts';

const FILM_SECONDS = 30;

/** Along the lower edge of the film: play and pause, where it stands, sound, the whole screen. */
export function FilmControls({ film }: { readonly film: Media<HTMLVideoElement> }) {
  const [isMuted, setMuted] = useState(false);
  const toggleMuted = () => {
    if (film.element.current) film.element.current.muted = !isMuted;
    setMuted(!isMuted);
  };
  if (film.hasFailed) {
    return (
      <div className="film-start" role="alert">
        <p>The film could not be loaded.</p>
        <button type="button" className="min-h-11 text-text underline underline-offset-4" onClick={film.play}>
          Try again
        </button>
      </div>
    );
  }
  return (
    <>
      {film.isWaiting && (
        <div className="film-waiting">
          <Spinner label="Loading the film" size={32} />
        </div>
      )}
      <div className="film-controls">
        <IconButton
          name={film.isPlaying ? 'Pause the film' : 'Play the film'}
          icon={film.isPlaying ? 'pause' : 'play'}
          solid
          tone="bright"
          onClick={film.toggle}
        />
        <Slider
          look="bare"
          label="Position in the film"
          value={Math.min(FILM_SECONDS, film.seconds)}
          onChange={film.seek}
          min={0}
          max={FILM_SECONDS}
          step={1}
          format={(value) => value.toFixed(0)}
          unit="s"
          className="flex-1"
        />
        <IconButton
          name={isMuted ? 'Sound on' : 'Sound off'}
          icon={isMuted ? 'mute' : 'volume'}
          tone="bright"
          onClick={toggleMuted}
        />
        {document.fullscreenEnabled && (
          <IconButton
            name="Whole screen"
            icon="expand"
            tone="bright"
            onClick={() => toggleFullscreen(film.element.current?.parentElement)}
          />
        )}
      </div>
    </>
  );
}

function toggleFullscreen(box: HTMLElement | null | undefined): void {
  // Refused, for example, inside a frame that does not allow it: the film plays on as it is.
  const answered = document.fullscreenElement ? document.exitFullscreen() : box?.requestFullscreen();
  answered?.catch(() => {});
}
