import { type SessionMoment, sessionAt } from '#sound/plan/session.ts';
import { setHeldBack, soundFailed } from '#sound/state/device-transitions.ts';
import { setAmbiencePlaying, setMusicPlaying, setRiverPlaying } from '#sound/state/mixer-transitions.ts';
import { type SoundState, wantsSound } from '#sound/state/sound-state.ts';
import type { SoundStore } from '#sound/state/store.ts';
import { AudioDevice } from './audio-device.ts';
import { Conductor } from './conductor.ts';
import { MusicSource } from './music-source.ts';
import { type Loop, RiverSource } from './river-source.ts';
import { createFrameReader, type SoundFrame } from './sound-frame.ts';
import { SoundGraph } from './sound-graph.ts';
import { ToggleMerge } from './toggle-merge.ts';

/** What is set up for one audio context, and given up with it. */
interface Rig {
  readonly context: AudioContext;
  readonly graph: SoundGraph;
  readonly conductor: Conductor;
  readonly music: MusicSource;
  readonly river: RiverSource;
  readonly ambience: RiverSource;
}

interface EngineOptions {
  readonly openContext?: () => AudioContext;
  /** Called when the context had to be replaced: a media element cannot follow, the page brings a new one. */
  readonly onRebuilt?: () => void;
}

/** Where a recording repeats, in seconds of the file. */
export interface LoopPoints {
  readonly loopStart: number;
  readonly loopEnd: number;
}

/** Any rate will do to decode at; the source resamples to the device's own. */
const DECODING_RATE = 48_000;

/**
 * The only subscriber of the store that makes a sound. Make one for the whole app, outside any component:
 * it opens its audio context when something is first to sound, which is inside the user's gesture.
 */
export class SoundEngine {
  readonly #store: SoundStore;
  readonly #device: AudioDevice;
  readonly #merge = new ToggleMerge();
  readonly #readFrame = createFrameReader();
  readonly #unsubscribe: () => void;
  readonly #onRebuilt: (() => void) | undefined;
  #rig: Rig | null = null;
  #playedBefore = 0;
  #loop: Loop | null = null;
  #ambience: Loop | null = null;
  #musicElement: HTMLMediaElement | null = null;
  /** Where the river is to begin in the next rig. */
  #riverAt = 0;

  constructor(store: SoundStore, options: EngineOptions = {}) {
    this.#store = store;
    this.#onRebuilt = options.onRebuilt;
    this.#device = new AudioDevice({
      openContext: options.openContext ?? (() => new AudioContext({ latencyHint: 'interactive' })),
      isWanted: () => wantsSound(store.get()),
      onContext: (context) => this.#setUp(context),
      onHeldBack: (isHeldBack) => store.update((state) => setHeldBack(state, isHeldBack)),
      onFailure: (error) => this.#giveUp('No sound can be made here.', error),
    });
    this.#unsubscribe = store.subscribe((state) => this.#apply(state));
  }

  /** What sounds now, for pictures: read once a frame, without going through the store. */
  frame(): SoundFrame {
    return this.#readFrame(this.#rig?.graph ?? null);
  }

  /** Where the session stands: read it whenever the countdown is drawn. Null before the first and after a stop. */
  moment(): SessionMoment | null {
    const { session } = this.#store.get();
    return session ? sessionAt(session, this.#playedNow) : null;
  }

  /** The device's rate, once known: what lies above half of it cannot be played. */
  get sampleRate(): number {
    return this.#rig?.context.sampleRate ?? DECODING_RATE;
  }

  /**
   * Leads this element through the mixer; `musicPlaying` in the store plays and pauses it. Another one may be
   * attached at any time: the one before fades away.
   */
  attachMusic(element: HTMLMediaElement): void {
    this.#musicElement = element;
    this.#rig?.music.attach(element);
  }

  /** Moves the attached element without a click. */
  seekMusic(seconds: number): void {
    if (this.#rig) this.#rig.music.seek(seconds);
    else if (this.#musicElement) this.#musicElement.currentTime = seconds;
  }

  async loadRiver(encoded: ArrayBuffer, points: LoopPoints): Promise<void> {
    this.#loop = await decodeLoop(encoded, points);
    this.#rig?.river.load(this.#loop);
    this.#apply(this.#store.get());
  }

  /** The loop of the sign-in page; `ambiencePlaying` in the store plays and stops it. */
  async loadAmbience(encoded: ArrayBuffer, points: LoopPoints): Promise<void> {
    this.#ambience = await decodeLoop(encoded, points);
    this.#rig?.ambience.load(this.#ambience);
    this.#apply(this.#store.get());
  }

  get river(): { readonly position: number; readonly seconds: number } {
    return { position: this.#rig?.river.position ?? this.#riverAt, seconds: this.#rig?.river.seconds ?? 0 };
  }

  seekRiver(seconds: number): void {
    if (this.#rig) this.#rig.river.seek(seconds);
    else this.#riverAt = seconds;
  }

  close(): void {
    this.#unsubscribe();
    this.#rig?.graph.close();
    this.#device.close();
    this.#rig = null;
  }

  get #playedNow(): number {
    return this.#rig?.conductor.playedNow ?? this.#playedBefore;
  }

  #apply(state: SoundState): void {
    try {
      if (wantsSound(state)) this.#device.wake();
      const rig = this.#rig;
      if (!rig) return;
      rig.conductor.apply(state);
      rig.river.apply(state.river.playing, state.river.loop);
      rig.ambience.apply(state.ambiencePlaying, true);
      rig.music.apply(state.musicPlaying);
    } catch (error) {
      this.#giveUp('The sound could not follow.', error);
    }
  }

  /** What cannot sound must not look as if it did. */
  #giveUp(words: string, error: unknown): void {
    console.error(words, error);
    this.#store.update(soundFailed);
  }

  #setUp(context: AudioContext): void {
    const isRebuilt = this.#rig !== null;
    this.#playedBefore = this.#playedNow;
    this.#riverAt = this.river.position;
    this.#rig = null;
    SoundGraph.open(context)
      .then((graph) => {
        const conductor = new Conductor(graph, this.#store, this.#merge, this.#playedBefore);
        const music = new MusicSource(
          context,
          () => graph.bus('music'),
          () => this.#store.update((state) => setMusicPlaying(state, false)),
        );
        const river = new RiverSource(
          context,
          () => graph.bus('river'),
          () => this.#store.update((state) => setRiverPlaying(state, false)),
        );
        const ambience = new RiverSource(
          context,
          () => graph.bus('ambience'),
          () => this.#store.update((state) => setAmbiencePlaying(state, false)),
        );
        if (this.#loop) river.load(this.#loop);
        river.seek(this.#riverAt);
        if (this.#ambience) ambience.load(this.#ambience);
        this.#rig = { context, graph, conductor, music, river, ambience };
        if (isRebuilt) {
          conductor.resume(this.#store.get());
          this.#musicElement = null;
          this.#onRebuilt?.();
        }
        if (this.#musicElement) music.attach(this.#musicElement);
        this.#apply(this.#store.get());
      })
      .catch((error: unknown) => this.#giveUp('The sound could not be set up.', error));
  }
}

async function decodeLoop(encoded: ArrayBuffer, points: LoopPoints): Promise<Loop> {
  const decoder = new OfflineAudioContext(2, 1, DECODING_RATE);
  return { buffer: await decoder.decodeAudioData(encoded), ...points };
}
