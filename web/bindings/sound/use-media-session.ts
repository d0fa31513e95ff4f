import { useEffect, useState } from 'react';
import { productName } from '#contract/product.ts';
import { riverTrack } from '#contract/rules/sound-defaults.ts';
import { wantsSound } from '#sound/state/sound-state.ts';
import { figurePicture } from '#web/bindings/figures/figure-picture.ts';
import type { SoundSource } from './current-source.ts';
import { useNowPlaying } from './use-now-playing.ts';
import { useMusicPlayer, useMusicView, usePresentSong, useRiverPlayer } from './use-players.ts';
import { useSound, useSoundRead } from './use-sound.ts';
import { useSoundActions } from './use-sound-actions.ts';

type Answers = Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>;

/** Seconds that the system's keys for "a little back" and "a little on" move a song by. */
const LITTLE = 10;

/** Tells the system what plays, and lets its keys and its lock screen act on it. */
export function useMediaSession(current: SoundSource): void {
  const answers = useAnswers()[current];
  useMetadata(current);
  usePositionState(current);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const actions = Object.keys(answers) as MediaSessionAction[];
    for (const action of actions) listen(action, answers[action] ?? null);
    return () => {
      for (const action of actions) listen(action, null);
    };
  }, [answers]);
}

function useAnswers(): Readonly<Record<SoundSource, Answers>> {
  const { playAgain, pause, stop } = useSoundActions();
  const music = useMusicPlayer();
  const river = useRiverPlayer();
  const read = useSoundRead();
  const setMusic = (playing: boolean) => read().musicPlaying !== playing && music.toggle();
  const setRiver = (playing: boolean) => read().river.playing !== playing && river.toggle();
  const [answers] = useState(() => ({
    tones: { play: playAgain, pause, stop },
    music: {
      play: () => setMusic(true),
      pause: () => setMusic(false),
      stop: () => setMusic(false),
      previoustrack: music.previous,
      nexttrack: music.next,
      seekto: ({ seekTime }: MediaSessionActionDetails) => music.seek(seekTime ?? 0),
      seekbackward: () => music.seek(Math.max(0, music.position.get() - LITTLE)),
      seekforward: () => music.seek(music.position.get() + LITTLE),
    },
    river: { play: () => setRiver(true), pause: () => setRiver(false), stop: () => setRiver(false) },
  }));
  return answers;
}

function useMetadata(current: SoundSource): void {
  const { title, detail } = useNowPlaying();
  const song = usePresentSong();
  const isSounding = useSound((state) => wantsSound(state) && !state.heldBack);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    let isStale = false;
    const words: Record<SoundSource, MediaMetadataInit> = {
      tones: { title, artist: detail, album: productName },
      music: { title: song?.title ?? '', artist: song?.artist ?? '', album: 'Healing Music Collection' },
      river: { title: riverTrack.title, artist: riverTrack.description, album: productName },
    };
    navigator.mediaSession.metadata = new MediaMetadata(words[current]);
    navigator.mediaSession.playbackState = isSounding ? 'playing' : 'paused';
    if (current === 'music' && song) {
      const show = (src: string) => {
        const artwork = [{ src, sizes: '512x512', type: 'image/png' }];
        if (!isStale) navigator.mediaSession.metadata = new MediaMetadata({ ...words.music, artwork });
      };
      // Without a picture the words are enough.
      figurePicture(song.tonic).then(show, () => {});
    }
    return () => {
      isStale = true;
    };
  }, [current, title, detail, song, isSounding]);
}

/** Where the song stands, for a lock screen that draws a bar: it counts on by itself between changes. */
function usePositionState(current: SoundSource): void {
  const music = useMusicPlayer();
  const { status } = useMusicView();
  const song = usePresentSong();
  const isPlaying = useSound((state) => state.musicPlaying);
  useEffect(() => {
    if (!('mediaSession' in navigator) || !navigator.mediaSession.setPositionState) return;
    if (current !== 'music' || !song || status !== 'ready') return navigator.mediaSession.setPositionState();
    const tell = () => {
      const position = Math.min(music.position.get(), song.durationSeconds);
      navigator.mediaSession.setPositionState({ duration: song.durationSeconds, position });
    };
    tell();
    return isPlaying ? music.position.subscribe(tell) : undefined;
  }, [current, music, song, status, isPlaying]);
}

/** A browser may know the media session and not every one of its actions. */
function listen(action: MediaSessionAction, answer: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, answer);
  } catch {
    // This key stays without an answer; the others work.
  }
}
