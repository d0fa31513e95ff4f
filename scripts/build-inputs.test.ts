import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInputs, sameInputs } from './build-inputs.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cymara-inputs-'));
  mkdirSync(join(root, 'web/ui'), { recursive: true });
  writeFileSync(join(root, 'web/ui/button.tsx'), 'one');
  writeFileSync(join(root, 'package.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (known = {}) => readInputs(root, ['web', 'package.json', 'missing'], known);

describe('the files that go into a build', () => {
  it('are the same when only their times changed, as after a fresh checkout', () => {
    const before = read();
    utimesSync(join(root, 'web/ui/button.tsx'), 1, 1);
    expect(sameInputs(before, read(before))).toBe(true);
  });

  it('differ when content changed, even to the same length', () => {
    const before = read();
    writeFileSync(join(root, 'web/ui/button.tsx'), 'two');
    utimesSync(join(root, 'web/ui/button.tsx'), 1, 1);
    expect(sameInputs(before, read(before))).toBe(false);
  });

  it('differ when a file came or went', () => {
    const before = read();
    writeFileSync(join(root, 'web/new.ts'), '');
    const more = read(before);
    expect(sameInputs(before, more)).toBe(false);
    expect(sameInputs(more, before)).toBe(false);
  });

  it('leave tests out: editing one builds nothing', () => {
    const before = read();
    writeFileSync(join(root, 'web/ui/button.test.ts'), '');
    writeFileSync(join(root, 'web/ui/button.browser.test.tsx'), '');
    expect(sameInputs(before, read(before))).toBe(true);
  });

  it('are not read again while size and time are the known ones', () => {
    const { size, mtimeMs } = statSync(join(root, 'package.json'));
    const known = { 'package.json': { size, mtimeMs, hash: 'remembered' } };
    expect(read(known)['package.json']?.hash).toBe('remembered');
  });
});
