import type { Heard } from '#web/bindings/sound/listening-log.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';

type Question = 'before' | 'after';

/** Asks how somebody feels when they begin to listen and when they end: once a session, and never twice in a row. */
export interface Questions {
  /** Which of the two is asked now. */
  readonly asked: Watched<Question | null>;
  begun(key: string, fromSilence: boolean): void;
  ended(heard: Heard): void;
  /** The session with what was said of it. */
  withFeelings(heard: Heard): Heard;
  answer(feeling: number): void;
  /** Closed by hand: what sounds now is not asked about again. */
  dismiss(): void;
  /** Nobody answered in time. */
  leave(): void;
}

interface Ports {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly mayAsk: () => boolean;
  /** A feeling was said of a session that is over, and told already. */
  readonly onAfter: (heard: Heard) => void;
}

/** What was said holds for what begins so soon after; whoever said nothing is left alone for as long. */
const HOLDS_MS = 600_000;
/** After less there is nothing to tell. */
const WORTH_ASKING_SECONDS = 60;

export function createQuestions({ now, mayAsk, onAfter }: Ports): Questions {
  const asked = createWatched<Question | null>(null);
  const leftAt: Record<Question, number> = { before: -Infinity, after: -Infinity };
  let said = { feeling: 0, at: -Infinity };
  let session: Pick<Heard, 'key' | 'feltBefore' | 'feltAfter'> | null = null;
  /** The session that was asked about when it ended, or wants to hear no more questions. */
  let done: string | null = null;
  let last: Heard | null = null;

  const withdraw = () => {
    const question = asked.get();
    if (question) leftAt[question] = now();
    asked.set(null);
  };
  const ask = (question: Question) => {
    if (mayAsk() && now() - leftAt[question] >= HOLDS_MS) asked.set(question);
  };
  const withFeelings = (heard: Heard): Heard =>
    heard.key === session?.key ? { ...heard, ...session } : heard;

  return {
    asked,
    withFeelings,
    begun(key, fromSilence) {
      if (asked.get() === 'after') withdraw();
      if (session?.key === key) return;
      const isKnown = now() - said.at < HOLDS_MS;
      session = { key, ...(isKnown && { feltBefore: said.feeling }) };
      if (!isKnown && fromSilence && !asked.get()) ask('before');
    },
    ended(heard) {
      withdraw();
      if (heard.key === done || heard.seconds < WORTH_ASKING_SECONDS) return;
      done = heard.key;
      last = heard;
      ask('after');
    },
    answer(feeling) {
      const question = asked.get();
      if (!question) return;
      said = { feeling, at: now() };
      asked.set(null);
      if (!session) return;
      session = { ...session, [question === 'before' ? 'feltBefore' : 'feltAfter']: feeling };
      if (question === 'after' && last) onAfter(withFeelings(last));
    },
    dismiss() {
      done = session?.key ?? null;
      withdraw();
    },
    leave: withdraw,
  };
}
