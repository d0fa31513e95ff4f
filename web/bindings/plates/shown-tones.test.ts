import { expect, it } from 'vitest';
import {
  draftGenerator,
  enableGenerator,
  setSyncMode,
  updateGenerator,
} from '#sound/state/generator-transitions.ts';
import { play, stop } from '#sound/state/play-transitions.ts';
import { firstState } from '#sound/state/sound-state.ts';
import { shownFrame } from './shown-tones.ts';

const tones = (frame: ReturnType<typeof shownFrame>) => frame.tones.map(({ frequency }) => frequency);

it('the plate shows the energy of all that sounds, and trembles only then', () => {
  const both = enableGenerator(play(firstState), 1, true);
  expect(tones(shownFrame(both, 0))).toEqual([432, 528]);
  expect(shownFrame(both, 0).agitation).toBeGreaterThan(0);
  expect(shownFrame(stop(both), 0).agitation).toBe(0);
});

it('the plate follows the hand before anything is committed', () => {
  expect(tones(shownFrame(draftGenerator(play(firstState), 0, { frequency: 500 }), 0))).toEqual([500]);
  expect(tones(shownFrame(draftGenerator(firstState, 0, { frequency: 500 }), 0))).toEqual([500]);
});

it('with nothing enabled the plate shows the generator on the ring', () => {
  const none = stop(enableGenerator(firstState, 0, false));
  expect(tones(shownFrame(none, 2))).toEqual([396]);
});

it('a pulse is drawn by its own rate, and the other ear adds no second figure', () => {
  expect(tones(shownFrame(updateGenerator(firstState, 0, { frequency: 7.83 }), 0))).toEqual([7.83]);
  expect(tones(shownFrame(setSyncMode(play(firstState), 'binaural'), 0))).toEqual([432]);
});
