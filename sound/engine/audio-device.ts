/** How long a resumed clock may stand still before the context is given up. A busy phone lets it wait half a second. */
const FROZEN_AFTER_MS = 1_500;

/** A context that wakes takes a moment, more on a busy phone; one that is still asleep then is kept from waking. */
const HELD_BACK_AFTER_MS = 1_000;

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

interface DeviceOptions {
  /** Makes the context; called inside a user's gesture. */
  readonly openContext: () => AudioContext;
  /** True while anything should sound, so that a context which fell asleep is worth waking. */
  readonly isWanted: () => boolean;
  /** Called with each new context: the first one, and its successor when the old one had to be given up. */
  readonly onContext: (context: AudioContext) => void;
  /** Called when the browser keeps a wanted sound asleep, and when it lets it go. */
  readonly onHeldBack: (isHeldBack: boolean) => void;
  /** Called when no context can be had. The next wake tries again. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Keeps the one AudioContext of the app alive. Browsers put contexts to sleep (`suspended` before the first
 * gesture, `interrupted` by a phone call on iOS), and now and then one comes back with a clock that no longer
 * moves. Every state but `running` means: resume, and at the next gesture try again.
 */
export class AudioDevice {
  readonly #options: DeviceOptions;
  readonly #stopListening = new AbortController();
  #context: AudioContext | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DeviceOptions) {
    this.#options = options;
    const { signal } = this.#stopListening;
    const check = () => this.#check();
    for (const gesture of GESTURES) globalThis.addEventListener?.(gesture, check, { capture: true, signal });
    globalThis.document?.addEventListener('visibilitychange', check, { signal });
    // Headphones pulled out or plugged in: the browser follows by itself, but may stop or freeze on the way.
    globalThis.navigator?.mediaDevices?.addEventListener('devicechange', check, { signal });
  }

  /** Call it inside a user's gesture: browsers let a page sound only from there. */
  wake(): void {
    if (!this.#context) this.#open();
    const context = this.#context;
    if (context && context.state !== 'running') {
      context.resume().catch((error: unknown) => console.error('The sound could not be resumed.', error));
      this.#watchClock();
      this.#watchSleep();
    }
  }

  close(): void {
    this.#stopListening.abort();
    clearTimeout(this.#watch);
    clearTimeout(this.#patience);
    this.#context?.close().catch(() => {});
    this.#context = null;
  }

  #check(): void {
    if (!this.#context || !this.#options.isWanted()) return;
    this.wake();
    this.#watchClock();
  }

  #open(): void {
    declareAsPlayback();
    const context = this.#tryToOpen();
    if (!context) return;
    this.#context = context;
    const { signal } = this.#stopListening;
    context.addEventListener(
      'statechange',
      () => {
        if (context.state === 'running') this.#options.onHeldBack(false);
        this.#check();
      },
      { signal },
    );
    context.addEventListener('error', () => this.#rebuild(context), { signal });
    this.#options.onContext(context);
  }

  #tryToOpen(): AudioContext | null {
    try {
      return this.#options.openContext();
    } catch (error) {
      this.#options.onFailure(error);
      return null;
    }
  }

  /** Not begun anew while it runs: a hand that keeps pressing must be told all the same. */
  #watchSleep(): void {
    this.#patience ??= setTimeout(() => {
      this.#patience = undefined;
      const isAsleep = this.#context !== null && this.#context.state !== 'running';
      if (isAsleep && this.#options.isWanted()) this.#options.onHeldBack(true);
    }, HELD_BACK_AFTER_MS);
  }

  /** After a resume the clock must move; on some devices it says `running` and stands still for ever. */
  #watchClock(): void {
    const context = this.#context;
    if (!context) return;
    const before = context.currentTime;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      const isFrozen = context.state === 'running' && context.currentTime === before;
      if (isFrozen && this.#options.isWanted()) this.#rebuild(context);
    }, FROZEN_AFTER_MS);
  }

  #rebuild(context: AudioContext): void {
    if (context !== this.#context) return;
    console.error('The audio clock stood still; the sound is set up anew.');
    this.#context = null;
    context.close().catch(() => {});
    this.wake();
  }
}

/** On iOS the ringer's switch mutes Web Audio unless the page says that it plays media. */
function declareAsPlayback(): void {
  const session: unknown = globalThis.navigator && Reflect.get(globalThis.navigator, 'audioSession');
  if (typeof session === 'object' && session !== null) Reflect.set(session, 'type', 'playback');
}
