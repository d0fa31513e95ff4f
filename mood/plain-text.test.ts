import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('a sign that comes apart into many letters does not make a text long', () => {
  const text = 'ﷺ'.repeat(500);
  expect(plainText(text).length).toBeLessThan(3 * text.length);
  expect(plainText('I feel ﬁne, su1c1de, naïve')).toBe('i feel fine, suicide, naive');
});
