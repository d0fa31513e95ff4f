import { AutomationLine, type Move } from './automation-line.ts';

/**
 * How slow each of the four poles is. A step is done to 99 % after 50 ms (the specified stop fade) and to
 * −110 dB after 100 ms (when the tone is stopped).
 */
const POLE_SECONDS = 0.005;

/**
 * A gain that never clicks. Its level is a control signal that passes four equal low-pass poles, so a step, a
 * ramp, or an interruption of either at any moment comes out with no edge that reaches the audible band
 * (measured: below −126 dB above 4 kHz). IIR filters, because biquads as low as this miss the level by 3.5 %.
 */
export class SmoothedGain {
  readonly node: GainNode;
  readonly #control: ConstantSourceNode;
  readonly #nodes: readonly AudioNode[];
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
    this.#control = new ConstantSourceNode(context, { offset: level });
    this.#line = new AutomationLine(this.#control.offset, level, at);
    const pole = Math.exp(-1 / (POLE_SECONDS * context.sampleRate));
    // Two poles a filter: four in one would round the level off at the sixth digit, one each costs twice the time.
    const twoPoles = { feedforward: [(1 - pole) ** 2], feedback: [1, -2 * pole, pole * pole] };
    const first = new IIRFilterNode(context, { ...twoPoles, channelCount: 1, channelCountMode: 'explicit' });
    const second = new IIRFilterNode(context, { ...twoPoles, channelCount: 1, channelCountMode: 'explicit' });
    this.#control.connect(first).connect(second).connect(this.node.gain);
    this.#control.start(at);
    this.#nodes = [this.#control, first, second, this.node];
  }

  follow(from: number, moves: readonly Move[]): void {
    this.#line.follow(from, moves);
  }

  /** The level asked for at that moment, before smoothing. */
  levelAt(time: number): number {
    return this.#line.valueAt(time);
  }

  get target(): number {
    return this.#line.target;
  }

  stop(at: number): void {
    this.#control.stop(at);
  }

  disconnect(): void {
    for (const node of this.#nodes) node.disconnect();
  }
}
