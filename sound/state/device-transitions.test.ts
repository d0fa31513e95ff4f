import { expect, it } from 'vitest';
import { setHeldBack, soundFailed } from './device-transitions.ts';
import { play } from './play-transitions.ts';
import { firstState, wantsSound } from './sound-state.ts';

it('GEN-38 a sound that cannot be made leaves nothing playing, and the settings as they were', () => {
  const playing = { ...play(firstState), musicPlaying: true, river: { playing: true, loop: false } };
  const after = soundFailed(playing);
  expect(wantsSound(after)).toBe(false);
  expect(after.generators).toBe(playing.generators);
  expect(after.river.loop).toBe(false);
});

it('tells nobody anything new when nothing played', () => {
  expect(soundFailed(firstState)).toBe(firstState);
  expect(setHeldBack(firstState, false)).toBe(firstState);
});
