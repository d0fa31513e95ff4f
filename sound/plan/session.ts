import { timer } from '#contract/rules/sound-defaults.ts';

/**
 * A session is a span on the audio clock, and everything shown about it is worked out from that span and the
 * present time. Nothing counts down, so a throttled tab or a jumping clock cannot make it wrong.
 * Times are seconds of played time: they stand still while the audio device does.
 */
export interface Session {
  /** When the present round began. */
  readonly startedAt: number;
  /** Null: it goes on until someone stops it. */
  readonly durationSeconds: number | null;
  readonly looping: boolean;
}

export interface SessionMoment {
  readonly phase: 'waiting' | 'running' | 'resting' | 'over';
  readonly remainingSeconds: number;
  /** Elapsed part of the duration, 0 to 100. */
  readonly progressPercent: number;
  /** When the round that this moment belongs to began. */
  readonly roundStartedAt: number;
}

const resetAfterEnd = timer.resetAfterEndMs / 1000;
const restBetweenRounds = timer.loopRestartMs / 1000;

/** When the round after the present one begins; null when there is none. */
export function nextRoundAt(session: Session): number | null {
  if (session.durationSeconds === null || !session.looping) return null;
  return session.startedAt + session.durationSeconds + restBetweenRounds;
}

/** When the sound of the present round is over; null when it never is. */
export function roundEndsAt(session: Session): number | null {
  return session.durationSeconds === null ? null : session.startedAt + session.durationSeconds;
}

/** How long the end takes to come. A session that begins again at once has no end to prepare for. */
export function endFadeSeconds({ durationSeconds, looping }: Session): number {
  if (durationSeconds === null || looping) return 0;
  return Math.min(timer.endFadeSeconds, durationSeconds * timer.endFadePart);
}

export function sessionAt(session: Session, now: number): SessionMoment {
  const { durationSeconds } = session;
  if (durationSeconds === null) {
    const phase = now < session.startedAt ? 'waiting' : 'running';
    return {
      phase,
      remainingSeconds: Number.POSITIVE_INFINITY,
      progressPercent: 0,
      roundStartedAt: session.startedAt,
    };
  }
  const round = durationSeconds + restBetweenRounds;
  const rounds = session.looping ? Math.max(0, Math.floor((now - session.startedAt) / round)) : 0;
  const roundStartedAt = session.startedAt + rounds * round;
  const elapsed = now - roundStartedAt;
  if (elapsed < 0) {
    return { phase: 'waiting', remainingSeconds: durationSeconds, progressPercent: 0, roundStartedAt };
  }
  if (elapsed < durationSeconds) {
    const progressPercent = (elapsed / durationSeconds) * 100;
    return { phase: 'running', remainingSeconds: durationSeconds - elapsed, progressPercent, roundStartedAt };
  }
  // The empty clock stands for a moment, then shows the full duration again.
  const isReset = elapsed >= durationSeconds + resetAfterEnd;
  return {
    phase: session.looping ? 'resting' : 'over',
    remainingSeconds: isReset ? durationSeconds : 0,
    progressPercent: isReset ? 0 : 100,
    roundStartedAt,
  };
}

/** The same session with its present round as the first one, looping or not from here on. */
export function rebaseSession(session: Session, now: number, looping: boolean): Session {
  return { ...session, startedAt: sessionAt(session, now).roundStartedAt, looping };
}

/** How long Play waits: pressed on a clock that stands at 0, it first resets, then starts. */
export function startDelaySeconds(previous: Session | null, now: number): number {
  const atZero = previous !== null && sessionAt(previous, now).remainingSeconds === 0;
  return atZero ? timer.startAfterResetMs / 1000 : 0;
}
