import { useEffect, useEffectEvent } from 'react';
import type { ListeningSource } from '#contract/entities/listening.ts';
import { listening as limit } from '#contract/rules/limits.ts';
import { type NowPlaying, type Owner, type SoundState, wantedPatch } from '#sound/state/sound-state.ts';
import { readRecommendedName } from './recommended.ts';
import { useAppSound } from './sound-provider.tsx';

/** A session of listening as far as it has come. Told again under the same key when it has gone on. */
export interface Heard {
  readonly key: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly source: ListeningSource;
  readonly presetId?: number;
  readonly recommendationId?: number;
  readonly frequencies?: readonly number[];
  /** 1 to 10, where they were said. */
  readonly feltBefore?: number;
  readonly feltAfter?: number;
}

interface Subject {
  /** What it is, so that something that goes on after a pause is known again. */
  readonly name: string;
  readonly run: number;
  readonly goesOn: boolean;
  readonly source: ListeningSource;
  readonly presetId?: number;
  readonly recommendationId?: number;
  readonly frequencies: readonly number[];
}

interface Session {
  readonly key: string;
  readonly startedAt: number;
  /** Heard before the last pause. */
  readonly secondsBefore: number;
  readonly from: number;
  readonly subject: Subject;
}

interface Told {
  readonly onHeard: (heard: Heard) => void;
  /** A session begins, out of silence or after something else. */
  readonly onBegun: (key: string, fromSilence: boolean) => void;
  /** Nothing sounds any more, and what was heard last is long enough to be kept. */
  readonly onEnded: (heard: Heard) => void;
}

interface LogPorts extends Told {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newKey: () => string;
}

export interface ListeningLog {
  see(state: SoundState): void;
  /** Tells what was heard so far and goes on: the page may be closed at any moment. */
  checkpoint(): void;
}

const SOURCES: Readonly<Record<Owner, ListeningSource | null>> = {
  generators: 'generators',
  preset: 'preset',
  program: 'program',
  post: 'post',
  recommendation: 'recommendation',
  gong: 'gong',
  // Trying a tone is not listening.
  preview: null,
};

/**
 * Watches what sounds and says what was listened to. Tones come first; music or the river count by themselves only
 * while no tone sounds, so that a minute is never counted twice.
 */
export function createListeningLog({ now, newKey, onHeard, onBegun, onEnded }: LogPorts): ListeningLog {
  let session: Session | null = null;
  let paused: Session | null = null;
  let isAfterSilence = true;

  const tell = ({ key, startedAt, secondsBefore, from, subject }: Session): Heard | null => {
    const seconds = Math.min(limit.secondsMax, secondsBefore + (now() - from) / 1000);
    if (seconds < limit.secondsMin) return null;
    const { source, presetId, recommendationId, frequencies } = subject;
    const heard = {
      key,
      startedAt: new Date(startedAt).toISOString(),
      seconds,
      source,
      ...(presetId === undefined ? { frequencies } : { presetId }),
      ...(recommendationId === undefined ? {} : { recommendationId }),
    };
    onHeard(heard);
    return heard;
  };

  const begin = (subject: Subject): Session => {
    const at = now();
    if (subject.goesOn && paused?.subject.name === subject.name) return { ...paused, from: at, subject };
    return { key: newKey(), startedAt: at, secondsBefore: 0, from: at, subject };
  };

  return {
    see(state) {
      const subject = subjectOf(state);
      if (
        session &&
        subject &&
        subject.name === session.subject.name &&
        subject.run === session.subject.run
      ) {
        session = { ...session, subject };
        return;
      }
      // Between one preset and the next there is a moment without sound, and yet it is no end.
      const isSilent = !state.nowPlaying && !state.musicPlaying && !state.river.playing;
      if (session) {
        const heard = tell(session);
        if (heard && isSilent) onEnded(heard);
        paused = { ...session, secondsBefore: session.secondsBefore + (now() - session.from) / 1000 };
      }
      session = subject && begin(subject);
      if (session) onBegun(session.key, isAfterSilence);
      isAfterSilence = isSilent || (isAfterSilence && !session);
    },
    checkpoint() {
      if (session) tell(session);
    },
  };
}

/** What is heard now. Null while the browser holds the sound back, or before the engine has put it on its clock. */
function subjectOf(state: SoundState): Subject | null {
  const { nowPlaying } = state;
  if (state.heldBack) return null;
  const source = nowPlaying && SOURCES[nowPlaying.owner];
  if (nowPlaying && source && state.session) {
    return {
      name: `${nowPlaying.owner} ${nowPlaying.id}`,
      run: nowPlaying.run,
      goesOn: nowPlaying.fromSeconds > 0,
      source,
      ...catalogued(nowPlaying),
      frequencies: frequenciesOf(state),
    };
  }
  const alone = state.musicPlaying ? 'music' : state.river.playing ? 'river' : null;
  return alone && { name: alone, run: 0, goesOn: false, source: alone, frequencies: [] };
}

/** The preset that it is, and the recommendation that it was played from. */
function catalogued({ owner, id }: NowPlaying): { presetId?: number; recommendationId?: number } {
  if (owner === 'recommendation') return readRecommendedName(id) ?? {};
  return owner === 'preset' && Number.isInteger(Number(id)) ? { presetId: Number(id) } : {};
}

function frequenciesOf(state: SoundState): number[] {
  const sounding = wantedPatch(state)?.generators.filter(({ enabled }) => enabled) ?? [];
  return sounding.map(({ stages, frequency }) => stages?.[0]?.frequency ?? frequency);
}

/** Tells what was listened to, for as long as the component stands. */
export function useListeningLog(told: Told): void {
  const { store } = useAppSound();
  const onHeard = useEffectEvent(told.onHeard);
  const onBegun = useEffectEvent(told.onBegun);
  const onEnded = useEffectEvent(told.onEnded);
  useEffect(() => {
    const log = createListeningLog({
      now: Date.now,
      newKey: () => crypto.randomUUID(),
      onHeard,
      onBegun,
      onEnded,
    });
    log.see(store.get());
    const forget = store.subscribe((state) => log.see(state));
    // A phone may end a page without another word.
    const onHidden = () => document.visibilityState === 'hidden' && log.checkpoint();
    window.addEventListener('pagehide', log.checkpoint);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      log.checkpoint();
      forget();
      window.removeEventListener('pagehide', log.checkpoint);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [store]);
}
