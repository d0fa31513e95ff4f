import { fall, rise } from './fades.ts';
import { SmoothedGain } from './smoothed-gain.ts';

/** A recording that can run in a circle. Only the part from `loopStart` to `loopEnd` is played. */
export interface Loop {
  readonly buffer: AudioBuffer;
  readonly loopStart: number;
  readonly loopEnd: number;
}

interface Running {
  readonly source: AudioBufferSourceNode;
  readonly fade: SmoothedGain;
  readonly startedAt: number;
  readonly offset: number;
}

/** How long after its fade a source is stopped. */
const AFTER_FADE = 0.1;

/**
 * Plays the river from memory: an audio element leaves a gap of 4 to 13 ms at each turn, a buffer none.
 * The recording repeats beyond both ends of the loop, so that the codec's edges are never heard.
 */
export class RiverSource {
  readonly #context: BaseAudioContext;
  readonly #bus: AudioNode;
  readonly #onEnd: () => void;
  #loop: Loop | null = null;
  #running: Running | null = null;
  #position = 0;
  #loops = true;

  constructor(context: BaseAudioContext, bus: AudioNode, onEnd: () => void) {
    this.#context = context;
    this.#bus = bus;
    this.#onEnd = onEnd;
  }

  load(loop: Loop): void {
    this.#loop = loop;
  }

  /** Makes the river match the wish: running or not, in a circle or once. */
  apply(playing: boolean, loops: boolean): void {
    this.#loops = loops;
    if (this.#running) this.#running.source.loop = loops;
    if (playing && !this.#running) this.#start();
    if (!playing && this.#running) this.#stop();
  }

  get seconds(): number {
    return this.#loop ? this.#loop.loopEnd - this.#loop.loopStart : 0;
  }

  get position(): number {
    if (!this.#running) return this.#position;
    const played = this.#running.offset + this.#context.currentTime - this.#running.startedAt;
    return this.seconds > 0 ? played % this.seconds : 0;
  }

  seek(seconds: number): void {
    const wasRunning = this.#running !== null;
    if (wasRunning) this.#stop();
    this.#position = Math.min(Math.max(0, seconds), this.seconds);
    if (wasRunning) this.#start();
  }

  #start(): void {
    if (!this.#loop) return;
    const { buffer, loopStart, loopEnd } = this.#loop;
    const at = this.#context.currentTime;
    const source = new AudioBufferSourceNode(this.#context, {
      buffer,
      loop: this.#loops,
      loopStart,
      loopEnd,
    });
    const fade = new SmoothedGain(this.#context, { level: 0, at, channels: 2 });
    source.connect(fade.node).connect(this.#bus);
    fade.follow(at, [rise(at, 1)]);
    source.start(at, loopStart + this.#position);
    const running = { source, fade, startedAt: at, offset: this.#position };
    source.onended = () => {
      source.disconnect();
      fade.stop(this.#context.currentTime);
      fade.disconnect();
      if (this.#running !== running) return;
      this.#running = null;
      this.#position = 0;
      this.#onEnd();
    };
    this.#running = running;
  }

  #stop(): void {
    const running = this.#running;
    if (!running) return;
    this.#position = this.position;
    this.#running = null;
    const now = this.#context.currentTime;
    running.fade.follow(now, [fall(now)]);
    running.source.stop(now + AFTER_FADE);
  }
}
