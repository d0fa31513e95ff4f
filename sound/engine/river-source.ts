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
/** A stop that was planned cannot be taken back, only put off: by a year. */
const NEVER = 365 * 24 * 3600;

/**
 * Plays the river from memory: an audio element leaves a gap of 4 to 13 ms at each turn, a buffer none.
 * The recording repeats beyond both ends of the loop, so that the codec's edges are never heard.
 */
export class RiverSource {
  readonly #context: BaseAudioContext;
  readonly #bus: () => AudioNode;
  readonly #onEnd: () => void;
  #loop: Loop | null = null;
  #running: Running | null = null;
  #position = 0;
  #loops = true;

  constructor(context: BaseAudioContext, bus: () => AudioNode, onEnd: () => void) {
    this.#context = context;
    this.#bus = bus;
    this.#onEnd = onEnd;
  }

  load(loop: Loop): void {
    this.#loop = loop;
  }

  /** Makes the river match what is asked for: running or not, in a circle or once. */
  apply(playing: boolean, loops: boolean): void {
    const isLoopChanged = loops !== this.#loops;
    this.#loops = loops;
    if (this.#running && isLoopChanged) this.#planEnd(this.#running);
    if (playing && !this.#running) this.#start();
    if (!playing && this.#running) this.#stop();
  }

  get seconds(): number {
    return this.#loop ? this.#loop.loopEnd - this.#loop.loopStart : 0;
  }

  get position(): number {
    if (!this.#running) return this.#position;
    return this.seconds > 0 ? this.#played(this.#running) % this.seconds : 0;
  }

  seek(seconds: number): void {
    const wasRunning = this.#running !== null;
    if (wasRunning) this.#stop();
    this.#position = Math.max(0, seconds);
    if (wasRunning) this.#start();
  }

  #start(): void {
    if (!this.#loop) return;
    const { buffer, loopStart, loopEnd } = this.#loop;
    const at = this.#context.currentTime;
    const offset = this.#position % this.seconds;
    const source = new AudioBufferSourceNode(this.#context, {
      buffer,
      loop: this.#loops,
      loopStart,
      loopEnd,
    });
    const fade = new SmoothedGain(this.#context, { level: 0, at, channels: 2 });
    source.connect(fade.node).connect(this.#bus());
    source.start(at, loopStart + offset);
    const running = { source, fade, startedAt: at, offset };
    this.#planEnd(running);
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

  /** In a circle it never ends; otherwise it fades and ends where the circle would close. */
  #planEnd(running: Running): void {
    const { source, fade, startedAt, offset } = running;
    const now = this.#context.currentTime;
    source.loop = this.#loops;
    if (this.#loops) {
      fade.follow(now, [rise(now, 1)]);
      source.stop(now + NEVER);
      return;
    }
    const rounds = Math.floor(this.#played(running) / this.seconds) + 1;
    const end = startedAt - offset + rounds * this.seconds;
    fade.follow(now, [rise(now, 1), fall(end - AFTER_FADE)]);
    source.stop(end);
  }

  /** Seconds since the beginning of its first round. */
  #played({ offset, startedAt }: Running): number {
    return offset + this.#context.currentTime - startedAt;
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
