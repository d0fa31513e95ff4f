import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInputs, sameInputs } from './build-inputs.mjs';

/** @typedef {'web' | 'server'} PartName */

const shared = ['contract', 'catalogue', 'mood', 'package.json', 'package-lock.json', 'tsconfig.json'];
const builders = ['scripts/build-part.mjs', 'scripts/bundle-server.mjs', 'scripts/precompress.mjs'];

/**
 * The two things that are built: what each is made from, and the file that shows that it is there.
 * @type {Record<PartName, { madeFrom: string[], shows: string }>}
 */
const parts = {
  web: {
    madeFrom: [...shared, ...builders, 'sound', 'cymatics', 'web', 'vite.config.ts'],
    shows: 'index.html',
  },
  server: { madeFrom: [...shared, ...builders, 'server'], shows: 'start.js' },
};

/**
 * Where the stamp of a part lies: beside the folder, so that it is never served.
 * @param {string} root
 * @param {PartName} name
 */
export function stampOfPart(root, name) {
  return join(root, 'dist', `${name}.stamp.json`);
}

/**
 * @param {string} root
 * @param {PartName} name
 */
export function inputsOfPart(root, name) {
  return readInputs(root, parts[name].madeFrom, readStamp(root, name));
}

/**
 * @param {string} root
 * @param {PartName} name
 */
export function isStale(root, name) {
  if (!existsSync(join(root, 'dist', name, parts[name].shows))) return true;
  const built = readStamp(root, name);
  return !built || !sameInputs(built, inputsOfPart(root, name));
}

/**
 * @param {string} root
 * @param {PartName} name
 * @returns {import('./build-inputs.mjs').Inputs | undefined}
 */
function readStamp(root, name) {
  try {
    return JSON.parse(readFileSync(stampOfPart(root, name), 'utf8'));
  } catch {
    return undefined;
  }
}
