import { expect, it } from 'vitest';
import { filledText, typedText, unprintableMessage } from './text.ts';

const post = filledText({ max: 100, message: 'Please write something to share' });
const complaints = (text: string) => post.safeParse(text).error?.issues.map(({ message }) => message);

it('API-23 API-33 text that nobody can see is blank, whichever characters it is made of', () => {
  const unseen = [
    ' \t\n',
    '\u00a0',
    '\u200b\u200d',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u{e0041}',
  ];
  for (const text of unseen) expect(complaints(text)).toEqual(['Please write something to share']);
  for (const text of ['.', '❤️', '👩‍👧', 'נ\u200f', '\u200bא']) expect(complaints(text)).toBeUndefined();
});

it('control characters of both sets and overrides of the writing direction are refused, newline and tab are not', () => {
  for (const text of ['a\0', 'a\u001b', 'a\u007f', 'a\u0085', 'a\u009b', 'a\u202e', 'a\u202d', 'a\ud800']) {
    expect(complaints(text)).toEqual([unprintableMessage]);
  }
  expect(typedText({ max: 10 }).parse('a\tb\nc')).toBe('a\tb\nc');
});
