import { fall, rise } from './fades.ts';
import { SmoothedGain } from './smoothed-gain.ts';

/** How long the element plays on under the fade before it is paused or moved. */
const FADED_AFTER_MS = 120;
/** An element says that it plays a little before its first sample arrives; it must arrive in silence. */
const FIRST_SAMPLE_SECONDS = 0.06;

/** One media element with a fade of its own: iOS ignores an element's volume, and a bare pause or seek clicks. */
export class MusicDeck {
  readonly #context: AudioContext;
  readonly #element: HTMLMediaElement;
  readonly #fade: SmoothedGain;
  #isWanted = false;
  #seekTo: number | null = null;
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext, bus: AudioNode, element: HTMLMediaElement) {
    this.#context = context;
    this.#element = element;
    this.#fade = new SmoothedGain(context, { level: 0, at: context.currentTime, channels: 2 });
    new MediaElementAudioSourceNode(context, { mediaElement: element }).connect(this.#fade.node).connect(bus);
    element.addEventListener('seeked', () => this.#rise());
  }

  play(onRefused: () => void): void {
    this.#isWanted = true;
    clearTimeout(this.#fading);
    this.#move();
    this.#element.play().then(
      () => this.#rise(),
      (error: unknown) => {
        // A newer request (another song, a pause) interrupts the older one; that is no failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        console.error('The music could not be played.', error);
        if (this.#isWanted) onRefused();
      },
    );
  }

  pause(): void {
    if (!this.#isWanted) return;
    this.#isWanted = false;
    this.#afterFade(() => {
      this.#element.pause();
      this.#move();
    });
  }

  /** Silent while a hand drags along the bar, and on from where it comes to rest. */
  seek(seconds: number): void {
    this.#seekTo = seconds;
    if (this.#isWanted && !this.#element.paused) this.#afterFade(() => this.#move());
    else if (this.#element.paused) this.#move();
  }

  #afterFade(act: () => void): void {
    const now = this.#context.currentTime;
    this.#fade.follow(now, [fall(now)]);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => {
      this.#fading = undefined;
      act();
    }, FADED_AFTER_MS);
  }

  #move(): void {
    this.#fading = undefined;
    if (this.#seekTo === null) return;
    this.#element.currentTime = this.#seekTo;
    this.#seekTo = null;
  }

  #rise(): void {
    const isComing = this.#isWanted && !this.#element.seeking && this.#fading === undefined;
    if (!isComing) return;
    const now = this.#context.currentTime;
    this.#fade.follow(now, [rise(now + FIRST_SAMPLE_SECONDS, 1)]);
  }
}
