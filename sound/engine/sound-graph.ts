import { shaping } from '#contract/rules/sound-defaults.ts';
import { type BusLevels, sourceGain } from '#sound/plan/levels.ts';
import { Bell } from './bell.ts';
import { changeTo, fadeAway, fall, leave, rise } from './fades.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { prepareSmoothers, SmoothedGain } from './smoothed-gain.ts';
import { VoiceBank } from './voice-bank.ts';

const stereo = { channelCount: 2, channelCountMode: 'explicit' } as const;

/** All levels closed until told otherwise: nothing sounds by accident. */
const CLOSED: BusLevels = { frequencies: 0, music: 0, river: 0, ambience: 0, bell: 0 };

/** Those that are made when something first comes through them: each costs the page as much as a tone. */
type LateBus = 'music' | 'river' | 'ambience' | 'bell';

/** A first tone needs so many: its own, that of all tones, and the gate's. */
const FIRST_SMOOTHERS = 3;

/** When the gate stands open, and how long before the end of it the sound begins to go; 0 is a plain stop. */
interface Span {
  readonly from: number;
  readonly to: number | null;
  readonly fadeSeconds: number;
}

/**
 * The nodes of one audio context:
 *
 *     voices ─ left/right ─▶ frequencies ─┐
 *     music ──────────────────────────────┼─▶ session gate ─▶ limiter ─▶ analyser ─▶ speakers
 *     river ──────────────────────────────┤
 *     ambience ───────────────────────────┘                       ▲
 *     bell ───────────────────────────────────────────────────────┘
 *
 * Nothing between the voices and the speakers mixes left with right, or the binaural beat would be lost.
 */
export class SoundGraph {
  readonly context: BaseAudioContext;
  readonly voices: VoiceBank;
  readonly analyser: AnalyserNode;
  readonly #limiter: Limiter;
  /** Rings when the gate has closed. */
  readonly bell: Bell;
  readonly #frequencies: SmoothedGain;
  readonly #late: Partial<Record<LateBus, SmoothedGain>> = {};
  readonly #gate: SmoothedGain;
  #levels = CLOSED;

  static async open(context: BaseAudioContext): Promise<SoundGraph> {
    const limiter = createLimiter(context);
    prepareSmoothers(context, FIRST_SMOOTHERS); // while the limiter's code comes
    return new SoundGraph(context, await limiter);
  }

  constructor(context: BaseAudioContext, limiter: Limiter) {
    const at = context.currentTime;
    this.context = context;
    this.#limiter = limiter;
    const ears = new ChannelMergerNode(context, { numberOfInputs: 2 });
    this.#frequencies = new SmoothedGain(context, { level: 0, at, channels: 2 });
    this.#gate = new SmoothedGain(context, { level: 1, at, channels: 2 });
    this.analyser = new AnalyserNode(context, {
      fftSize: shaping.fftSize,
      smoothingTimeConstant: shaping.smoothing,
      ...stereo,
    });
    ears.connect(this.#frequencies.node);
    this.#frequencies.node.connect(this.#gate.node);
    this.#gate.node.connect(limiter.input);
    this.bell = new Bell(context, () => this.bus('bell'));
    limiter.output.connect(this.analyser).connect(context.destination);
    this.voices = new VoiceBank(context, ears);
  }

  get now(): number {
    return this.context.currentTime;
  }

  /** Where a source comes in. What it plays begins with a fade, so its bus may be made at that moment. */
  bus(name: LateBus): AudioNode {
    const known = this.#late[name];
    if (known) return known.node;
    const level = this.#levels[name] * sourceGain[name];
    const bus = new SmoothedGain(this.context, { level, at: this.now, channels: 2 });
    bus.node.connect(name === 'bell' ? this.#limiter.input : this.#gate.node);
    this.#late[name] = bus;
    return bus.node;
  }

  setLevels(levels: BusLevels): void {
    const { now } = this;
    const buses = { frequencies: this.#frequencies, ...this.#late };
    for (const name of ['frequencies', 'music', 'river', 'ambience', 'bell'] as const) {
      if (levels[name] !== this.#levels[name])
        buses[name]?.follow(now, [changeTo(now, levels[name] * sourceGain[name])]);
    }
    this.#levels = levels;
  }

  /** Opens the gate for each of these spans and closes it between them, so that each is silent by its end. */
  openDuring(spans: readonly Span[]): void {
    const { now } = this;
    this.#gate.follow(
      now,
      spans.flatMap(({ from, to, fadeSeconds }) => {
        const open = rise(Math.max(now, from), 1);
        if (to === null) return [open];
        if (fadeSeconds === 0) return [open, fall(to - shaping.stopFadeSeconds)];
        return now < to - fadeSeconds ? [open, ...fadeAway(to - fadeSeconds, to)] : [leave(now, to)];
      }),
    );
  }

  /** Without a session the gate stands open; after one it opens only when what sounded has died away. */
  openFrom(at: number): void {
    this.#gate.follow(this.now, [rise(Math.max(this.now, at), 1)]);
  }

  gateAt(time: number): number {
    return this.#gate.levelAt(time);
  }

  close(): void {
    this.#limiter.close();
    this.analyser.disconnect();
  }
}
