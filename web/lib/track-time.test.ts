import { expect, it } from 'vitest';
import { trackTime } from './track-time.ts';

it('writes minutes and seconds', () => {
  expect([0, 9.9, 60, 184, 3600].map(trackTime)).toEqual(['0:00', '0:09', '1:00', '3:04', '60:00']);
});
