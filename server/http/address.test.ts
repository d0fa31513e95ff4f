import { describe, expect, it } from 'vitest';
import { addressKeyOf } from './address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('counts %s as %s', (ip, key) => {
  expect(addressKeyOf({ ip, ips: undefined })).toBe(key);
});

describe('what is no address', () => {
  it.each([
    'x'.repeat(2_700),
    'unknown',
    '',
    '999.1.1.1',
    '01.2.3.4',
    '203.0.113.7:port',
    '203.0.113.7:1:2',
    '2001:db8::1::2',
    '[203.0.113.7',
    '::ffff:1.2.3.4.5',
    "' or 1=1 --",
  ])('counts as the proxy that handed it on: %s', (junk) => {
    const ips = ['10.0.0.1', '10.0.0.2:80', junk];
    expect(addressKeyOf({ ip: junk, ips })).toBe('10.0.0.2');
  });

  it('is counted together when nobody vouches for anything', () => {
    expect(addressKeyOf({ ip: undefined as never, ips: undefined })).toBe('unknown');
  });
});
