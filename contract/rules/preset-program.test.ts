import { expect, it } from 'vitest';
import { toProgram } from './preset-program.ts';

it('PRESET-28 a saved preset has volumes 0.7, 0.6 and 0.5, sine waves, sync, and Physical where it has no category', () => {
  const preset = { id: 9, name: 'Four', description: 'Four tones', frequencies: [396, 417, 528, 639] };
  expect(toProgram(preset)).toEqual({
    presetId: 9,
    name: 'Four',
    description: 'Four tones',
    category: 'Physical',
    settings: {
      syncMode: 'sync',
      generators: [
        { frequency: 396, waveType: 'sine', volume: 0.7, enabled: true },
        { frequency: 417, waveType: 'sine', volume: 0.6, enabled: true },
        { frequency: 528, waveType: 'sine', volume: 0.5, enabled: true },
      ],
    },
  });
  expect(toProgram({ ...preset, category: 'Energy' }).category).toBe('Energy');
  expect(toProgram({ ...preset, frequencies: [432] }).settings.generators).toHaveLength(1);
});
