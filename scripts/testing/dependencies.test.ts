import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAdvisories } from './advisories.mjs';
import { foreignLicences, isAllowed } from './licences.mjs';
import { belowFloor, compareVersions } from './security-floors.mjs';

describe('the lowest safe version of a package', () => {
  it.each([
    ['5.12.5', '5.12.6', -1],
    ['5.12.6', '5.12.6', 0],
    ['5.9.0', '5.12.6', -1],
    ['10.0.0', '9.9.9', 1],
    ['5.12.6-rc.1', '5.12.6', -1],
    ['5.12.6+build', '5.12.6', 0],
  ])('%s against %s', (one, other, sign) => {
    expect(Math.sign(compareVersions(one, other))).toBe(sign);
  });

  it('is asked of every copy in the lockfile, nested and scoped ones too', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/fastify': { version: '5.12.8' },
      'node_modules/old/node_modules/fastify': { version: '5.12.5' },
      'node_modules/@fastify/cookie': { version: '10.0.0' },
    };
    expect(belowFloor(packages, { fastify: '5.12.6', '@fastify/cookie': '11.0.0' })).toEqual([
      'fastify 5.12.5 is below its lowest safe version, 5.12.6 (node_modules/old/node_modules/fastify)',
      '@fastify/cookie 10.0.0 is below its lowest safe version, 11.0.0 (node_modules/@fastify/cookie)',
    ]);
  });
});

describe('licences', () => {
  it('may offer a choice with one on the list, but must all be on it when they come together', () => {
    expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true);
    expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
    expect(isAllowed(undefined)).toBe(false);
  });

  it('matter for packages that ship, not for tools', () => {
    const packages = {
      'node_modules/a': { license: 'GPL-3.0' },
      'node_modules/b': { license: 'GPL-3.0', dev: true },
      'node_modules/c': { license: 'MIT' },
    };
    expect(foreignLicences(packages)).toEqual(['a has the licence GPL-3.0, which is not on the list']);
  });

  it('outside the list are open to the one library that lies beside the product, and to no other', () => {
    const packages = {
      'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
      'node_modules/lib': { license: 'LGPL-3.0-or-later' },
    };
    expect(foreignLicences(packages)).toEqual([
      'lib has the licence LGPL-3.0-or-later, which is not on the list',
    ]);
  });
});

describe('the list of packages', () => {
  it('gives every direct package its line, and no line to one that is gone', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const listed = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(
      ([, name]) => name,
    );
    expect(listed.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
  });
});

describe('the answer of the advisory service', () => {
  it('counts from high severity on', () => {
    const vulnerabilities = {
      a: { severity: 'moderate' },
      b: { severity: 'high' },
      c: { severity: 'critical' },
    };
    expect(readAdvisories(JSON.stringify({ vulnerabilities }))).toEqual([
      'b has a known weakness (high); see npm audit',
      'c has a known weakness (critical); see npm audit',
    ]);
  });

  it('is told apart from no answer', () => {
    expect(readAdvisories('{"vulnerabilities":{}}')).toEqual([]);
    expect(readAdvisories('{"message":"405 Method Not Allowed"}')).toBeUndefined();
    expect(readAdvisories('')).toBeUndefined();
  });
});
