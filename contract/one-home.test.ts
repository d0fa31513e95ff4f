import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSupportEmail, productName } from './product.ts';

/** Every line of code that ships: what the browser and the server are built from, without tests. */
const sources = execFileSync(
  'git',
  [
    'ls-files',
    '-co',
    '--exclude-standard',
    'contract',
    'catalogue',
    'sound',
    'cymatics',
    'mood',
    'server',
    'web',
  ],
  { encoding: 'utf8', cwd: new URL('..', import.meta.url) },
)
  .split('\n')
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .filter((file) => existsSync(new URL(`../${file}`, import.meta.url)))
  .map((file) => ({ file, text: readFileSync(new URL(`../${file}`, import.meta.url), 'utf8') }));

/** Without comments: they may speak of anything. */
const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(codeOf(text))).map(({ file }) => file);

describe('one home for each fact', () => {
  it('SHELL-01 the name Cymara is given to the code in one place', () => {
    expect(productName).toBe('Cymara');
    const named = filesWith(/(['"`>])[^'"`<>]*\bCymara\b/);
    expect(named.filter((file) => !isAboutOurselves(file))).toEqual(['contract/product.ts']);
  });

  it('SHELL-02 the default support address stands in one place, and in the page that the server fills in', () => {
    expect(defaultSupportEmail).toBe('support@cymara.example');
    expect(filesWith(/support@cymara\.example/)).toEqual(['contract/product.ts', 'web/index.html']);
  });

  it('CONST-27 one engine, page and price is shipped: no variant flag, and no price or count of another variant', () => {
    expect(filesWith(/\bvariant\b/i)).toEqual([]);
    expect(filesWith(/\$9\.99|\$89\.99|Save 25%|260\+|\b650 freq/)).toEqual([]);
  });
});

/** The document before the app runs, words of refusals, lines for operators and the catalogue's prose. */
function isAboutOurselves(file: string): boolean {
  return (
    file === 'web/index.html' ||
    file === 'contract/errors.ts' ||
    file.startsWith('server/') ||
    file.startsWith('catalogue/')
  );
}
