import { describe, expect, it } from 'vitest';
import { programOf } from './preset-settings.ts';

const five = {
  id: 7,
  name: 'Five Tones',
  frequencies: [396, 417, 528, 639, 741],
  description: 'Five steps.',
  isPremium: false,
};

describe('a preset saved as a program', () => {
  it('PRESET-28 has volumes 0.7, 0.6, 0.5, sines in sync, and the category Physical where it has none', () => {
    expect(programOf(five, new Date('2026-01-02T03:04:05Z'))).toEqual({
      name: 'Five Tones',
      settings: {
        generators: [
          { frequency: 396, waveType: 'sine', volume: 0.7, enabled: true },
          { frequency: 417, waveType: 'sine', volume: 0.6, enabled: true },
          { frequency: 528, waveType: 'sine', volume: 0.5, enabled: true },
        ],
        syncMode: 'sync',
      },
      description: 'Five steps.',
      category: 'Physical',
      isPublic: false,
      isPremium: false,
      tags: [],
      createdAt: '2026-01-02T03:04:05.000Z',
      presetId: 7,
    });
    expect(programOf({ ...five, category: 'Energy' }, new Date()).category).toBe('Energy');
  });
});
