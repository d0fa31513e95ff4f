import { expect, it } from 'vitest';
import { changeStage, newSequence } from '#sound/state/sequence.ts';
import {
  handlesOf,
  hertzAtPlace,
  lineOf,
  placeOf,
  scaleOf,
  secondsUntil,
  ticksOf,
} from './sequence-picture.ts';

const scale = scaleOf(newSequence);
const [lane] = newSequence.lanes;
if (!lane) throw new Error('There is no lane.');

it('the picture holds every stage, with air around it', () => {
  for (const { stages } of newSequence.lanes) {
    for (const { frequency } of stages) {
      const { y } = placeOf(scale, 0, frequency);
      expect(y).toBeGreaterThan(0.05);
      expect(y).toBeLessThan(0.95);
    }
  }
  expect(placeOf(scale, 120, 400).x).toBeLessThan(1);
});

it('a place that is dragged to and the frequency it stands for are the same, to a hertz', () => {
  for (const hz of [396, 417, 528, 741]) expect(hertzAtPlace(scale, placeOf(scale, 0, hz).y)).toBe(hz);
});

it('SEQ-06 dragged beyond the range a frequency stays inside it', () => {
  expect(hertzAtPlace(scale, -90)).toBe(20_000);
  expect(hertzAtPlace(scale, 90)).toBe(20);
});

it('SEQ-07 a dragged end gives its stage whole seconds from 1 to 3600', () => {
  expect(secondsUntil(lane, 1, 95.4)).toBe(35);
  expect(secondsUntil(lane, 1, 0)).toBe(1);
  expect(secondsUntil(lane, 0, 99_999)).toBe(3_600);
});

it('there is a handle where each stage begins, and one at the end', () => {
  const handles = handlesOf(scale, lane);
  expect(handles.map(({ stage, before }) => [stage, before])).toEqual([
    [0, null],
    [1, 0],
    [null, 1],
  ]);
  expect(handles[1]?.x).toBeCloseTo(60 / scale.seconds, 9);
});

it('a step is drawn upright and a glide as a slope', () => {
  const heights = (one: typeof lane) => lineOf(scale, one).map(({ y }) => y.toFixed(6));
  const stepping = heights(lane);
  expect(stepping[0]).toBe(stepping[1]);
  const glide = changeStage(newSequence, 0, 0, { glide: true }).lanes[0];
  const gliding = heights(glide ?? lane);
  expect(gliding[1]).toBe(gliding[2]);
  expect(gliding[0]).not.toBe(gliding[1]);
});

it('the axis has round moments, and never too many', () => {
  expect(ticksOf(130, 8)).toEqual([0, 30, 60, 90, 120]);
  for (const seconds of [1, 59, 3_600, 180_000]) expect(ticksOf(seconds, 8).length).toBeLessThanOrEqual(9);
});
