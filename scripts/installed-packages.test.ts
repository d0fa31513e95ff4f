import { describe, expect, it } from 'vitest';
import { firstErrors, installedMatchesLock } from './installed-packages.mjs';

const react = { version: '19.3.1', integrity: 'sha512-a' };
const lock = {
  packages: {
    '': {},
    'node_modules/react': react,
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};

describe('what npm has installed', () => {
  it('matches the lockfile when only packages for other platforms are missing', () => {
    expect(installedMatchesLock(lock, { packages: { 'node_modules/react': react } })).toBe(true);
  });

  it('does not match when a package is missing, of another version, of other content, or too many', () => {
    expect(installedMatchesLock(lock, { packages: {} })).toBe(false);
    const older = { ...react, version: '19.3.0' };
    expect(installedMatchesLock(lock, { packages: { 'node_modules/react': older } })).toBe(false);
    const changed = { ...react, integrity: 'sha512-b' };
    expect(installedMatchesLock(lock, { packages: { 'node_modules/react': changed } })).toBe(false);
    const more = { 'node_modules/react': react, 'node_modules/preact': { version: '1.0.0' } };
    expect(installedMatchesLock(lock, { packages: more })).toBe(false);
  });
});

describe("npm's complaint", () => {
  it('is told in one line, without the path of its log', () => {
    const output = [
      'npm error code ENOTFOUND',
      'npm error network request to https://example.org/react failed',
      'npm error A complete log of this run can be found in: /home/x/.npm/_logs/1.log',
    ].join('\n');
    expect(firstErrors(output)).toBe('code ENOTFOUND · network request to https://example.org/react failed');
  });
});
