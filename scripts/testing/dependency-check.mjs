import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places.mjs';
import { askAdvisories } from './advisories.mjs';
import { foreignLicences } from './licences.mjs';
import { belowFloor } from './security-floors.mjs';

/**
 * The step on packages: none below its lowest safe version, none that ships under a licence outside the list, none
 * that ships with a weakness of high severity that npm's advisory service knows.
 */
const { packages } = readJson('package-lock.json');
const advisories = await askAdvisories();
const problems = [
  ...belowFloor(packages, readJson('scripts/security-floors.json')),
  ...foreignLicences(packages),
  ...(advisories ?? []),
];
for (const problem of problems) console.error(problem);
if (!advisories) console.log('Note: audit not run, since the advisory service gave no answer.');
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
