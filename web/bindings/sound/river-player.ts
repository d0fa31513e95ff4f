import { riverTrack } from '#contract/rules/sound-defaults.ts';
import type { SoundEngine } from '#sound/engine/sound-engine.ts';
import { setRiverLoop, setRiverPlaying } from '#sound/state/mixer-transitions.ts';
import type { SoundState } from '#sound/state/sound-state.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { createWatched, type Watched } from '#web/lib/watched.ts';

export type RiverStatus = 'loading' | 'ready' | 'playing' | 'paused' | 'error';

/** Relaxing River: fetched when it is first played, or when a hand comes near. */
export interface RiverPlayer {
  readonly status: Watched<RiverStatus>;
  /** Whole seconds of the present round. */
  readonly position: Watched<number>;
  /** Fetches the recording ahead of the press. */
  prepare(): void;
  toggle(): void;
  /** As a program kept it. */
  recall(kept: { readonly playing: boolean; readonly loop: boolean }): void;
  toggleLoop(): void;
  seek(seconds: number): void;
}

interface RiverParts {
  readonly store: SoundStore;
  readonly change: (transition: (state: SoundState) => SoundState) => void;
  readonly ready: () => Promise<SoundEngine>;
  readonly engine: () => SoundEngine | null;
}

export const riverSeconds = riverTrack.loopEnd - riverTrack.loopStart;

/** A hand that drags along the bar is followed when it rests: each move is a fade of its own. */
const SEEK_AFTER_MS = 120;
/** Never sooner than this, or a clock that stands still would spin. */
const SHORTEST_WAIT_MS = 50;

export function createRiverPlayer({ store, change, ready, engine }: RiverParts): RiverPlayer {
  const status = createWatched<RiverStatus>('ready');
  const position = createWatched(0);
  let recording: 'none' | 'fetching' | 'here' | 'failed' = 'none';
  let wanted: number | null = null;
  let seeking: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isWanted = () => store.get().river.playing;
  const statusAt = (seconds: number): RiverStatus => {
    if (recording === 'failed') return 'error';
    if (isWanted()) return recording === 'here' ? 'playing' : 'loading';
    return seconds > 0 ? 'paused' : 'ready';
  };
  const look = () => {
    clearTimeout(waiting);
    const seconds = wanted ?? engine()?.river.position ?? 0;
    status.set(statusAt(seconds));
    position.set(Math.floor(seconds));
    if (status.get() !== 'playing') return;
    waiting = setTimeout(look, Math.max(SHORTEST_WAIT_MS, (1 - (seconds % 1)) * 1000));
  };

  const fetchRecording = async () => {
    if (recording === 'fetching' || recording === 'here') return;
    recording = 'fetching';
    look();
    try {
      const answer = await fetch(riverTrack.src);
      if (!answer.ok) throw new Error(`The river could not be fetched: ${answer.status}`);
      await (await ready()).loadRiver(await answer.arrayBuffer(), riverTrack);
      recording = 'here';
    } catch (error) {
      console.error('The river could not be loaded.', error);
      // Fetched ahead of a press that never came, it has failed nobody.
      recording = isWanted() ? 'failed' : 'none';
      change((state) => setRiverPlaying(state, false));
    }
    look();
  };

  store.subscribe((state, before) => {
    if (state.river !== before.river) look();
  });

  return {
    status,
    position,
    prepare() {
      if (recording === 'none') void fetchRecording();
    },
    toggle() {
      change((state) => setRiverPlaying(state, !state.river.playing));
      if (isWanted()) void fetchRecording();
    },
    recall({ playing, loop }) {
      change((state) => setRiverLoop(setRiverPlaying(state, playing), loop));
      if (playing) void fetchRecording();
    },
    toggleLoop: () => change((state) => setRiverLoop(state, !state.river.loop)),
    seek(seconds) {
      wanted = seconds;
      look();
      clearTimeout(seeking);
      const move = (present: SoundEngine) => {
        present.seekRiver(seconds);
        if (wanted === seconds) wanted = null;
        look();
      };
      // Without an engine there is nothing to move; whoever fetches it has told why it did not come.
      seeking = setTimeout(() => ready().then(move, () => {}), SEEK_AFTER_MS);
    },
  };
}
