import { shaping } from '#contract/rules/sound-defaults.ts';
import type { Ear } from '#sound/plan/tuning.ts';
import { AutomationLine } from './automation-line.ts';

const mono = { channelCount: 1, channelCountMode: 'explicit' } as const;

const leftShare = (ear: Ear) => (ear === 'right' ? 0 : 1);
const rightShare = (ear: Ear) => (ear === 'left' ? 0 : 1);

/**
 * How much of a voice each ear gets. It changes only with the mode, so a plain gain with an eased course will do
 * and costs next to nothing while it rests.
 */
export class EarShares {
  readonly #nodes: readonly GainNode[];
  readonly #left: AutomationLine;
  readonly #right: AutomationLine;
  #ear: Ear;
  #restsFrom = 0;

  constructor(context: BaseAudioContext, from: AudioNode, ears: AudioNode, ear: Ear, at: number) {
    const left = new GainNode(context, { gain: leftShare(ear), ...mono });
    const right = new GainNode(context, { gain: rightShare(ear), ...mono });
    from.connect(left).connect(ears, 0, 0);
    from.connect(right).connect(ears, 0, 1);
    this.#nodes = [left, right];
    this.#ear = ear;
    this.#left = new AutomationLine(left.gain, leftShare(ear), at);
    this.#right = new AutomationLine(right.gain, rightShare(ear), at);
  }

  at(time: number): { left: number; right: number } {
    return { left: this.#left.valueAt(time), right: this.#right.valueAt(time) };
  }

  /** A move that is under way is finished first: cut in the middle it would leave a kink that can be heard. */
  moveTo(ear: Ear, from: number): void {
    if (ear === this.#ear) return;
    const at = Math.max(from, this.#restsFrom);
    const seconds = shaping.gainRampSeconds;
    this.#left.follow(at, [{ at, value: leftShare(ear), seconds, eased: true }]);
    this.#right.follow(at, [{ at, value: rightShare(ear), seconds, eased: true }]);
    this.#ear = ear;
    this.#restsFrom = at + seconds;
  }

  disconnect(): void {
    for (const node of this.#nodes) node.disconnect();
  }
}
