import { expect, it } from 'vitest';
import { guestsAreSlow, newcomersAreSlow } from './slowed.ts';

it('T29 who is slowed is told how much there may be, when to come back and when it ends', () => {
  const end = new Date('2026-11-18T10:15:00Z');
  expect(newcomersAreSlow({ calls: 20, seconds: 600 }, 61, end)).toBe(
    'Your account is new, so this is limited to 20 times in 10 minutes. Please try again in 2 minutes. From 18 November 2026 at 10:15 UTC on, your account is like any other.',
  );
  expect(newcomersAreSlow({ calls: 60, seconds: 86_400 }, 3_601, end)).toMatch(
    /60 times a day\. Please try again in 2 hours\./,
  );
  expect(guestsAreSlow({ calls: 20, seconds: 600 }, 30)).toBe(
    'Guests may post 20 times in 10 minutes. Please try again in 1 minute, or log in.',
  );
});
