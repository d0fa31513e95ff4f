import { expect, it } from 'vitest';
import { newSequence } from '#sound/state/sequence.ts';
import { arrivalOfLink, arrivalOfProgram } from './arrivals.ts';

it.each([
  ['type=star&frequency=528', 'star', [{ frequency: 528 }]],
  ['?type=membrane', 'membrane', []],
  ['frequency=7.83', null, [{ frequency: 7.83 }]],
  ['type=unknown&frequency=639', 'diamond', [{ frequency: 639 }]],
  ['type=star&frequency=-4', 'star', []],
  ['type=star&frequency=1e9', 'star', []],
  ['type=star&frequency=abc', 'star', []],
])('VIZ-16 VIZ-17 an address with %s asks for that figure at that frequency', (search, figure, tones) => {
  expect(arrivalOfLink(search)).toEqual({ figure, tones, sequence: null });
});

it.each(['', 'page=2', 'frequency=', 'frequency=99999'])(
  'an address with "%s" asks for nothing',
  (search) => {
    expect(arrivalOfLink(search)).toBeNull();
  },
);

it('VIZ-18 the program of a snapshot is its one tone and its figure', () => {
  const left = {
    name: 'x',
    visualizationType: 'hexagon',
    settings: {
      generators: [{ frequency: 741, waveType: 'sine', volume: 0.5, enabled: true }],
      syncMode: 'sync',
    },
  };
  expect(arrivalOfProgram(left)).toEqual({
    figure: 'hexagon',
    tones: [{ frequency: 741, waveType: 'sine', volume: 0.5, enabled: true }],
    sequence: null,
  });
});

it('VIZ-18 a sequenced program comes as a sequence, with generators it lacks switched off', () => {
  const stages = [
    { frequency: 100, duration: 5, glide: true },
    { frequency: 200, duration: 6 },
  ];
  const left = {
    name: 'Mine',
    description: 'Slow',
    settings: {
      generators: [{ waveType: 'triangle', volume: 0.3, enabled: true, stages }],
      syncMode: 'binaural',
    },
  };
  const { sequence } = arrivalOfProgram(left) ?? {};
  expect(sequence).toMatchObject({ name: 'Mine', description: 'Slow', syncMode: 'binaural' });
  expect(sequence?.lanes[0]).toEqual({ waveType: 'triangle', volume: 0.3, enabled: true, stages });
  expect(sequence?.lanes.slice(1)).toEqual(
    newSequence.lanes.slice(1).map((lane) => ({ ...lane, enabled: false })),
  );
});

it.each([
  [null],
  [7],
  ['{'],
  [{ settings: { generators: [] } }],
  [{ settings: { generators: [{ frequency: 'x' }] } }],
])('VIZ-18 nonsense in the storage is nothing at all: %j', (left) => {
  expect(arrivalOfProgram(left)).toBeNull();
});
