import type { SessionMoment } from '#sound/plan/session.ts';
import { isTimed, type SoundState } from '#sound/state/sound-state.ts';
import type { SoundStore } from '#sound/state/store.ts';

/** What the countdown shows: whole seconds, so that it changes once a second and not with every frame. */
export interface SessionTime {
  /** Rounded up: a fresh session shows its full duration. Null when it goes on without end. */
  readonly remainingSeconds: number | null;
  readonly durationSeconds: number | null;
  /** Elapsed part of the duration, 0 to 100. */
  readonly progressPercent: number;
}

export interface SessionClock {
  get(): SessionTime;
  /** Ticks once a second while a session runs, and only while somebody watches. */
  subscribe(listener: () => void): () => void;
}

const HOUR_SECONDS = 3_600;
/** Never sooner than this, or a clock that stands still would spin. */
const SHORTEST_WAIT_MS = 50;

/**
 * Reads the audio clock and tells its listeners when the shown second changes. The timeouts here only decide when
 * to look again; how late they are never adds up.
 */
export function createSessionClock(store: SoundStore, readMoment: () => SessionMoment | null): SessionClock {
  const listeners = new Set<() => void>();
  let shown = timeAt(store.get(), null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let forgetStore = () => {};

  const look = () => {
    clearTimeout(waiting);
    const state = store.get();
    const moment = readMoment();
    const next = timeAt(state, moment);
    if (!isSame(next, shown)) {
      shown = next;
      for (const listener of listeners) listener();
    }
    if (moment && moment.remainingSeconds !== Number.POSITIVE_INFINITY && isCounting(state, moment)) {
      const toNextSecond = (moment.remainingSeconds % 1) * 1000;
      waiting = setTimeout(look, Math.max(SHORTEST_WAIT_MS, toNextSecond + 1));
    }
  };

  return {
    get: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) {
        forgetStore = store.subscribe(look);
        look();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(waiting);
        forgetStore();
      };
    },
  };
}

/** Something is still going to change by itself: it runs, or the empty clock is about to show its full time again. */
function isCounting(state: SoundState, moment: SessionMoment): boolean {
  return isTimed(state) || moment.remainingSeconds === 0;
}

function timeAt(state: SoundState, given: SessionMoment | null): SessionTime {
  // Once the empty clock has been seen, the time is again the one that Play would give. The session that is over may
  // have been another: half an hour of the library, say, while five minutes are chosen here.
  const isPast = !isTimed(state) && given?.remainingSeconds !== 0;
  const moment = isPast ? null : given;
  const durationSeconds =
    moment && state.session ? state.session.durationSeconds : state.timer.durationSeconds;
  if (!moment || durationSeconds === null) {
    return { remainingSeconds: durationSeconds, durationSeconds, progressPercent: 0 };
  }
  const remainingSeconds = Math.ceil(moment.remainingSeconds);
  const progressPercent = ((durationSeconds - remainingSeconds) / durationSeconds) * 100;
  return { remainingSeconds, durationSeconds, progressPercent };
}

function isSame(a: SessionTime, b: SessionTime): boolean {
  return a.remainingSeconds === b.remainingSeconds && a.durationSeconds === b.durationSeconds;
}

/** Minutes and seconds: 05:00. Beyond an hour the hours stand before them: 1:30:00. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const minutes = whole / 60;
  if (whole <= HOUR_SECONDS) return `${two(minutes)}:${two(whole % 60)}`;
  return `${Math.floor(whole / HOUR_SECONDS)}:${two(minutes % 60)}:${two(whole % 60)}`;
}
