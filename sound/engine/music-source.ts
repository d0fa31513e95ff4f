import { MusicDeck } from './music-deck.ts';

/**
 * Leads media elements through the mixer, one of them at a time. The elements stay their page's: source and errors
 * are read there. Playing, pausing, seeking and loudness are done here, where they can be done without a click.
 */
export class MusicSource {
  readonly #context: AudioContext;
  readonly #bus: () => AudioNode;
  readonly #onRefused: () => void;
  readonly #decks = new Map<HTMLMediaElement, MusicDeck>();
  #present: MusicDeck | null = null;
  #playing = false;

  constructor(context: AudioContext, bus: () => AudioNode, onRefused: () => void) {
    this.#context = context;
    this.#bus = bus;
    this.#onRefused = onRefused;
  }

  /**
   * From now on this is the element that plays, and the one before it fades away. An element can be led into one
   * context only, once: those that come back are known, and after a rebuild the page brings new ones. One that was
   * given another source has stopped by itself; attaching it again lets it go on.
   */
  attach(element: HTMLMediaElement): void {
    const deck = this.#decks.get(element) ?? new MusicDeck(this.#context, this.#bus(), element);
    this.#decks.set(element, deck);
    if (deck !== this.#present) this.#present?.pause();
    this.#present = deck;
    if (this.#playing) deck.play(this.#onRefused);
  }

  apply(playing: boolean): void {
    if (playing === this.#playing) return;
    this.#playing = playing;
    if (playing) this.#present?.play(this.#onRefused);
    else this.#present?.pause();
  }

  seek(seconds: number): void {
    this.#present?.seek(seconds);
  }
}
