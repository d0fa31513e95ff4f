import { fall, rise } from './fades.ts';
import { SmoothedGain } from './smoothed-gain.ts';

/** How long the element plays on under the fade before it is paused. */
const PAUSE_AFTER_MS = 120;

/**
 * Leads a media element through the mixer. The element stays its page's: source, position and errors are read
 * there. Playing, pausing and loudness are done here, since iOS ignores an element's own volume.
 */
export class MusicSource {
  readonly #context: AudioContext;
  readonly #fade: SmoothedGain;
  readonly #onRefused: () => void;
  #element: HTMLMediaElement | null = null;
  #input: AudioNode | null = null;
  #pausing: ReturnType<typeof setTimeout> | undefined;
  #playing = false;

  constructor(context: AudioContext, bus: AudioNode, onRefused: () => void) {
    this.#context = context;
    this.#onRefused = onRefused;
    this.#fade = new SmoothedGain(context, { level: 0, at: context.currentTime, channels: 2 });
    this.#fade.node.connect(bus);
  }

  /** An element can be led into one context only, once: after a rebuild the page brings a new one. */
  attach(element: HTMLMediaElement): void {
    if (element === this.#element) return;
    this.#input?.disconnect();
    this.#input = new MediaElementAudioSourceNode(this.#context, { mediaElement: element });
    this.#input.connect(this.#fade.node);
    this.#element = element;
    const playing = this.#playing;
    this.#playing = false;
    this.apply(playing);
  }

  apply(playing: boolean): void {
    const element = this.#element;
    if (!element || playing === this.#playing) return;
    this.#playing = playing;
    clearTimeout(this.#pausing);
    const now = this.#context.currentTime;
    if (!playing) {
      this.#fade.follow(now, [fall(now)]);
      this.#pausing = setTimeout(() => element.pause(), PAUSE_AFTER_MS);
      return;
    }
    this.#fade.follow(now, [rise(now, 1)]);
    element.play().catch((error: unknown) => {
      // A newer wish (another song, a pause) interrupts the older one; that is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error('The music could not be played.', error);
      this.#onRefused();
    });
  }
}
