import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [0, '0s'],
  [45, '45s'],
  [1.5, '1.5s'],
  [60, '1m 0s'],
  [125, '2m 5s'],
  [3_600, '60m 0s'],
])('SEQ-09 %s seconds are shown as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
