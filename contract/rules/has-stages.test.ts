import { expect, it } from 'vitest';
import { hasStages } from './has-stages.ts';

const sound = { waveType: 'sine', volume: 0.5 } as const;
const steady = { ...sound, frequency: 432, enabled: true };
const moving = { ...sound, stages: [{ frequency: 396, duration: 60 }], enabled: false };

it('a program has stages as soon as one of its generators has them, be it switched off', () => {
  expect(hasStages({ syncMode: 'sync', generators: [steady, steady] })).toBe(false);
  expect(hasStages({ syncMode: 'sync', generators: [steady, moving] })).toBe(true);
});
