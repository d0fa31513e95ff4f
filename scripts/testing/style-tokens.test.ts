import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../places.mjs';

const tokens = 'web/styles/tokens.css';

/** Each place in the sources of the web app, outside the tokens and the tests, that says what only a token may. */
function placesOf(raw: RegExp): string[] {
  const files = readdirSync(join(root, 'web'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(css|tsx?)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  expect(files).toContain(tokens);
  return files
    .filter((file) => file !== tokens)
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (raw.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
}

it('every colour of the web app is a token', () => {
  expect(
    placesOf(/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|(?:ok)?lab|(?:ok)?lch)a?\(/i),
  ).toEqual([]);
});

it('every breakpoint of the web app is a token', () => {
  expect(
    placesOf(/\(\s*(?:(?:min|max)-)?(?:width|height)\s*[:<>]=?\s*[\d.]|\b(?:min|max)-\[[^\]]+\]:/),
  ).toEqual([]);
});

it('every voice of the page has a name of its own', () => {
  // Of two utilities with one name Tailwind makes one, and says nothing.
  const names = [
    ...readFileSync(join(root, 'web/styles/type.css'), 'utf8').matchAll(/@utility ([\w-]+)/g),
  ].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});
