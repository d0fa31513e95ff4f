import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../places.mjs';

/**
 * What a feature of the server may take from another, and why. Lint knows folders, but not that two of them are
 * siblings.
 */
const ALLOWED = new Set([
  // A post, a snapshot, a comment's author and a profile show pictures, which are kept in one place.
  'accounts → pictures',
  'posts → pictures',
  'programs → pictures',
  'moderation → pictures',
  // With an account go the stars it gave.
  'accounts → programs',
  // What a member made is drawn by what sounds of it, and posts know that of themselves.
  'accounts → posts',
  // Staff delete by the same functions as authors do, so that there is one rule of who may.
  'moderation → posts',
  'moderation → programs',
  // A passkey is added with the password, and logs in like one.
  'passkeys → accounts',
  // With an account ends what it pays for; and a name may be held for somebody who is paying.
  'accounts → subscriptions',
  // A registration that is paid becomes an account.
  'subscriptions → accounts',
  // Roles and premium ask for the administrator's password again.
  'administration → accounts',
  // What is recommended follows from what was listened to, and what is played of it is listening.
  'recommendations → listening',
]);

/** Each import of a sibling as `file: one → other`; tests may set up what they need from anywhere. */
function crossings(features: string): { file: string; way: string }[] {
  const folder = join(root, features);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
  );
  return files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    const [own] = relative(folder, file).split(sep);
    const imported = [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)];
    return imported.flatMap(([, path = '']) => {
      const target = path.startsWith('#') ? join(root, path.slice(1)) : resolve(dirname(file), path);
      const inside = path.startsWith('#') || path.startsWith('.') ? relative(folder, target) : '..';
      const [other] = inside.split(sep);
      return other === '..' || other === own
        ? []
        : [{ file: relative(root, file), way: `${own} → ${other}` }];
    });
  });
}

it('no feature of the web app imports another', () => {
  expect(crossings('web/features')).toEqual([]);
});

it('a feature of the server imports another only where it is said why, and nothing is said in vain', () => {
  const found = crossings('server/features');
  expect(found.filter(({ way }) => !ALLOWED.has(way))).toEqual([]);
  expect(new Set(found.map(({ way }) => way))).toEqual(ALLOWED);
});
