import type { Song } from '#contract/entities/song.ts';
import type { SoundEngine } from '#sound/engine/sound-engine.ts';
import { setMusicPlaying } from '#sound/state/mixer-transitions.ts';
import { mayPlay, type Shelf, songAfter } from '#sound/state/playlist.ts';
import type { SoundState } from '#sound/state/sound-state.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';
import { type DeckEvents, SongDeck } from './song-deck.ts';

/** `resting`: nothing has been fetched yet. */
type MusicStatus = 'resting' | 'loading' | 'ready' | 'error';

export interface MusicView extends Shelf {
  readonly index: number;
  readonly status: MusicStatus;
}

/** The Healing Music Collection: which song is on, and how one gets to another. */
export interface MusicPlayer {
  readonly view: Watched<MusicView>;
  /** Whole seconds of the present song: it changes once a second, not with every frame. */
  readonly position: Watched<number>;
  fill(songs: readonly Song[], isPremium: boolean): void;
  /** Plays the song, and clears an error. False when it is not for this listener: then nothing changes. */
  choose(index: number): boolean;
  /** As a program kept it. A song that is gone, or not for this listener, is not replaced by another. */
  recall(kept: KeptMusic): void;
  toggle(): void;
  next(): void;
  previous(): void;
  seek(seconds: number): void;
  /** The engine is there, or had to begin anew: it is handed the present song. */
  attach(): void;
  rebuild(): void;
}

interface KeptMusic {
  readonly playing: boolean;
  readonly songId?: string | undefined;
}

interface MusicParts {
  readonly change: (transition: (state: SoundState) => SoundState) => void;
  readonly isPlaying: () => boolean;
  readonly engine: () => SoundEngine | null;
}

/** The next song is fetched when the present one has this long to go. */
const FETCH_NEXT_SECONDS = 30;

export function createMusicPlayer({ change, isPlaying, engine }: MusicParts): MusicPlayer {
  const view = createWatched<MusicView>({ songs: [], isPremium: false, index: 0, status: 'resting' });
  const position = createWatched(0);
  /** The one that plays and the one that is made ready. None before the first press: nothing is fetched by looking. */
  let decks: { present: SongDeck; other: SongDeck } | null = null;
  let wantedPosition: number | null = null;
  /** Asked for before the songs were there. */
  let awaited: KeptMusic | null = null;

  const show = (changes: Partial<MusicView>) => view.set({ ...view.get(), ...changes });
  const play = (playing: boolean) => change((state) => setMusicPlaying(state, playing));
  const attach = () => {
    if (decks) engine()?.attachMusic(decks.present.element);
  };

  const events: DeckEvents = {
    onReady: (deck) => {
      if (deck === decks?.present) show({ status: 'ready' });
    },
    onFailed: (deck) => {
      if (deck !== decks?.present) return;
      show({ status: 'error' });
      play(false);
    },
    onMoved: (deck) => {
      if (deck !== decks?.present) return;
      const { currentTime, seeking } = deck.element;
      if (wantedPosition !== null && (seeking || Math.abs(currentTime - wantedPosition) > 1)) return;
      wantedPosition = null;
      position.set(Math.floor(currentTime));
      const toGo = (deck.song?.durationSeconds ?? 0) - currentTime;
      if (toGo < FETCH_NEXT_SECONDS) fetchNext();
    },
    onEnded: (deck) => {
      if (deck === decks?.present) step(1);
    },
  };

  const openDecks = () => {
    decks ??= { present: new SongDeck(events), other: new SongDeck(events) };
    return decks;
  };

  const fetchNext = () => {
    const next = view.get().songs[songAfter(view.get(), view.get().index, 1)];
    if (next && decks && !decks.other.isSounding && decks.other.song?.id !== next.id) decks.other.put(next);
  };

  const load = (index: number) => {
    const song = view.get().songs[index];
    if (!song) return;
    const pair = openDecks();
    const isAtHand = pair.other.song?.id === song.id;
    // A song that sounds fades away on its own deck; one that does not gives its place at once.
    if (isAtHand || pair.present.isSounding) decks = { present: pair.other, other: pair.present };
    const { present } = openDecks();
    wantedPosition = null;
    present.put(song);
    position.set(0);
    show({ index, status: present.isReady ? 'ready' : 'loading' });
    attach();
  };

  const step = (direction: 1 | -1) => load(songAfter(view.get(), view.get().index, direction));
  const recall = (kept: KeptMusic) => {
    const { songs } = view.get();
    awaited = kept.playing && songs.length === 0 ? kept : null;
    const index = songs.findIndex(({ id }) => id === kept.songId);
    const isWished = kept.playing && mayPlay(view.get(), index);
    if (isWished && decks?.present.song?.id !== kept.songId) load(index);
    play(isWished);
  };
  const isUsable = () => view.get().status === 'ready' || view.get().status === 'resting';

  return {
    view,
    position,
    attach,
    fill(songs, isPremium) {
      const { index, ...known } = view.get();
      if (known.songs === songs && known.isPremium === isPremium) return;
      show({ songs, isPremium });
      if (awaited && songs.length > 0) recall(awaited);
      if (songs.length === 0 || mayPlay({ songs, isPremium }, index)) return;
      // Premium has ended, or the member has gone: so has the song.
      play(false);
      decks?.present.empty();
      decks?.other.empty();
      position.set(0);
      show({ index: 0, status: 'resting' });
    },
    choose(index) {
      if (!mayPlay(view.get(), index)) return false;
      load(index);
      play(true);
      return true;
    },
    recall,
    toggle() {
      if (!isUsable()) return;
      if (!decks?.present.song) load(view.get().index);
      play(!isPlaying());
    },
    next() {
      if (isUsable()) step(1);
    },
    previous() {
      if (isUsable()) step(-1);
    },
    seek(seconds) {
      if (!isUsable()) return;
      if (!decks?.present.song) load(view.get().index);
      wantedPosition = seconds;
      position.set(Math.floor(seconds));
      const present = engine();
      if (present) present.seekMusic(seconds);
      else if (decks) decks.present.element.currentTime = seconds;
    },
    rebuild() {
      if (!decks) return;
      const { song, element } = decks.present;
      const seconds = element.currentTime;
      decks.present.empty();
      decks.other.empty();
      decks = null;
      if (!song) return;
      const { present } = openDecks();
      present.put(song);
      present.element.currentTime = seconds;
      attach();
    },
  };
}
