import { busLevels } from '#sound/plan/levels.ts';
import {
  endFadeSeconds,
  nextRoundAt,
  rebaseSession,
  roundEndsAt,
  type Session,
  startDelaySeconds,
} from '#sound/plan/session.ts';
import { patchSeconds, segmentsOf } from '#sound/plan/stages.ts';
import { canRetune } from '#sound/plan/tuning.ts';
import { sessionEnded, sessionScheduled } from '#sound/state/play-transitions.ts';
import { type NowPlaying, type Patch, type SoundState, wantedPatch } from '#sound/state/sound-state.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { Alarm } from './alarm.ts';
import type { SoundGraph } from './sound-graph.ts';
import type { ToggleMerge } from './toggle-merge.ts';
import type { Score } from './voice-bank.ts';

/** After the end the gate stays closed this long, until all that sounded has faded behind it. */
const GATE_REST_SECONDS = 0.3;

interface Performance {
  readonly nowPlaying: NowPlaying;
  readonly patch: Patch;
  readonly session: Session;
}

/**
 * Makes the tones of one graph match the store, again and again, and keeps time: everything that will happen in
 * a session is put on the audio clock in advance, and nothing waits for a timer of the page.
 */
export class Conductor {
  readonly #graph: SoundGraph;
  readonly #store: SoundStore;
  readonly #merge: ToggleMerge;
  readonly #alarm: Alarm;
  /** Played time when this graph's clock stood at 0. */
  readonly #playedBefore: number;
  #performance: Performance | null = null;
  /** Whether the present performance was put on the clock with a slow end. */
  #fades = false;
  /** The same for the bell after it. */
  #bells = false;
  #rest: { readonly run: number; readonly session: Session } | null = null;

  constructor(graph: SoundGraph, store: SoundStore, merge: ToggleMerge, playedBefore: number) {
    this.#graph = graph;
    this.#store = store;
    this.#merge = merge;
    this.#alarm = new Alarm(graph.context);
    this.#playedBefore = playedBefore;
  }

  /** Seconds of sound since the app began, over all contexts. It stands still while the device does. */
  get playedNow(): number {
    return this.#playedBefore + this.#graph.now;
  }

  apply(state: SoundState): void {
    this.#graph.setLevels(busLevels(state.mixer, state.muted));
    const { nowPlaying } = state;
    const patch = wantedPatch(state);
    if (!nowPlaying || !patch) this.#restOrHalt(state);
    else if (!this.#performance) this.#startWhenAllowed(state, nowPlaying, patch);
    else if (nowPlaying.run !== this.#performance.nowPlaying.run) this.#start(state, nowPlaying, patch);
    else this.#adjust(state, nowPlaying, patch);
  }

  /** Music and river alone: a span of the gate and an alarm, without a single voice. */
  #restOrHalt({ rest, timer }: SoundState): void {
    if (this.#performance) this.#halt();
    if (rest === null) {
      this.#halt();
      return;
    }
    const isKnown = this.#rest?.run === rest.run;
    if (isKnown && timer.fades === this.#fades && timer.bell === this.#bells) return;
    const startedAt = this.#rest && isKnown ? this.#rest.session.startedAt : this.playedNow;
    const session: Session = { startedAt, durationSeconds: rest.durationSeconds, looping: false };
    this.#rest = { run: rest.run, session };
    this.#open(
      session,
      [startedAt - this.#playedBefore],
      timer.fades ? endFadeSeconds(session) : 0,
      timer.bell,
    );
    this.#fades = timer.fades;
    this.#setAlarm(session, rest.run);
    if (!isKnown) this.#store.update((present) => sessionScheduled(present, session));
  }

  /** The gate stands open in each of these rounds; after the last the bell rings, if it is wished. */
  #open(session: Session, roundsAt: readonly number[], fadeSeconds: number, bell: boolean): void {
    const { durationSeconds, looping } = session;
    this.#graph.openDuring(
      roundsAt.map((from) => ({
        from,
        to: durationSeconds === null ? null : from + durationSeconds,
        fadeSeconds,
      })),
    );
    const end = roundEndsAt(session);
    this.#graph.bell.strikeAt(bell && !looping && end !== null ? end - this.#playedBefore : null);
    this.#bells = bell;
  }

  #startWhenAllowed(state: SoundState, nowPlaying: NowPlaying, patch: Patch): void {
    const thing = `${nowPlaying.owner} ${nowPlaying.id}`;
    const mayStart = this.#merge.mayStart(thing, () => this.apply(this.#store.get()));
    if (mayStart) this.#start(state, nowPlaying, patch);
  }

  /** Goes on with a session that another graph had begun. */
  resume(state: SoundState): void {
    const patch = wantedPatch(state);
    if (!state.nowPlaying || !patch || !state.session) return;
    this.#performance = { nowPlaying: state.nowPlaying, patch, session: state.session };
    this.#perform('follow');
  }

  #start(state: SoundState, nowPlaying: NowPlaying, patch: Patch): void {
    const takesOver = this.#performance !== null;
    const isTimed = nowPlaying.patch === null;
    const startsAt = this.playedNow + startDelaySeconds(state.session, this.playedNow);
    const session: Session = {
      startedAt: startsAt - nowPlaying.fromSeconds,
      durationSeconds: this.#secondsOf(state, nowPlaying, patch),
      looping: isTimed ? state.timer.looping : nowPlaying.looping,
    };
    this.#performance = { nowPlaying, patch, session };
    this.#rest = null;
    this.#perform(takesOver ? 'replace' : 'follow');
    this.#store.update((present) => sessionScheduled(present, session));
  }

  #adjust(state: SoundState, nowPlaying: NowPlaying, patch: Patch): void {
    const before = this.#performance;
    if (!before) return;
    const looping = nowPlaying.patch === null ? state.timer.looping : nowPlaying.looping;
    const isLoopChanged = looping !== before.session.looping;
    const isEndChanged = state.timer.fades !== this.#fades || state.timer.bell !== this.#bells;
    if (!isLoopChanged && !isEndChanged && isSame(before.patch, patch)) return;
    const rebased = isLoopChanged ? rebaseSession(before.session, this.playedNow, looping) : before.session;
    // An edited sequence ends when its stages now do.
    const durationSeconds = this.#secondsOf(state, nowPlaying, patch);
    const session =
      nowPlaying.patch === null || durationSeconds === rebased.durationSeconds
        ? rebased
        : { ...rebased, durationSeconds };
    this.#performance = { nowPlaying, patch, session };
    const isAnotherPreset = nowPlaying.id !== before.nowPlaying.id;
    const glides = !isAnotherPreset || this.#canGlide(before.patch, patch);
    this.#perform(glides ? 'follow' : 'replace');
    if (session !== before.session) this.#store.update((present) => sessionScheduled(present, session));
  }

  #secondsOf(state: SoundState, nowPlaying: NowPlaying, patch: Patch): number | null {
    if (nowPlaying.patch === null) return state.timer.durationSeconds;
    return nowPlaying.durationSeconds ?? patchSeconds(patch);
  }

  #canGlide(from: Patch, to: Patch): boolean {
    const { sampleRate } = this.#graph.context;
    const first = (patch: Patch) => segmentsOf(patch, sampleRate)[0]?.tuning.voices ?? [];
    return canRetune(first(from), first(to));
  }

  /** Puts the present round and the one after it on the audio clock. */
  #perform(how: 'follow' | 'replace'): void {
    const performance = this.#performance;
    if (!performance) return;
    const { session, patch } = performance;
    const next = nextRoundAt(session);
    const rounds = next === null ? [session.startedAt] : [session.startedAt, next];
    const score: Score = {
      segments: segmentsOf(patch, this.#graph.context.sampleRate),
      roundsAt: rounds.map((at) => at - this.#playedBefore),
    };
    this.#graph.voices[how](score);
    this.#fades = this.#store.get().timer.fades;
    // A sequence is written to its last second: its author decides how it ends.
    const isWritten = patch.generators.some(({ stages }) => stages !== undefined);
    const fadeSeconds = this.#fades && !isWritten ? endFadeSeconds(session) : 0;
    this.#open(session, score.roundsAt, fadeSeconds, this.#store.get().timer.bell);
    this.#setAlarm(session, performance.nowPlaying.run);
  }

  #setAlarm(session: Session, run: number): void {
    const next = nextRoundAt(session);
    const end = roundEndsAt(session);
    if (next !== null) this.#alarm.set(next - this.#playedBefore, () => this.#beginRound());
    else if (end !== null) {
      this.#alarm.set(end - this.#playedBefore, () =>
        this.#store.update((state) => sessionEnded(state, run)),
      );
    } else this.#alarm.clear();
  }

  /** The next round already sounds by itself; this puts the one after it on the clock. */
  #beginRound(): void {
    const performance = this.#performance;
    if (!performance) return;
    const session = rebaseSession(performance.session, this.playedNow, performance.session.looping);
    this.#performance = { ...performance, session };
    this.#perform('follow');
    this.#store.update((state) => sessionScheduled(state, session));
  }

  #halt(): void {
    this.#merge.stopped();
    if (!this.#performance && !this.#rest) return;
    this.#performance = null;
    this.#rest = null;
    this.#alarm.clear();
    this.#graph.bell.strikeAt(null);
    this.#graph.voices.stop();
    // Asked of the gate and not of the clock: the alarm may ring a fraction of a block before the end.
    const isOpen = this.#graph.gateAt(this.#graph.now) === 1;
    this.#graph.openFrom(this.#graph.now + (isOpen ? 0 : GATE_REST_SECONDS));
  }
}

function isSame(a: Patch, b: Patch): boolean {
  return (
    a === b ||
    (a.syncMode === b.syncMode &&
      a.beatHz === b.beatHz &&
      a.generators.length === b.generators.length &&
      a.generators.every((generator, index) => isSameGenerator(generator, b.generators[index])))
  );
}

function isSameGenerator(a: Patch['generators'][number], b: Patch['generators'][number] | undefined) {
  return (
    b !== undefined &&
    a.frequency === b.frequency &&
    a.volume === b.volume &&
    a.waveType === b.waveType &&
    a.enabled === b.enabled &&
    a.harmonicMode === b.harmonicMode &&
    a.stages === b.stages
  );
}
