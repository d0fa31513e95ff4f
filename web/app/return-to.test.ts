import { describe, expect, it } from 'vitest';
import { authAddress } from '#web/lib/auth-address.ts';
import { loginAddress, pathAfterLogin } from './return-to.ts';

const origin = 'https://cymara.example';
const leadsTo = (returnTo: string) => pathAfterLogin(`?returnTo=${encodeURIComponent(returnTo)}`, origin);

describe('where a login leads', () => {
  it.each(['/library', '/library/137', '/community/programs/12', '/gen?f=432#stage'])(
    'SHELL-05 to the asked-for page %s',
    (path) => {
      expect(leadsTo(path)).toBe(path);
    },
  );

  it('SHELL-05 to the dashboard when nothing was asked for', () => {
    expect(pathAfterLogin('', origin)).toBe('/dashboard');
    expect(pathAfterLogin('', origin, '/gen')).toBe('/gen');
    expect(pathAfterLogin('returnTo=%2F%2Fevil.example', origin, '/gen')).toBe('/gen');
  });

  it.each([
    '//evil.example',
    '//evil.example/library',
    'https://evil.example/library',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/no-such-page',
    '/api/user',
    '/auth',
    'library',
    `/library?q=${'a'.repeat(600)}`,
  ])('SHELL-05 to the dashboard instead of %s', (path) => {
    expect(leadsTo(path)).toBe('/dashboard');
  });

  it('back to the preset whose link was opened, and from elsewhere to the dashboard', () => {
    expect(loginAddress('/library/3')).toBe('/auth?returnTo=%2Flibrary%2F3');
    expect([loginAddress('/'), loginAddress('/library'), loginAddress('/plans')]).toEqual([
      '/auth',
      '/auth',
      '/auth',
    ]);
  });

  it('SHELL-07 the way back survives the trip through the address', () => {
    const address = authAddress('/library?q=a&b=c d');
    expect(pathAfterLogin(new URL(address, origin).search, origin)).toBe('/library?q=a&b=c%20d');
  });
});
