import {
  firstBeats,
  firstGenerators,
  gains,
  mixer as mixerPercent,
  timer,
} from '#contract/rules/sound-defaults.ts';
import type { BeatMode, SyncMode, WaveType } from '#contract/rules/tone-kinds.ts';
import type { Session } from '#sound/plan/session.ts';

/** The sound that is asked for as plain data. The engine makes the audio graph match it; nothing here makes a sound. */

export interface Generator {
  readonly frequency: number;
  readonly waveType: WaveType;
  /** 0 to 1; pages show percent. */
  readonly volume: number;
  readonly enabled: boolean;
  readonly harmonicMode: boolean;
}

export interface Stage {
  readonly frequency: number;
  /** In seconds. */
  readonly duration: number;
  /** Moves evenly to the next stage's frequency while it lasts; else the tone steps there at its end. */
  readonly glide?: boolean | undefined;
}

/** A generator of a patch; with stages, its frequency follows them and `frequency` is not used. */
export interface PatchGenerator extends Generator {
  readonly stages?: readonly Stage[];
}

/** One to three tones that sound together. */
export interface Patch {
  readonly generators: readonly PatchGenerator[];
  readonly syncMode: SyncMode;
  /** How fast neighbours beat in Pulse and Binaural; left out, as specified for the mode. */
  readonly beatHz?: number | undefined;
}

/** Who owns the voices. There is one owner at a time, so that two pages never sound over each other. */
export type Owner = 'generators' | 'preset' | 'post' | 'recommendation' | 'program' | 'preview' | 'gong';

export interface NowPlaying {
  readonly owner: Owner;
  /** A new number is a new start: the old sound is stopped first and the session begins anew. */
  readonly run: number;
  /** What is played, in the owner's own terms (a preset's id, a post's id). */
  readonly id: string | null;
  readonly title: string | null;
  /** What sounds. Null means the generators of the generator page. */
  readonly patch: Patch | null;
  /** When it ends by itself. Null means: never. The generators take the timer's duration instead. */
  readonly durationSeconds: number | null;
  readonly looping: boolean;
  /** Where in its time it begins: later than 0 when it goes on after a pause. */
  readonly fromSeconds: number;
}

/** What was stopped or paused last, ready to play again. */
export interface Rested {
  readonly start: Omit<NowPlaying, 'run'>;
  /** The generators as they stood: once a hand has changed them, they are no longer what was played. */
  readonly generators: readonly Generator[];
}

/** Each 0 to 1; pages show percent. */
export interface MixerLevels {
  readonly master: number;
  readonly music: number;
  readonly frequencies: number;
  readonly river: number;
}

/** What a hand on a slider moves, before it is committed. The tone follows it at once. */
export type Draft = Readonly<Partial<Pick<Generator, 'frequency' | 'volume'>>>;

interface Timer {
  /** Null: until somebody stops it. */
  readonly durationSeconds: number | null;
  /** A hand chose the length on this visit: a preset's own length no longer replaces it. */
  readonly isChosen: boolean;
  readonly looping: boolean;
  /** The end comes slowly. */
  readonly fades: boolean;
  /** A bowl is struck at the end. */
  readonly bell: boolean;
}

export interface SoundState {
  readonly generators: readonly Generator[];
  readonly drafts: readonly Draft[];
  readonly syncMode: SyncMode;
  /** How fast neighbours beat in each of the two modes, in Hz. */
  readonly beats: Readonly<Record<BeatMode, number>>;
  readonly mixer: MixerLevels;
  readonly muted: boolean;
  readonly timer: Timer;
  readonly nowPlaying: NowPlaying | null;
  /** Null until something was stopped. */
  readonly rested: Rested | null;
  /** The number of the last start. */
  readonly runs: number;
  /** Music and river end after so many seconds, without any tones; the number is that of the wish. */
  readonly rest: { readonly run: number; readonly durationSeconds: number } | null;
  /** Written by the engine: the session that the audio clock is running, or the one that just ended. */
  readonly session: Session | null;
  readonly musicPlaying: boolean;
  readonly river: { readonly playing: boolean; readonly loop: boolean };
  /** The loop of the sign-in page. The mixer has no fader for it: its volume is its own. */
  readonly ambiencePlaying: boolean;
  /** Written by the engine: what is wanted cannot be heard until somebody touches the page. */
  readonly heldBack: boolean;
}

export const firstState: SoundState = {
  generators: firstGenerators.map((first) => ({
    ...first,
    waveType: 'sine',
    volume: gains.generator,
    harmonicMode: false,
  })),
  drafts: firstGenerators.map(() => ({})),
  syncMode: 'sync',
  beats: firstBeats,
  mixer: {
    master: mixerPercent.master / 100,
    music: mixerPercent.music / 100,
    frequencies: mixerPercent.frequencies / 100,
    river: mixerPercent.river / 100,
  },
  muted: false,
  timer: { durationSeconds: timer.defaultSeconds, isChosen: false, looping: false, fades: true, bell: false },
  nowPlaying: null,
  rested: null,
  runs: 0,
  rest: null,
  session: null,
  musicPlaying: false,
  river: { playing: false, loop: true },
  ambiencePlaying: false,
  heldBack: false,
};

/** What the generators of the session would sound like, with the hand that is on them. */
export function generatorPatch({ generators, drafts, syncMode, beats }: SoundState): Patch {
  return {
    generators: generators.map((generator, index) => ({ ...generator, ...drafts[index] })),
    syncMode,
    ...(syncMode === 'sync' ? {} : { beatHz: beats[syncMode] }),
  };
}

/** What is to sound now; null when nothing is. */
export function wantedPatch(state: SoundState): Patch | null {
  if (!state.nowPlaying) return null;
  return state.nowPlaying.patch ?? generatorPatch(state);
}

/** True while anything is to sound, whoever asked. */
export function wantsSound(state: SoundState): boolean {
  return state.nowPlaying !== null || state.musicPlaying || state.river.playing || state.ambiencePlaying;
}

/** True while a session runs, with tones or without. */
export function isTimed(state: SoundState): boolean {
  return state.nowPlaying !== null || state.rest !== null;
}

/** True while the generator page's own session (generators or a preset on them) is what plays. */
export function playsGenerators(state: SoundState): boolean {
  return state.nowPlaying !== null && state.nowPlaying.patch === null;
}

/** What Play would play again: nothing, once other things were set on the generators it was played on. */
export function playableAgain({
  rested,
  generators,
}: Pick<SoundState, 'rested' | 'generators'>): Rested['start'] | null {
  if (!rested) return null;
  return rested.start.patch || rested.generators === generators ? rested.start : null;
}
