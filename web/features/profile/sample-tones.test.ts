import { expect, it } from 'vitest';
import { samplePrograms, tonesOfCategory, tonesOfMoodPreset } from './sample-tones.ts';

it('PROF-23 PROF-24 a program that has only a category plays its tones, any other the two of the house', () => {
  expect(samplePrograms.map(({ category }) => tonesOfCategory(category))).toEqual([
    [396, 528],
    [528, 639],
    [432, 396],
  ]);
  const others = ['Healing', 'Relaxation', 'Energy', 'Focus', 'Anything'].map(tonesOfCategory);
  expect(others).toEqual([
    [417, 528],
    [396, 432],
    [528, 741],
    [417, 528],
    [432, 528],
  ]);
});

it('PROF-18 a recommendation without tones of its own plays by its preset', () => {
  expect([1, 2, 3].map(tonesOfMoodPreset)).toEqual([
    [396, 417],
    [528, 639],
    [432, 396],
  ]);
});
