import { shaping } from '#contract/rules/sound-defaults.ts';
import type { Segment } from '#sound/plan/stages.ts';
import type { Voice } from '#sound/plan/tuning.ts';
import { glidedHz, ToneVoice, type VoicePoint } from './tone-voice.ts';

/**
 * JavaScript sees the audio clock up to one device buffer late. A glide that began in the past would start with
 * a jump of frequency, so retunes begin this much later. Starts and stops need no such care.
 */
const RETUNE_LOOK_AHEAD = 0.012;

/** A voice keeps its oscillator as long as wave and kind stay; with another wave it is another voice. */
const identify = (voice: Voice) =>
  `${voice.key} ${voice.waveType} ${voice.pulseHz === null ? 'steady' : 'pulsed'}`;

/** A round of the patch: its segments, and the moment on the context's clock when it begins. */
export interface Score {
  readonly segments: readonly Segment[];
  readonly roundsAt: readonly number[];
}

/** The sounding voices. Told a score, it retunes those that stay, starts new ones, stops the others. */
export class VoiceBank {
  readonly #context: BaseAudioContext;
  readonly #ears: AudioNode;
  readonly #voices = new Map<string, ToneVoice>();

  constructor(context: BaseAudioContext, ears: AudioNode) {
    this.#context = context;
    this.#ears = ears;
  }

  get sounding(): Iterable<ToneVoice> {
    return this.#voices.values();
  }

  /** Makes the voices match the score from now on. */
  follow(score: Score): void {
    const now = this.#context.currentTime;
    const isLive = 'close' in this.#context;
    const wanted = this.#voicesOf(score);
    for (const [id, tone] of this.#voices) {
      if (wanted.has(id)) continue;
      tone.stop(now);
      this.#voices.delete(id);
    }
    for (const [id, voice] of wanted) {
      const existing = this.#voices.get(id);
      if (existing) {
        const from = isLive ? now + RETUNE_LOOK_AHEAD : now;
        existing.follow(from, pointsOf(score, id, voice, from));
      } else {
        const start = Math.max(now, score.roundsAt[0] ?? now);
        const points = pointsOf(score, id, voice, start);
        this.#voices.set(id, new ToneVoice(this.#context, this.#ears, voice, points, start));
      }
    }
  }

  /** Stops everything, and starts the score when the old sound has faded. */
  replace(score: Score): number {
    const now = this.#context.currentTime;
    this.stop();
    const start = now + shaping.stopFadeSeconds;
    for (const [id, voice] of this.#voicesOf(score)) {
      const at = Math.max(start, score.roundsAt[0] ?? start);
      this.#voices.set(
        id,
        new ToneVoice(this.#context, this.#ears, voice, pointsOf(score, id, voice, at), at),
      );
    }
    return start;
  }

  stop(): void {
    for (const tone of this.#voices.values()) tone.stop(this.#context.currentTime);
    this.#voices.clear();
  }

  #voicesOf({ segments }: Score): Map<string, Voice> {
    const voices = new Map<string, Voice>();
    for (const segment of segments) {
      for (const voice of segment.tuning.voices) {
        if (!voices.has(identify(voice))) voices.set(identify(voice), voice);
      }
    }
    return voices;
  }
}

/** What one voice does from `from` on: what holds at that moment first, then every later change. */
function pointsOf(score: Score, id: string, voice: Voice, from: number): readonly VoicePoint[] {
  let last = voice;
  const all = score.roundsAt.flatMap((roundAt) =>
    score.segments.map((segment, index): VoicePoint => {
      const present = segment.tuning.voices.find((other) => identify(other) === id);
      const at = roundAt + segment.at;
      // Where the voice rests it keeps its last tuning, silently: its fade would be heard to bend.
      if (!present) return { ...last, at, level: 0 };
      const end = segment.end?.voices.find((other) => identify(other) === id);
      last = end ?? present;
      const next = score.segments[index + 1];
      if (!end || !next || end.hz === present.hz) return { ...present, at };
      return { ...present, at, glide: { hz: end.hz, until: roundAt + next.at } };
    }),
  );
  const before = all.filter((point) => point.at <= from).at(-1) ?? all[0];
  const later = all.filter((point) => point.at > from && point !== before);
  return before ? [{ ...before, at: from, hz: glidedHz(before, from) }, ...later] : later;
}
