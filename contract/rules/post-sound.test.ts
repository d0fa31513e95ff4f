import { expect, it } from 'vitest';
import { frequenciesInText, frequenciesOfSettings } from '#contract/rules/post-sound.ts';

it('COMM-20 COMM-22 a text plays the first three numbers that stand before "Hz", and no other numbers', () => {
  expect(frequenciesInText('A calm hour at 528 Hz, then 7.83hz and 432,5 HZ; 20 min, 3 x 963 Hz')).toEqual([
    528, 7.83, 432.5,
  ]);
  expect(
    frequenciesInText('Slept 8 hours. 0 Hz is silence, 99999 Hz is for bats, 528 hzt is a word.'),
  ).toEqual([]);
  expect(frequenciesInText(`${'1'.repeat(30_000)} Hz`)).toEqual([]);
});

it('COMM-22 a program plays what is switched on, each tone where it begins', () => {
  const tone = { waveType: 'sine', volume: 0.5, enabled: true } as const;
  const stages = [
    { frequency: 100, duration: 5 },
    { frequency: 200, duration: 5 },
  ];
  const generators = [
    { ...tone, frequency: 432 },
    { ...tone, frequency: 528, enabled: false },
    { ...tone, stages },
  ];
  expect(frequenciesOfSettings({ generators, syncMode: 'sync' })).toEqual([432, 100]);
});
