import { beat } from '#contract/rules/limits.ts';
import { timer } from '#contract/rules/sound-defaults.ts';
import type { Session } from '#sound/plan/session.ts';
import { type PlayablePreset, presetTones } from './preset-tones.ts';
import {
  type NowPlaying,
  type Owner,
  type Patch,
  playableAgain,
  playsGenerators,
  type SoundState,
} from './sound-state.ts';

/** Who takes the voices, and who gives them back. Taking them is what stops whoever had them before. */

function begin(state: SoundState, start: Omit<NowPlaying, 'run'>): SoundState {
  const run = state.runs + 1;
  // Tones bring a session of their own, which ends music and river too.
  return { ...state, runs: run, rest: null, nowPlaying: { ...start, run } };
}

/** Begins a session on the generators as they stand, in the name of what was put on them. */
export function beginGenerators(
  state: SoundState,
  owner: 'generators' | 'preset' | 'program',
  id: string | null,
  title: string | null,
) {
  return begin(state, {
    owner,
    id,
    title,
    patch: null,
    durationSeconds: null,
    looping: false,
    fromSeconds: 0,
  });
}

/** The Play of the generator page. With no generator enabled, the first one is: Play means sound. */
export function play(state: SoundState): SoundState {
  if (playsGenerators(state)) return state;
  const generators = state.generators.some((generator) => generator.enabled)
    ? state.generators
    : state.generators.map((generator, index) => (index === 0 ? { ...generator, enabled: true } : generator));
  return beginGenerators({ ...state, generators }, 'generators', null, null);
}

/** Stops the tones, whoever owns them, and gives the timer its full duration back. Music and river play on. */
export function stop(state: SoundState): SoundState {
  return pause(state, 0);
}

/** The same, but Play goes on from there: after so many seconds of its time. */
export function pause(state: SoundState, fromSeconds: number): SoundState {
  const { nowPlaying, generators } = state;
  if (!nowPlaying) return state;
  const { run: _, ...start } = nowPlaying;
  return {
    ...state,
    nowPlaying: null,
    session: null,
    rested: { start: { ...start, fromSeconds }, generators },
  };
}

/** Plays what was stopped or paused last; the generators when there was nothing, or they were changed since. */
export function playAgain(state: SoundState): SoundState {
  const start = playableAgain(state);
  return start && !state.nowPlaying ? begin(state, start) : play(state);
}

/**
 * Puts a preset's tones on the generators and plays them. The generators that it covers are enabled, the others
 * disabled. While the generators already play, the session goes on and only the tones change.
 * A preset without a valid frequency changes nothing.
 */
export function applyPreset(state: SoundState, preset: PlayablePreset): SoundState {
  const tones = presetTones(preset);
  if (tones.length === 0) return state;
  const generators = state.generators.map((generator, index) => {
    const tone = tones[index];
    return tone ? { ...generator, ...tone, enabled: true } : { ...generator, enabled: false };
  });
  const onGenerators = {
    ...state,
    generators,
    drafts: state.drafts.map(() => ({})),
    beats: beatsWith(state, tones),
  };
  const hasOwnLength = preset.duration !== undefined && !state.timer.isChosen;
  const next = hasOwnLength ? putDuration(onGenerators, (preset.duration ?? 0) * 60) : onGenerators;
  const id = String(preset.id);
  if (!next.nowPlaying || !playsGenerators(next)) return beginGenerators(next, 'preset', id, preset.name);
  return { ...next, nowPlaying: { ...next.nowPlaying, owner: 'preset', id, title: preset.name } };
}

/**
 * Binaural gives generator 2 the first tone and the beat. Of a preset whose two tones beat, that beat is the one to be
 * heard, or the card would tell another number than what sounds.
 */
function beatsWith({ syncMode, beats }: SoundState, tones: readonly { frequency: number }[]) {
  const [first, second] = tones;
  if (syncMode !== 'binaural' || tones.length !== 2 || !first || !second) return beats;
  // The dust of binary fractions would stand on the panel.
  const binaural = Number((second.frequency - first.frequency).toFixed(4));
  return binaural >= beat.min && binaural <= beat.max ? { ...beats, binaural } : beats;
}

export interface PatchStart {
  readonly owner: Exclude<Owner, 'generators'>;
  readonly id?: string;
  readonly title?: string;
  readonly patch: Patch;
  /** Left out: it plays until someone stops it. */
  readonly durationSeconds?: number;
  readonly looping?: boolean;
}

/**
 * Plays tones that are not the generator page's: a preset of the library, a post, a recommendation, a program, a
 * preview, the gong. The generators keep what was set on them.
 */
export function playPatch(state: SoundState, start: PatchStart): SoundState {
  if (!start.patch.generators.some((generator) => generator.enabled)) return state;
  return begin(state, {
    owner: start.owner,
    id: start.id ?? null,
    title: start.title ?? null,
    patch: start.patch,
    durationSeconds: start.durationSeconds ?? null,
    looping: start.looping ?? false,
    fromSeconds: 0,
  });
}

/** Changes what an owner plays without a new start; nothing happens when the voices are somebody else's. */
export function changePatch(
  state: SoundState,
  owner: PatchStart['owner'],
  id: string,
  patch: Patch,
): SoundState {
  const { nowPlaying } = state;
  if (nowPlaying?.owner !== owner || nowPlaying.id !== id || nowPlaying.patch === patch) return state;
  if (!patch.generators.some((generator) => generator.enabled)) return stop(state);
  return { ...state, nowPlaying: { ...nowPlaying, patch } };
}

/** A hand chooses how long; null is without end. Not while the timer runs. */
export function setDuration(state: SoundState, durationSeconds: number | null): SoundState {
  const next = putDuration(state, durationSeconds);
  return next === state ? state : { ...next, timer: { ...next.timer, isChosen: true } };
}

/** The same for what brings its own length along: a preset, a program, the settings of the last visit. */
export function putDuration(state: SoundState, durationSeconds: number | null): SoundState {
  const isLength =
    durationSeconds === null || (durationSeconds >= 60 && durationSeconds <= timer.minutesMax * 60);
  if (!isLength || playsGenerators(state)) return state;
  return { ...state, timer: { ...state.timer, durationSeconds }, session: null };
}

export function setFading(state: SoundState, fades: boolean): SoundState {
  return state.timer.fades === fades ? state : { ...state, timer: { ...state.timer, fades } };
}

export function setBell(state: SoundState, bell: boolean): SoundState {
  return state.timer.bell === bell ? state : { ...state, timer: { ...state.timer, bell } };
}

/** The timer for music and river alone. Nothing is timed that does not sound, or that has no end. */
export function restAfterTimer(state: SoundState): SoundState {
  const { durationSeconds } = state.timer;
  const isAlone = state.nowPlaying === null && (state.musicPlaying || state.river.playing);
  if (!isAlone || durationSeconds === null) return state;
  return { ...state, runs: state.runs + 1, rest: { run: state.runs + 1, durationSeconds }, session: null };
}

/** They play on without an end. */
export function cancelRest(state: SoundState): SoundState {
  return state.rest ? { ...state, rest: null, session: null } : state;
}

export function setLooping(state: SoundState, looping: boolean): SoundState {
  if (state.timer.looping === looping) return state;
  return { ...state, timer: { ...state.timer, looping } };
}

/** The engine tells which span of the audio clock the session has. */
export function sessionScheduled(state: SoundState, session: Session): SoundState {
  return { ...state, session };
}

/** The engine tells that the session reached its end: all that sounds is over, music and river too. */
export function sessionEnded(state: SoundState, run: number): SoundState {
  if (state.nowPlaying?.run !== run && state.rest?.run !== run) return state;
  // The session stays a moment longer: its clock stands at 0 before it shows the full duration again.
  return { ...silence(state), session: state.session };
}

/**
 * Everything off at once: for whatever makes a sound that is not the engine's, such as a film. The timer gets its full
 * duration back, as after Stop.
 */
export function silence(state: SoundState): SoundState {
  return {
    ...stop(state),
    session: null,
    rest: null,
    musicPlaying: false,
    river: { ...state.river, playing: false },
    ambiencePlaying: false,
  };
}
