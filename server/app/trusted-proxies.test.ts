import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

const EVERY_EIGHTH = Array.from({ length: 256 }, (_, first) => `${first}.0.0.0/8`).join(',');

describe('the proxies to be trusted', () => {
  it('are a number of hops and no more', () => {
    const isTrusted = readTrustedProxies('2');
    expect([0, 1, 2].map((hop) => isTrusted?.('203.0.113.1', hop))).toEqual([true, true, false]);
  });

  it.each([
    [
      '10.0.0.0/8',
      ['10.1.2.3', '10.1.2.3:8080', '::ffff:10.1.2.3', '::ffff:0a01:0203'],
      ['11.0.0.1', 'x', ''],
    ],
    ['192.0.2.7', ['192.0.2.7'], ['192.0.2.8', '::192.0.2.7']],
    ['::ffff:10.0.0.0/104', ['10.1.2.3'], ['11.0.0.1']],
    ['2001:db8::/32, ::1', ['2001:0db8::1', '[2001:db8::1]:443', '::1'], ['2001:db9::1', '1.1.1.1']],
    ['fc00::/7', ['fd12::1'], ['2001:db8::1', '10.0.0.1']],
  ])('in %s are these, however they are written', (value, trusted, strangers) => {
    const isTrusted = readTrustedProxies(value);
    if (!isTrusted) throw new Error('was refused');
    expect(trusted.map((address) => isTrusted(address, 0))).toEqual(trusted.map(() => true));
    expect(strangers.map((address) => isTrusted(address, 0))).toEqual(strangers.map(() => false));
  });

  it('may be the private networks, and the wide ones of a large host', () => {
    expect(readTrustedProxies('10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,fc00::/7')).toBeTypeOf(
      'function',
    );
  });

  it.each([
    '0.0.0.0/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/7',
    '::/0',
    '::/1,8000::/1',
    '2000::/3',
    '::ffff:0:0/96',
    '::ffff:0:0/95',
    'f000::/4',
    EVERY_EIGHTH,
  ])('are never everyone, nor next to it: %s', (value) => {
    expect(readTrustedProxies(value)).toBeUndefined();
  });

  it.each(['', 'all', 'true', '0', '11', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.1:80', '1,'])(
    'are not understood as %j',
    (value) => {
      expect(readTrustedProxies(value)).toBeUndefined();
    },
  );
});
