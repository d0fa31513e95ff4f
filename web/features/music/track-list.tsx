import { useState } from 'react';
import { Link } from 'wouter';
import type { Song } from '#contract/entities/song.ts';
import { openFigure } from '#contract/rules/figure-pictures.ts';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
import { useMusicPlayer, useMusicView } from '#web/bindings/sound/use-players.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { trackTime } from '#web/lib/track-time.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SkipPast } from '#web/ui/skip-past.tsx';

/** So many songs are shown before one asks for all. */
const FIRST_SHOWN = 6;

interface TrackListProps {
  readonly songs: readonly Song[];
  readonly isPremium: boolean;
  /** False until it is known who listens: nothing is locked before a member's face. */
  readonly isCertain: boolean;
}

export function TrackList({ songs, isPremium, isCertain }: TrackListProps) {
  const { index: present } = useMusicView();
  const [showsAll, setShowsAll] = useState(false);
  // The song that is on is never among the hidden ones.
  const shown = showsAll || present >= FIRST_SHOWN ? songs : songs.slice(0, FIRST_SHOWN);
  return (
    <SkipPast what="the songs">
      <ol className="music-tracks">
        {shown.map((song, index) => (
          <li key={song.id} data-present={index === present}>
            {song.isPremium && isCertain && !isPremium ? (
              <LockedTrack song={song} />
            ) : (
              <Track song={song} index={index} isPresent={index === present} />
            )}
          </li>
        ))}
      </ol>
      {shown.length < songs.length && (
        <button type="button" className="music-all" onClick={() => setShowsAll(true)}>
          Show all {songs.length} songs
        </button>
      )}
    </SkipPast>
  );
}

interface TrackProps {
  readonly song: Song;
  readonly index: number;
  readonly isPresent: boolean;
}

function Track({ song, index, isPresent }: TrackProps) {
  const music = useMusicPlayer();
  const { status } = useMusicView();
  const isPlaying = useSound((state) => state.musicPlaying) && isPresent;
  const press = () => {
    if (isPresent && status === 'ready') music.toggle();
    else music.choose(index);
  };
  return (
    <button type="button" className="music-track" aria-current={isPresent || undefined} onClick={press}>
      <span className="sr-only">{isPlaying ? 'Pause' : 'Play'} </span>
      <Cover song={song} />
      <span className="music-title">{song.title}</span>
      {isPresent && status === 'error' ? (
        <Icon name="warning" size={18} className="text-danger" />
      ) : (
        <time>{trackTime(song.durationSeconds)}</time>
      )}
    </button>
  );
}

/** What it would be, dim, with a gold lock: the plans are where it opens. */
function LockedTrack({ song }: { readonly song: Song }) {
  return (
    <Link href="/plans" className="music-track music-locked">
      <Cover song={song} />
      <span className="music-title">{song.title}</span>
      <Icon name="lock" size={18} className="text-gold" />
      <span className="sr-only">Part of Premium</span>
    </Link>
  );
}

/** The figure of the tone that the song rests on. */
function Cover({ song }: { readonly song: Song }) {
  return <MadeFigure figure={openFigure([song.tonic])} size="row" className="music-cover" />;
}
