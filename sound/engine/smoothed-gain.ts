import { AutomationLine, type Move } from './automation-line.ts';

/**
 * How slow each of the four poles is. A step is done to 99 % after 50 ms (the specified stop fade) and to
 * −110 dB after 100 ms (when the tone is stopped).
 */
const POLE_SECONDS = 0.005;

/**
 * Stands for 0 at the smoother's input. A filter whose input is silent is switched off by the browser after a
 * while, in the middle of a fade that is still going on; this is −200 dB, and keeps it running to the end.
 */
const NEARLY_ZERO = 1e-10;

/**
 * Smoothers that are free again, by their context. A new one costs the page 50 ms and more: the browser works out how
 * long it would ring. A tone that begins would wait for that.
 */
const free = new WeakMap<BaseAudioContext, IIRFilterNode[]>();
/** As many as tones are heard at once; more are not kept. */
const MOST_FREE = 6;

/**
 * A gain that never clicks. Its level is a control signal that passes four equal low-pass poles, so a step, a
 * ramp, or an interruption of either at any moment comes out with no edge that reaches the audible band
 * (measured: below −126 dB above 4 kHz). IIR filters, because biquads as low as this miss the level by 3.5 %.
 */
export class SmoothedGain {
  readonly node: GainNode;
  readonly #control: ConstantSourceNode;
  readonly #smoother: IIRFilterNode;
  readonly #line: AutomationLine;

  constructor(
    context: BaseAudioContext,
    { level, at, channels }: { level: number; at: number; channels: 1 | 2 },
  ) {
    this.node = new GainNode(context, {
      gain: 0,
      channelCount: channels,
      channelCountMode: 'explicit',
    });
    this.#control = new ConstantSourceNode(context, { offset: level || NEARLY_ZERO });
    this.#line = new AutomationLine(this.#control.offset, level || NEARLY_ZERO, at);
    this.#smoother = free.get(context)?.pop() ?? newSmoother(context);
    this.#control.connect(this.#smoother).connect(this.node.gain);
    this.#control.start(at);
  }

  follow(from: number, moves: readonly Move[]): void {
    this.#line.follow(
      from,
      moves.map((move) => ({ ...move, value: move.value || NEARLY_ZERO })),
    );
  }

  /** The level asked for at that moment, before smoothing. */
  levelAt(time: number): number {
    const level = this.#line.valueAt(time);
    return level === NEARLY_ZERO ? 0 : level;
  }

  stop(at: number): void {
    this.#control.stop(at);
  }

  disconnect(): void {
    for (const node of [this.#control, this.#smoother, this.node]) node.disconnect();
  }

  /** Its fade to silence is over: what is left in the smoother lies below −110 dB, and another gain may have it. */
  release(): void {
    this.disconnect();
    const { context } = this.#smoother;
    const others = free.get(context) ?? [];
    free.set(context, others);
    if (others.length < MOST_FREE) others.push(this.#smoother);
  }
}

/** Makes smoothers ahead, while something else is waited for. */
export function prepareSmoothers(context: BaseAudioContext, count: number): void {
  free.set(
    context,
    Array.from({ length: count }, () => newSmoother(context)),
  );
}

/** All four poles in one filter: the level is right to the sixth digit, and one filter costs half of what four do. */
function newSmoother(context: BaseAudioContext): IIRFilterNode {
  const pole = Math.exp(-1 / (POLE_SECONDS * context.sampleRate));
  return new IIRFilterNode(context, {
    feedforward: [(1 - pole) ** 4],
    feedback: [1, -4 * pole, 6 * pole ** 2, -4 * pole ** 3, pole ** 4],
    channelCount: 1,
    channelCountMode: 'explicit',
  });
}
