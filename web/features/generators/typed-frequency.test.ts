import { expect, it } from 'vitest';
import { readFrequency } from './typed-frequency.ts';

it('GEN-09 reads numbers from 0.1 to 20000, both ends included', () => {
  expect(['0.1', '20000', '432', '7.83', ' 528 ', '432.', '.5', '528 Hz'].map(readFrequency)).toEqual([
    0.1, 20_000, 432, 7.83, 528, 432, 0.5, 528,
  ]);
});

it('GEN-09 takes nothing else for a frequency', () => {
  const others = [
    '',
    'abc',
    '20000.1',
    '0.09',
    '0',
    '-5',
    '1e3',
    '0x1b0',
    'Infinity',
    'NaN',
    '4 3 2',
    '4.3.2',
  ];
  expect(others.map(readFrequency).filter((hz) => hz !== null)).toEqual([]);
});

it('reads a decimal comma, and guesses nothing where it could mean a thousand', () => {
  expect([readFrequency('432,5'), readFrequency('7,83'), readFrequency('1,000')]).toEqual([
    432.5,
    7.83,
    null,
  ]);
});
