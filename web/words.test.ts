import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { findPromises } from '#catalogue/testing/claims.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Words in quotes that nobody reads: classes, addresses, kinds of elements. */
const unread = new Set([
  'className',
  'd',
  'id',
  'href',
  'src',
  'viewBox',
  'type',
  'role',
  'key',
  'to',
  'path',
]);

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (thing: unknown): thing is Node =>
  typeof thing === 'object' && thing !== null && typeof (thing as Node).type === 'string';

/** Everything in a source file that could be read on the screen or read aloud. */
function wordsOf(node: Node): string[] {
  if (/^(?:Import|TS(?!As|Satisfies|NonNull))/.test(node.type)) return [];
  if (node.type === 'JSXAttribute' && isNode(node.name) && unread.has(String(node.name.name))) return [];
  if (node.type === 'JSXText' || node.type === 'Literal') return [String(node.value)];
  if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
  // What stands between two tags is one text, whatever is named or counted in it.
  if (node.type === 'JSXElement' && Array.isArray(node.children)) {
    const opening = isNode(node.openingElement) ? wordsOf(node.openingElement) : [];
    return [...opening, node.children.filter(isNode).flatMap(wordsOf).join(' ')];
  }
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
    .flatMap(wordsOf);
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Each text by itself, where what stands beside it does not matter. */
function textsOf(node: Node): string[] {
  const isText = node.type === 'JSXText' || node.type === 'Literal';
  if (isText) return [plain(String(node.value))];
  if (/^Import/.test(node.type)) return [];
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
    .flatMap(textsOf);
}

/** The specification has these; everywhere else it is 'Log in', as in its header. */
const specifiedLogins = [
  'Login', // AUTH-01
  'Sign In', // AUTH-07
  'Signing in...',
  'Login successful', // AUTH-11
  'Login failed', // ERR-04
  'Login Required', // ERR-09
  'Continue to Login', // PAY-22
];
/** Words that listeners did not understand. */
const puzzling =
  /not kept yet what you listen|rest while you type|to the entrance|Spindle Weather|to the stage/i;

function promisesIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const texts = wordsOf(program as unknown as Node).map(plain);
  return texts.flatMap((text) => findPromises(text).map(({ around }) => `${file}: …${around}…`));
}

describe('the words of the interface', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file),
  );

  it('promise no healing anywhere', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => promisesIn(file, readFileSync(here + file, 'utf8')))).toEqual([]);
  });

  it('say Log in in one way, but where the specification has its own, and nothing that puzzled listeners', () => {
    const said = files.flatMap((file) => {
      const { program } = parseSync(file, readFileSync(here + file, 'utf8'));
      return textsOf(program as unknown as Node).map((text) => ({ file, text }));
    });
    const others = said.filter(
      ({ text }) => /\bLogin\b|\bSign(?:ing)? [Ii]n\b/.test(text) && !specifiedLogins.includes(text),
    );
    expect(others).toEqual([]);
    expect(said.filter(({ text }) => puzzling.test(text))).toEqual([]);
  });

  it('would be found if they did, also across a line and a tag', () => {
    const source = (words: string) => `export const a = <p title="${words}">It {verb}\n <b>${words}</b></p>;`;
    expect(promisesIn('page.tsx', source('cures colds'))).not.toEqual([]);
    expect(promisesIn('page.tsx', source('is not a\n treatment'))).toEqual([]);
  });
});
