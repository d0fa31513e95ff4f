import { expect, it } from 'vitest';
import {
  addStage,
  changeLane,
  changeStage,
  newSequence,
  patchOfSequence,
  removeStage,
  sequenceSeconds,
  setLaneVolume,
} from './sequence.ts';

it('SEQ-03 SEQ-12 the editor begins with the specified stages, volumes, name and description', () => {
  expect(
    newSequence.lanes.map(({ stages, volume, enabled }) => [
      stages.map(({ frequency, duration }) => [frequency, duration]),
      volume,
      enabled,
    ]),
  ).toEqual([
    [
      [
        [396, 60],
        [417, 60],
      ],
      0.7,
      true,
    ],
    [
      [
        [528, 60],
        [639, 60],
      ],
      0.6,
      true,
    ],
    [
      [
        [432, 60],
        [741, 60],
      ],
      0.5,
      false,
    ],
  ]);
  expect(newSequence.name).toBe('My Sequenced Program');
  expect(newSequence.description).toBe('A custom frequency program with timed transitions');
});

it('SEQ-02 it plays as a mode and generators with wave, volume, enabled and stages', () => {
  const { syncMode, generators } = patchOfSequence(newSequence);
  expect(syncMode).toBe('sync');
  expect(generators[1]).toMatchObject({
    waveType: 'sine',
    volume: 0.6,
    enabled: true,
    stages: [
      { frequency: 528, duration: 60 },
      { frequency: 639, duration: 60 },
    ],
  });
});

it('SEQ-04 a stage is added at the end with 60 s, and any can be removed', () => {
  const longer = addStage(newSequence, 0);
  expect(longer.lanes[0]?.stages.at(-1)).toEqual({ frequency: 417, duration: 60 });
  expect(removeStage(longer, 0, 0).lanes[0]?.stages.map(({ frequency }) => frequency)).toEqual([417, 417]);
  expect(removeStage(longer, 0, 7)).toBe(longer);
});

it('SEQ-04 no more than fifty stages are taken', () => {
  let sequence = newSequence;
  for (let i = 0; i < 60; i++) sequence = addStage(sequence, 2);
  expect(sequence.lanes[2]?.stages).toHaveLength(50);
});

it('SEQ-05 the last stage of a generator stays', () => {
  const one = removeStage(newSequence, 0, 1);
  expect(one.lanes[0]?.stages).toHaveLength(1);
  expect(removeStage(one, 0, 0)).toBe(one);
});

it.each([
  [20, true],
  [20_000, true],
  [19.99, false],
  [20_000.1, false],
  [Number.NaN, false],
])('SEQ-06 a stage frequency of %s: taken is %s', (frequency, isTaken) => {
  expect(changeStage(newSequence, 0, 0, { frequency }) !== newSequence).toBe(isTaken);
});

it.each([
  [1, true],
  [3_600, true],
  [0.99, false],
  [3_601, false],
  [Number.NaN, false],
])('SEQ-07 a stage duration of %s seconds: taken is %s', (duration, isTaken) => {
  expect(changeStage(newSequence, 0, 0, { duration }) !== newSequence).toBe(isTaken);
});

it.each([
  [0.72, 0.7],
  [0.73, 0.75],
  [0, 0],
  [1, 1],
])('SEQ-08 a volume of %s becomes %s', (wanted, taken) => {
  expect(setLaneVolume(newSequence, 1, wanted).lanes[1]?.volume).toBe(taken);
});

it.each([-0.05, 1.05, Number.NaN])('SEQ-08 a volume of %s is not taken', (wanted) => {
  expect(setLaneVolume(newSequence, 1, wanted)).toBe(newSequence);
});

it('SEQ-09 the whole lasts as long as the longest enabled generator', () => {
  const longer = changeStage(newSequence, 2, 0, { duration: 500 });
  expect(sequenceSeconds(longer)).toBe(120);
  expect(sequenceSeconds(changeLane(longer, 2, { enabled: true }))).toBe(560);
  const none = longer.lanes.reduce((all, _, index) => changeLane(all, index, { enabled: false }), longer);
  expect(sequenceSeconds(none)).toBe(0);
});
