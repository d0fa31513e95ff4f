import { expect, it } from 'vitest';
import { readFrequency, readTyped } from './typed-frequency.ts';

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

it('reads notes, sharp and flat, with and without cents', () => {
  const notes = ['A4', 'c#3', 'C♯3', 'Db3', 'Bb2', 'A4 -32', 'A4 −32', 'a4-32 cents', 'C5 +16', 'C-1'];
  expect(notes.map(readFrequency)).toEqual([
    440, 138.59, 138.59, 138.59, 116.54, 431.94, 431.94, 431.94, 528.11, 8.18,
  ]);
  expect(
    ['H4', 'A', 'A44', 'C##3', 'A4 32', '4A', 'A4 -'].map(readFrequency).filter((hz) => hz !== null),
  ).toEqual([]);
});

it('says what is wrong: out of range, unclear, or not understood', () => {
  const problem = (text: string) => readTyped(text).problem;
  for (const text of ['20000.1', '0.09', '0', '-5'])
    expect(problem(text)).toMatch(/out of range.*0\.1 to 20,000 Hz/);
  expect(problem('1,000')).toMatch(/without the comma/);
  expect(problem('abc')).toMatch(/no number and no note/);
  expect([problem(''), problem('432'), problem('A4')]).toEqual([null, null, null]);
});

it('reads a decimal comma, and guesses nothing where it could mean a thousand', () => {
  expect([readFrequency('432,5'), readFrequency('7,83'), readFrequency('1,000')]).toEqual([
    432.5,
    7.83,
    null,
  ]);
});
