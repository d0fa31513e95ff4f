import { silence } from './play-transitions.ts';
import { type SoundState, wantsSound } from './sound-state.ts';

/** What the engine tells about the device, so that no page claims a sound that cannot be heard. */

/** The browser lets no sound out, or lets it out again. */
export function setHeldBack(state: SoundState, heldBack: boolean): SoundState {
  return state.heldBack === heldBack ? state : { ...state, heldBack };
}

/** The sound cannot be made at all: nothing plays, and the settings stay. */
export function soundFailed(state: SoundState): SoundState {
  return wantsSound(state) ? { ...silence(state), heldBack: false } : state;
}
