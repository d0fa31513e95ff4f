import { shaping } from '#contract/rules/sound-defaults.ts';
import type { Ear, Voice } from '#sound/plan/tuning.ts';
import { AutomationLine, type Move } from './automation-line.ts';
import { EarShares } from './ear-shares.ts';
import { changeTo, fall, GLIDE_SECONDS } from './fades.ts';
import { createPulseGate, type PulseGate } from './pulse-gate.ts';
import { SmoothedGain } from './smoothed-gain.ts';

/** What a voice does from `at` on. Level 0 is a rest: the voice is kept and may sound again. */
export interface VoicePoint {
  readonly at: number;
  readonly hz: number;
  readonly pulseHz: number | null;
  readonly level: number;
  readonly ear: Ear;
  /** Moves in a straight line from `hz` to this one meanwhile. */
  readonly glide?: { readonly hz: number; readonly until: number };
}

/** The frequency of a point at a moment of it. */
export function glidedHz({ at, hz, glide }: VoicePoint, time: number): number {
  if (!glide || time <= at) return hz;
  return hz + (glide.hz - hz) * Math.min(1, (time - at) / (glide.until - at));
}

/**
 * One oscillator, its level, and its share in each ear. Frequency and level can be rewritten at any moment; both
 * ears share the oscillator, so moving a tone from the middle to one side changes a share and never the phase.
 */
export class ToneVoice {
  readonly voice: Voice;
  readonly #oscillator: OscillatorNode;
  readonly #pitch: AutomationLine;
  readonly #pitchSource: ConstantSourceNode;
  readonly #pulse: PulseGate | null;
  readonly #level: SmoothedGain;
  readonly #shares: EarShares;

  constructor(
    context: BaseAudioContext,
    ears: AudioNode,
    voice: Voice,
    points: readonly VoicePoint[],
    at: number,
  ) {
    this.voice = voice;
    const hz = points[0]?.hz ?? voice.hz;
    // The frequency comes from a source instead of the oscillator's own parameter: computed for every sample,
    // it leaves 13 dB less distortion.
    this.#oscillator = new OscillatorNode(context, { type: voice.waveType, frequency: 0 });
    this.#pitchSource = new ConstantSourceNode(context, { offset: hz });
    this.#pitch = new AutomationLine(this.#pitchSource.offset, hz, at);
    this.#pitchSource.connect(this.#oscillator.frequency);
    this.#pulse = voice.pulseHz === null ? null : createPulseGate(context, voice.pulseHz, at);
    const tone = this.#pulse ? this.#oscillator.connect(this.#pulse.node) : this.#oscillator;
    this.#level = new SmoothedGain(context, { level: 0, at, channels: 1 });
    this.#shares = new EarShares(
      context,
      tone.connect(this.#level.node),
      ears,
      points[0]?.ear ?? voice.ear,
      at,
    );
    this.#pitchSource.start(at);
    this.#oscillator.start(at);
    this.#followLevelAndPitch(at, points);
  }

  hzAt(time: number): number {
    return this.#pitch.valueAt(time);
  }

  pulseHzAt(time: number): number | null {
    return this.#pulse ? this.#pulse.rate.valueAt(time) : null;
  }

  levelsAt(time: number): { left: number; right: number } {
    const level = this.#level.levelAt(time);
    const { left, right } = this.#shares.at(time);
    return { left: level * left, right: level * right };
  }

  /** From `from` on, do this and nothing that was planned before. */
  follow(from: number, points: readonly VoicePoint[]): void {
    this.#followLevelAndPitch(from, points);
    const ear = points[0]?.ear;
    if (ear) this.#shares.moveTo(ear, from);
  }

  /** Fades out and is gone: an oscillator that only falls silent would live on unseen. */
  stop(at: number): void {
    this.#level.follow(at, [fall(at)]);
    const end = at + shaping.stopAfterMs / 1000;
    this.#oscillator.onended = () => this.#disconnect();
    for (const source of [this.#oscillator, this.#pitchSource, this.#level, this.#pulse]) source?.stop(end);
  }

  #followLevelAndPitch(from: number, points: readonly VoicePoint[]): void {
    this.#level.follow(from, levelMoves(points, this.#level.levelAt(from)));
    this.#pitch.follow(from, pitchMoves(from, points, this.#pitch.valueAt(from)));
    this.#pulse?.rate.follow(from, rateMoves(from, points, this.#pulse.rate.valueAt(from)));
  }

  #disconnect(): void {
    this.#oscillator.disconnect();
    this.#pitchSource.disconnect();
    this.#pulse?.disconnect();
    this.#level.release();
    this.#shares.disconnect();
  }
}

/** A level that does not change makes no move, so that it neither starts nor cuts a ramp. */
function levelMoves(points: readonly VoicePoint[], present: number): readonly Move[] {
  let before = present;
  const moves: Move[] = [];
  for (const { at, level } of points) {
    if (level !== before) moves.push(changeTo(at, level));
    before = level;
  }
  return moves;
}

/** How a tone gets to the frequency of each point, and along with those that glide. */
function pitchMoves(from: number, points: readonly VoicePoint[], present: number): readonly Move[] {
  let before = present;
  const moves: Move[] = [];
  for (const point of points) {
    const { hz, glide } = point;
    let at = point.at;
    if (hz !== before) {
      at = changeAt(from, at);
      moves.push({ at, value: glidedHz(point, at + GLIDE_SECONDS), seconds: GLIDE_SECONDS });
      at += GLIDE_SECONDS;
    }
    if (glide && glide.until > at) moves.push({ at, value: glide.hz, seconds: glide.until - at });
    before = glide?.hz ?? hz;
  }
  return moves;
}

function rateMoves(from: number, points: readonly VoicePoint[], present: number): readonly Move[] {
  let before = present;
  const moves: Move[] = [];
  for (const { at, pulseHz } of points) {
    const value = pulseHz ?? 0;
    if (value !== before) moves.push({ at: changeAt(from, at), value, seconds: GLIDE_SECONDS });
    before = value;
  }
  return moves;
}

/**
 * When a change begins. One that is asked for now glides from now on. A planned change is centred on its moment:
 * the phase after it is then the one of a tone that changed exactly there.
 */
function changeAt(from: number, at: number): number {
  const centred = at - GLIDE_SECONDS / 2;
  return centred > from ? centred : Math.max(from, at);
}
