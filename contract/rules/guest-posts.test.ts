import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withGuestMark, withoutGuestMark } from './guest-posts.ts';

it('PRESET-31 COMM-10 a guest’s words end with (Guest post), exactly once, however often it is added', () => {
  expect(withGuestMark('A calm hour')).toBe('A calm hour (Guest post)');
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom('', ' ', '\n'),
      (text, times, gap) => {
        const marked = withGuestMark(text + ' (Guest post)'.repeat(times) + gap);
        expect(marked).toBe(withGuestMark(text));
        expect(marked).toBe(withGuestMark(marked));
        expect(marked.endsWith(' (Guest post)')).toBe(true);
        expect(withoutGuestMark(marked).endsWith('(Guest post)')).toBe(false);
      },
    ),
  );
});

it('PRESET-31 COMM-10 a mark with something unseen behind it is a mark, and an emoji keeps its own unseen end', () => {
  for (const unseen of ['\u200b', '\u2060 ', '\u00ad', '\u{e0041}']) {
    expect(withGuestMark(`A calm hour (Guest post)${unseen}`)).toBe('A calm hour (Guest post)');
  }
  expect(withGuestMark('Thank you ❤️ (Guest post)')).toBe('Thank you ❤️ (Guest post)');
  expect(withGuestMark('Thank you ❤️')).toBe('Thank you ❤️ (Guest post)');
});

it('PRESET-31 the mark alone is no words at all, and words without it stay as they were typed', () => {
  expect(withoutGuestMark(' (Guest post)')).toBe('');
  expect(withoutGuestMark('two lines\n')).toBe('two lines\n');
  expect(withoutGuestMark('(Guest post) is what it says')).toBe('(Guest post) is what it says');
});

it('takes no longer for a text that is nothing but blanks and marks', () => {
  expect(withoutGuestMark(`${' '.repeat(30_000)}x${'(Guest post)'.repeat(2_500)}`).trim()).toBe('x');
  expect(withoutGuestMark(`x${'(Guest post)\u200b'.repeat(2_500)}`)).toBe('x');
});
