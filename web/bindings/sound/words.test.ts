import { expect, it } from 'vitest';
import { hertzInWords, hertzText, noteInWords } from './words.ts';

it('GEN-35 writes a frequency with two decimals, and with more when it has them: what is written is what sounds', () => {
  expect([432, 7.83, 0.1, 20_000, 7.8312].map(hertzText)).toEqual([
    '432.00',
    '7.83',
    '0.10',
    '20000.00',
    '7.8312',
  ]);
});

it('writes hertz in running text, and says when a number is no note', () => {
  expect(hertzInWords(4752)).toBe('4,752 Hz');
  expect(noteInWords(432)).toBe('A4 −32 cents');
  expect(noteInWords(7.83)).toBe('Below hearing, felt as a pulse');
});
