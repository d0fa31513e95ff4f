import { volume as limit } from '#contract/rules/limits.ts';
import type { MixerLevels, SoundState } from './sound-state.ts';

/** A fader of the mixer, 0 to 1. Anything else is ignored. */
export function setMixerLevel(state: SoundState, channel: keyof MixerLevels, level: number): SoundState {
  const isLevel = level >= limit.min && level <= limit.max;
  if (!isLevel || state.mixer[channel] === level) return state;
  return { ...state, mixer: { ...state.mixer, [channel]: level } };
}

export function setMuted(state: SoundState, muted: boolean): SoundState {
  return state.muted === muted ? state : { ...state, muted };
}

/** A timer for music and river ends with the last of them. */
function whileSounding(state: SoundState): SoundState {
  const isOver = state.rest !== null && !state.musicPlaying && !state.river.playing;
  return isOver ? { ...state, rest: null, session: null } : state;
}

export function setMusicPlaying(state: SoundState, musicPlaying: boolean): SoundState {
  return state.musicPlaying === musicPlaying ? state : whileSounding({ ...state, musicPlaying });
}

export function setAmbiencePlaying(state: SoundState, ambiencePlaying: boolean): SoundState {
  return state.ambiencePlaying === ambiencePlaying ? state : { ...state, ambiencePlaying };
}

export function setRiverPlaying(state: SoundState, playing: boolean): SoundState {
  if (state.river.playing === playing) return state;
  return whileSounding({ ...state, river: { ...state.river, playing } });
}

export function setRiverLoop(state: SoundState, loop: boolean): SoundState {
  return state.river.loop === loop ? state : { ...state, river: { ...state.river, loop } };
}
