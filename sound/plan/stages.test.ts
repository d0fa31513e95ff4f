import { expect, it } from 'vitest';
import type { Patch, PatchGenerator } from '#sound/state/sound-state.ts';
import { patchSeconds, segmentsOf } from './stages.ts';

const generator: PatchGenerator = {
  frequency: 432,
  waveType: 'sine',
  volume: 0.5,
  enabled: true,
  harmonicMode: false,
};
const staged = (...stages: [frequency: number, duration: number][]): PatchGenerator => ({
  ...generator,
  stages: stages.map(([frequency, duration]) => ({ frequency, duration })),
});
const sequence: Patch = {
  syncMode: 'sync',
  generators: [staged([396, 60], [417, 60]), staged([528, 90]), { ...staged([741, 500]), enabled: false }],
};

it('SEQ-09 a sequence lasts as long as its longest enabled generator', () => {
  expect(patchSeconds(sequence)).toBe(120);
  expect(patchSeconds({ ...sequence, generators: [generator] })).toBeNull();
});

it('SEQ-10 each generator moves from stage to stage, and rests when its stages are over', () => {
  const heard = segmentsOf(sequence, 48_000).map(({ at, tuning }) => [
    at,
    tuning.voices.map((voice) => voice.hz),
  ]);
  expect(heard).toEqual([
    [0, [396, 528]],
    [60, [417, 528]],
    [90, [417]],
    [120, []],
  ]);
});

it('SEQ-10 SYNC-05 in binaural the second generator follows the stages of the first', () => {
  const binaural = segmentsOf({ ...sequence, syncMode: 'binaural' }, 48_000);
  expect(binaural[1]?.tuning.voices.map((voice) => voice.hz)).toEqual([417, 422]);
});

it('a patch without stages is one piece', () => {
  expect(segmentsOf({ syncMode: 'sync', generators: [generator] }, 48_000)).toHaveLength(1);
});

it('SEQ-10 a stage that glides is a chain of straight lines that ends on the next stage', () => {
  const gliding = {
    ...generator,
    stages: [
      { frequency: 400, duration: 8, glide: true },
      { frequency: 800, duration: 2, glide: true },
    ],
  };
  const pieces = segmentsOf({ syncMode: 'sync', generators: [gliding] }, 48_000);
  expect(pieces.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
  for (const [index, piece] of pieces.slice(0, 8).entries()) {
    expect(piece.tuning.voices[0]?.hz).toBeCloseTo(400 * 2 ** (index / 8), 9);
    expect(piece.end?.voices[0]?.hz).toBeCloseTo(400 * 2 ** ((index + 1) / 8), 9);
  }
  // The last stage has nowhere to go: it stays.
  expect(pieces[8]?.tuning.voices[0]?.hz).toBe(800);
  expect(pieces[8]?.end?.voices[0]?.hz).toBe(800);
});
