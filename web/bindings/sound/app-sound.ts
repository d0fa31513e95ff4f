import type { SoundEngine } from '#sound/engine/sound-engine.ts';
import { soundFailed } from '#sound/state/device-transitions.ts';
import { recallSound, rememberSound } from '#sound/state/remembered.ts';
import { firstState, type SoundState, wantsSound } from '#sound/state/sound-state.ts';
import { createSoundStore, type SoundStore } from '#sound/state/store.ts';
import { readStored, storageKeys, writeStored } from '#web/lib/browser-storage.ts';
import type { Watched } from '#web/lib/watched.ts';
import { type BackdropTones, createBackdropTones } from '../figures/backdrop-tones.ts';
import { createGong, type Gong } from '../gong/gong.ts';
import { createCurrentSource, type Playing } from './current-source.ts';
import { createMusicPlayer, type MusicPlayer } from './music-player.ts';
import { createPresetArrival, type PresetArrival } from './preset-arrival.ts';
import { createProgramArrival, type ProgramArrival } from './program-arrival.ts';
import { createRiverPlayer, type RiverPlayer } from './river-player.ts';
import { createSessionClock, type SessionClock } from './session-clock.ts';
import { createVisitorActions, type VisitorActions } from './visitor-actions.ts';

type Transition = (state: SoundState) => SoundState;

/** The sound of the whole app: what is wanted, the clock of the session, and the engine once there is one. */
export interface AppSound {
  readonly store: SoundStore;
  readonly clock: SessionClock;
  readonly presets: PresetArrival;
  readonly gong: Gong;
  readonly visitor: VisitorActions;
  readonly backdrop: BackdropTones;
  readonly music: MusicPlayer;
  readonly river: RiverPlayer;
  /** Of all that plays, what the player bar and the system's keys are about. */
  readonly current: Watched<Playing | null>;
  readonly programs: ProgramArrival;
  /** Null until something was to sound, or somebody asked for it to be made ready. */
  readonly engine: SoundEngine | null;
  /** Changes what is to sound. When that asks for sound, the engine is fetched and follows. */
  change(transition: Transition): void;
  /** Fetches the engine ahead of the first press, so that the press itself is answered at once. */
  prepare(): void;
  /** The engine, fetched if need be: for what has to be handed to it, such as a recording. */
  ready(): Promise<SoundEngine>;
  /** Keeps the settings in the browser from now on; returns how to stop. */
  keepSettings(): () => void;
}

const localStore = () => window.localStorage;

export function createAppSound(): AppSound {
  const store = createSoundStore(recallSound(firstState, readStored(localStore, storageKeys.sound)));
  let engine: SoundEngine | null = null;
  let fetching: Promise<SoundEngine> | null = null;

  const fetchEngine = async () => {
    const { SoundEngine } = await import('#sound/engine/sound-engine.ts');
    engine = new SoundEngine(store, { onRebuilt: () => music.rebuild() });
    music.attach();
    // The engine hears of changes only; it came late, so it is told once more.
    if (wantsSound(store.get())) store.update((state) => ({ ...state }));
    return engine;
  };
  const ready = () => {
    fetching ??= fetchEngine().catch((error: unknown) => {
      console.error('The sound could not be fetched.', error);
      fetching = null;
      // What cannot sound must not look as if it did.
      store.update(soundFailed);
      throw error;
    });
    return fetching;
  };
  /** Whoever only prepares has nothing to do about a failure: it is told above, and the next press tries again. */
  const prepare = () => void ready().catch(() => {});

  const change = (transition: Transition) => {
    store.update(transition);
    if (!engine && wantsSound(store.get())) prepare();
  };

  const music = createMusicPlayer({
    change,
    isPlaying: () => store.get().musicPlaying,
    engine: () => engine,
  });

  const river = createRiverPlayer({ store, change, ready, engine: () => engine });

  return {
    store,
    music,
    river,
    current: createCurrentSource(store),
    presets: createPresetArrival(change),
    gong: createGong({ read: store.get, change }),
    visitor: createVisitorActions(change),
    backdrop: createBackdropTones(store, () => engine),
    programs: createProgramArrival({ store, change, music, river }),
    clock: createSessionClock(store, () => engine?.moment() ?? null),
    get engine() {
      return engine;
    },
    change,
    prepare,
    ready,
    keepSettings: () => {
      const keep = () => writeStored(localStore, storageKeys.sound, rememberSound(store.get()));
      const forgetSettled = store.subscribeSettled(keep);
      // Whoever closes the page within the resting time still finds the last change again.
      window.addEventListener('pagehide', keep);
      return () => {
        forgetSettled();
        window.removeEventListener('pagehide', keep);
      };
    },
  };
}
