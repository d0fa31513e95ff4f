import { timer as lengths } from '#contract/rules/sound-defaults.ts';
import { useMusicPlayer } from '#web/bindings/sound/use-players.ts';
import { useSoundRead } from '#web/bindings/sound/use-sound.ts';

/** All that sounds now, as a program keeps it: what a hand set, without the harmonic, which programs do not know. */
export function useCurrentSettings() {
  const read = useSoundRead();
  const music = useMusicPlayer();
  return () => {
    const { generators, syncMode, beats, timer, mixer, musicPlaying, river } = read();
    const { songs, index } = music.view.get();
    const songId = musicPlaying ? songs[index]?.id : undefined;
    return {
      settings: {
        generators: generators.map(({ frequency, waveType, volume, enabled }) => ({
          frequency,
          waveType,
          volume,
          enabled,
        })),
        syncMode,
        ...(syncMode === 'sync' ? {} : { beatHz: beats[syncMode] }),
        mixer,
        music: songId ? { playing: true, songId } : { playing: false },
        river,
      },
      // A program has a length; one without end is kept as the longest there is.
      duration: timer.durationSeconds === null ? lengths.minutesMax : timer.durationSeconds / 60,
    };
  };
}
