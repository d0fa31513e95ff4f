import { hasStages } from '#contract/rules/has-stages.ts';
import type { PlayableProgram } from '#contract/rules/read-program.ts';
import { beginGenerators, playPatch, stop } from '#sound/state/play-transitions.ts';
import { loadProgram, patchOf } from '#sound/state/program-transitions.ts';
import type { SoundState } from '#sound/state/sound-state.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { delays } from '#web/lib/delays.ts';
import type { MusicPlayer } from './music-player.ts';
import type { RiverPlayer } from './river-player.ts';

/** What became of a program: it sounds; it could not be made to sound; something else was played meanwhile. */
type ProgramOutcome = 'started' | 'failed' | 'overtaken';

export interface ProgramArrival {
  /** Stops what sounds, waits the specified time, plays the program, and answers when it has begun to sound. */
  apply(program: PlayableProgram): Promise<ProgramOutcome>;
  /** Puts it on the generators without a sound. */
  load(program: PlayableProgram): void;
}

type Change = (transition: (state: SoundState) => SoundState) => void;

interface ArrivalParts {
  readonly store: SoundStore;
  readonly change: Change;
  readonly music: Pick<MusicPlayer, 'recall'>;
  readonly river: Pick<RiverPlayer, 'recall'>;
}

export function createProgramArrival({ store, change, music, river }: ArrivalParts): ProgramArrival {
  let last = 0;
  return {
    async apply(program) {
      last += 1;
      const mine = last;
      change(stop);
      const { runs } = store.get();
      await new Promise((resolve) => setTimeout(resolve, delays.programApply));
      // Of two programs the later one is wanted; and whoever pressed Play meanwhile wants that.
      if (mine !== last || store.get().runs !== runs) return 'overtaken';
      // Before the tones: what is started last is what the player shows.
      const { settings } = program;
      if (settings.music) music.recall(settings.music);
      if (settings.river) river.recall(settings.river);
      const before = store.get();
      change((state) => playNow(state, program));
      if (store.get().nowPlaying === before.nowPlaying) return 'failed';
      return hasStarted(store, before.session);
    },
    load: ({ settings, duration }) => change((state) => loadProgram(state, settings, duration)),
  };
}

function playNow(state: SoundState, { id, name, settings, duration }: PlayableProgram): SoundState {
  if (!hasStages(settings)) {
    return beginGenerators(loadProgram(state, settings, duration), 'program', idText(id), name);
  }
  return playPatch(state, {
    owner: 'program',
    ...(id === null ? {} : { id: String(id) }),
    title: name,
    patch: patchOf(settings),
  });
}

const idText = (id: number | null) => (id === null ? null : String(id));

/** The engine writes down a session when it has put the sound on its clock; without an engine the request is withdrawn. */
function hasStarted(store: SoundStore, sessionBefore: SoundState['session']): Promise<ProgramOutcome> {
  const { runs } = store.get();
  return new Promise((resolve) => {
    const look = () => {
      const { nowPlaying, session } = store.get();
      if (nowPlaying?.run !== runs) end(nowPlaying ? 'overtaken' : 'failed');
      else if (session && session !== sessionBefore) end('started');
    };
    const forget = store.subscribe(look);
    const end = (outcome: ProgramOutcome) => {
      forget();
      resolve(outcome);
    };
    look();
  });
}
