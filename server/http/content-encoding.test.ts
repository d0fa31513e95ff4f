import { expect, it } from 'vitest';
import { chooseEncoding } from './content-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=wrong', 'identity'],
  [',;,=', 'identity'],
])('Accept-Encoding “%s” is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
