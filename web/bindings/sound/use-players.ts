import type { Song } from '#contract/entities/song.ts';
import { useWatched } from '#web/lib/watched.ts';
import type { MusicPlayer, MusicView } from './music-player.ts';
import type { RiverPlayer, RiverStatus } from './river-player.ts';
import { useAppSound } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';

/** Which songs there are, which one is on and how it stands. It changes with the song, not with the time. */
export function useMusicView(): MusicView {
  const { view } = useAppSound().music;
  return useWatched(view);
}

/** A component that reads it renders once a second while a song plays. */
export function useMusicPosition(): number {
  const { position } = useAppSound().music;
  return useWatched(position);
}

/** The song that is on, or null while nobody has asked for the songs. */
export function usePresentSong(): Song | null {
  const { songs, index } = useMusicView();
  return songs[index] ?? null;
}

export function useMusicPlayer(): MusicPlayer {
  return useAppSound().music;
}

/** What the buttons of a track show and do for the music, wherever they stand. */
export function useMusicButtons() {
  const { previous, toggle, next } = useMusicPlayer();
  const { songs, status } = useMusicView();
  return {
    isPlaying: useSound((state) => state.musicPlaying),
    isLoading: status === 'loading',
    disabled: status === 'error' || songs.length === 0,
    onPrevious: previous,
    onToggle: toggle,
    onNext: next,
  };
}

export function useRiverStatus(): RiverStatus {
  const { status } = useAppSound().river;
  return useWatched(status);
}

/** A component that reads it renders once a second while the river plays. */
export function useRiverPosition(): number {
  const { position } = useAppSound().river;
  return useWatched(position);
}

export function useRiverPlayer(): RiverPlayer {
  return useAppSound().river;
}
