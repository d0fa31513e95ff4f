import type { Song } from '#contract/entities/song.ts';

export interface DeckEvents {
  readonly onReady: (deck: SongDeck) => void;
  readonly onFailed: (deck: SongDeck) => void;
  readonly onMoved: (deck: SongDeck) => void;
  readonly onEnded: (deck: SongDeck) => void;
}

/** An audio element and the song that is on it. */
export class SongDeck {
  readonly element = new Audio();
  #song: Song | null = null;

  constructor({ onReady, onFailed, onMoved, onEnded }: DeckEvents) {
    this.element.preload = 'auto';
    const on = (event: keyof HTMLMediaElementEventMap, answer: (deck: SongDeck) => void) =>
      this.element.addEventListener(event, () => {
        if (this.#song) answer(this);
      });
    on('canplay', onReady);
    // Some browsers fetch no more than the beginning before they are told to play: that is ready enough.
    on('suspend', onReady);
    on('timeupdate', onMoved);
    on('seeked', onMoved);
    on('ended', onEnded);
    on('error', () => {
      // Whoever wants it again fetches it anew: what failed may be there by then.
      this.#song = null;
      onFailed(this);
    });
  }

  get song(): Song | null {
    return this.#song;
  }

  get isReady(): boolean {
    return this.#song !== null && this.element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  }

  get isSounding(): boolean {
    return this.isReady && !this.element.paused;
  }

  /** Fetches a song, unless it is here already; then it is brought back to its beginning. */
  put(song: Song): void {
    if (song.id === this.#song?.id) {
      if (this.element.currentTime > 0) this.element.currentTime = 0;
      return;
    }
    this.#song = song;
    this.element.src = song.src;
  }

  /** Lets go of the song and of what was fetched of it. */
  empty(): void {
    this.#song = null;
    this.element.pause();
    this.element.removeAttribute('src');
    this.element.load();
  }
}
