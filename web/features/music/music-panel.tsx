import { useEffect, useId } from 'react';
import type { Song } from '#contract/entities/song.ts';
import { useSongs } from '#web/api/use-songs.ts';
import { useUser } from '#web/api/use-user.ts';
import { useMusicPlayer } from '#web/bindings/sound/use-players.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { MusicTransport } from './music-transport.tsx';
import { TrackList } from './track-list.tsx';
import './music.css';

const NO_SONGS: readonly Song[] = [];
const SKELETON_ROWS = ['62%', '44%', '55%', '58%', '40%', '48%'];

/** The songs, the one that is on, and its buttons. */
export function MusicPanel() {
  const title = useId();
  const { data: songs = NO_SONGS, isError, isFetching, refetch } = useSongs();
  const { user, isLoading } = useUser();
  const isPremium = user?.isPremium === true;
  const music = useMusicPlayer();

  useEffect(() => {
    // Before it is known who listens, nobody's song is taken away.
    if (songs.length > 0 && !isLoading) music.fill(songs, isPremium);
  }, [music, songs, isPremium, isLoading]);

  return (
    <section aria-labelledby={title} className="min-w-0">
      <h2 id={title} className="type-section">
        Healing Music Collection
      </h2>
      {isError && (
        <ErrorState
          title="The songs could not be listed"
          description="The list did not arrive. The tones and the river play without it."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isError && songs.length === 0 && (
        <Loading label="Loading the songs">
          <div className="music-skeleton">
            {SKELETON_ROWS.map((width) => (
              <div key={width}>
                <Skeleton shape="disc" width="40px" height="40px" />
                <Skeleton shape="line" width={width} />
              </div>
            ))}
          </div>
        </Loading>
      )}
      {songs.length > 0 && (
        <>
          <TrackList songs={songs} isPremium={isPremium} isCertain={!isLoading} />
          <MusicTransport />
        </>
      )}
    </section>
  );
}
