import { describe, expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const bytes = Buffer.from('{"id": "evt_1"}');
const NOW = 1_800_000_000;
const header = sign(bytes, 'secret', NOW);

describe('a signature over a message', () => {
  it('is right for these very bytes, and for several secrets while one is replaced', () => {
    expect(isSigned(bytes, header, ['secret'], NOW)).toBe(true);
    expect(isSigned(bytes, header, ['new secret', 'secret'], NOW)).toBe(true);
  });

  it('is that of Stripe', () => {
    // Made by hand: echo -n '1800000000.{"id": "evt_1"}' | openssl dgst -sha256 -hmac secret
    expect(header).toBe('t=1800000000,v1=44e3d93ba7553dd1238e09a05867157b0a9db0d9702bdce78c9a8d0fcd1f3927');
  });

  it.each([
    ['a changed body', () => isSigned(Buffer.from('{"id":"evt_1"}'), header, ['secret'], NOW)],
    ['another secret', () => isSigned(bytes, header, ['other'], NOW)],
    ['no secret at all', () => isSigned(bytes, header, [], NOW)],
    ['no header', () => isSigned(bytes, undefined, ['secret'], NOW)],
    ['two headers', () => isSigned(bytes, [header, header], ['secret'], NOW)],
    ['an empty header', () => isSigned(bytes, '', ['secret'], NOW)],
    ['no time', () => isSigned(bytes, header.replace(/^t=\d+,/, ''), ['secret'], NOW)],
    ['another time', () => isSigned(bytes, header.replace(/^t=\d+/, `t=${NOW + 1}`), ['secret'], NOW)],
    ['an empty signature', () => isSigned(bytes, `t=${NOW},v1=`, ['secret'], NOW)],
    ['half a signature', () => isSigned(bytes, header.slice(0, -32), ['secret'], NOW)],
    ['an age of 301 seconds', () => isSigned(bytes, header, ['secret'], NOW + 301)],
    ['a time 301 seconds ahead', () => isSigned(bytes, header, ['secret'], NOW - 301)],
  ])('T17 PAY-15 is not right with %s', (_, check) => {
    expect(check()).toBe(false);
  });

  it('is still right after 300 seconds', () => {
    expect(isSigned(bytes, header, ['secret'], NOW + 300)).toBe(true);
  });
});
