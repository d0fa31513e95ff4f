import { expect, it } from 'vitest';
import { RecentPictures } from './recent-pictures.ts';

it('P12 keeps the pictures that were used last, within its bounds, and hands out copies of their pieces', () => {
  const recent = new RecentPictures({ bytesMax: 10 });
  const first = Buffer.alloc(4, 'abcd');
  recent.keep('first', first);
  recent.keep('second', Buffer.from('efgh'));
  const piece = recent.cut('first', 1, 2);
  expect(piece?.toString()).toBe('bc');
  expect(piece?.buffer).not.toBe(first.buffer);
  expect(recent.cut('first', 3, 9)?.toString()).toBe('d');
  recent.keep('third', Buffer.from('ijkl'));
  expect(recent.cut('second', 0, 1)).toBeUndefined();
  expect(recent.cut('first', 0, 1)?.toString()).toBe('a');
  expect(recent.cut('third', 0, 1)?.toString()).toBe('i');
  recent.keep('large', Buffer.alloc(11));
  expect(recent.cut('large', 0, 1)).toBeUndefined();
});
