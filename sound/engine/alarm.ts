/**
 * Calls back when the audio clock reaches a moment. A silent source is made to end there, and its `ended` event
 * comes from the audio thread: unlike a timer it is not throttled in a hidden tab, and it waits while the
 * context is interrupted.
 */
export class Alarm {
  readonly #context: BaseAudioContext;
  #source: ConstantSourceNode | null = null;

  constructor(context: BaseAudioContext) {
    this.#context = context;
  }

  /** Replaces the moment set before. */
  set(at: number, ring: () => void): void {
    this.clear();
    // A source that leads nowhere is not run; this one leads to the speakers with nothing to say.
    const source = new ConstantSourceNode(this.#context, { offset: 0 });
    source.connect(this.#context.destination);
    source.onended = () => {
      source.disconnect();
      if (this.#source !== source) return;
      this.#source = null;
      ring();
    };
    source.start();
    source.stop(Math.max(at, this.#context.currentTime));
    this.#source = source;
  }

  clear(): void {
    const source = this.#source;
    this.#source = null;
    // It still ends, now, and so lets go of its node; nobody is called.
    source?.stop();
  }
}
