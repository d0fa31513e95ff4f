import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places.mjs';
import { foreignLicences } from './licences.mjs';
import { belowFloor } from './security-floors.mjs';

/** The step on packages: none below its lowest safe version, none that ships under a licence outside the list. */
const lock = readJson('package-lock.json');
const problems = [
  ...belowFloor(lock.packages, readJson('scripts/security-floors.json')),
  ...foreignLicences(lock.packages),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
