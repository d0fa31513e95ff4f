import { useEffect, useState, useSyncExternalStore } from 'react';
import { delays } from '#web/lib/delays.ts';
import { useAppSound } from '../sound/sound-provider.tsx';
import { type Gong, type GongPart, type GongState, playsPart } from './gong.ts';

/** What belongs to the gong page, for its whole life; the functions stay the same. */
export function useGongDesk(): Gong {
  return useAppSound().gong;
}

/** A part of it. The selector must give the same thing for the same state: a value, not a copy. */
export function useGong<Part>(selector: (state: GongState) => Part): Part {
  const gong = useGongDesk();
  return useSyncExternalStore(gong.subscribe, () => selector(gong.get()));
}

/** Whether the gong's tones, or its sequence, play: told at each change, and asked for again every second. */
export function useGongPlaying(part: GongPart): boolean {
  const { store } = useAppSound();
  const [isPlaying, setPlaying] = useState(() => playsPart(store.get(), part));
  useEffect(() => {
    const read = () => setPlaying(playsPart(store.get(), part));
    const forget = store.subscribe(read);
    const polling = setInterval(read, delays.playStatePoll);
    read();
    return () => {
      forget();
      clearInterval(polling);
    };
  }, [store, part]);
  return isPlaying;
}

/** Seconds since the sequence began, read whenever it is drawn; null while it does not play. */
export function useSequenceMoment(): () => number | null {
  const appSound = useAppSound();
  return () => {
    const { session } = appSound.store.get();
    const moment = appSound.engine?.moment();
    if (!playsPart(appSound.store.get(), 'sequence') || !moment || !session?.durationSeconds) return null;
    return moment.phase === 'running' ? session.durationSeconds - moment.remainingSeconds : null;
  };
}
