import { expect, it } from 'vitest';
import { atLeast } from './at-least.ts';
import { benefitsOf } from './benefits.ts';

it('PLAN-06 a count is rounded down to its first digit, never up', () => {
  expect([0, 7, 99, 100, 124, 300, 999, 1000, 1653].map(atLeast)).toEqual([
    '0',
    '7',
    '90+',
    '100',
    '100+',
    '300',
    '900+',
    '1,000',
    '1,000+',
  ]);
});

it('PLAN-04 PLAN-05 PLAN-06 PLAN-07 the plans tell what was counted in the catalogue, and nobody is kept from the community', () => {
  const { free, premium } = benefitsOf({
    presets: 300,
    freePresets: 124,
    premiumPresets: 176,
    categories: 6,
    frequencies: 1653,
    ranges: { low: 0, middle: 0, high: 0 },
  });
  expect(free).toEqual([
    '1 tone generator',
    'Up to 3 saved programs',
    '3 free songs, and the river',
    '100+ free presets',
    'The community',
  ]);
  expect(premium).toEqual([
    'Three tone generators at once',
    'Unlimited programs',
    'Sequenced sessions',
    'AI mood analysis',
    'Premium frequency categories: all 300 presets, 1,000+ frequencies',
    'All 14 songs',
  ]);
});
