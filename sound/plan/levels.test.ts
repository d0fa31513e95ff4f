import { expect, it } from 'vitest';
import { firstState } from '#sound/state/sound-state.ts';
import { busLevels } from './levels.ts';

const full = { master: 1, music: 1, frequencies: 1, river: 1 };

it('MIX-02 CONST-05 the mixer starts at master 60, music 50, frequencies 40, river 40 percent', () => {
  expect(firstState.mixer).toEqual({ master: 0.6, music: 0.5, frequencies: 0.4, river: 0.4 });
});

it('MIX-04 a channel is its own level times master, at most full', () => {
  expect(busLevels({ ...full, river: 0.4, master: 0.6 }, false).river).toBeCloseTo(0.24, 12);
  expect(busLevels(full, false).river).toBe(1);
});

it('MIX-05 CONST-05 the music is capped at 0.8 of full', () => {
  expect(busLevels(full, false).music).toBe(0.8);
  expect(busLevels({ ...full, music: 0.5, master: 0.6 }, false).music).toBeCloseTo(0.3, 12);
});

it('MIX-06 CONST-07 the Frequencies fader scales the engine gain of 0.5 of all generators', () => {
  expect(busLevels(full, false).frequencies).toBe(0.5);
  expect(busLevels({ ...full, frequencies: 0.4 }, false).frequencies).toBeCloseTo(0.2, 12);
});

it('muting closes every channel and keeps the faders', () => {
  expect(busLevels(full, true)).toEqual({ frequencies: 0, music: 0, river: 0, ambience: 0, bell: 0 });
});
