import { expect, it } from 'vitest';
import { fileNameOf } from './snapshot-file.ts';

it('SNAP-08 the file is named by type, frequency and time, in letters that every system takes', () => {
  const timestamp = new Date('2026-03-01T18:05:09.250Z');
  const name = fileNameOf({ visualizationType: 'star', frequency: 528.5, timestamp });
  expect(name).toBe('cymatic-star-528.5Hz-2026-03-01T18-05-09.png');
  expect(name).not.toMatch(/[:/\\?*"<>|\s]/);
});
