// This file, start.mjs and test.mjs are read by whatever Node the machine has, so they keep to words that Node 14 knows:
// otherwise an old Node would answer with a syntax error instead of the one clear line.

/**
 * The lowest minor version that works within these majors. Any newer major works, the ones between do not.
 * @type {Record<number, number>}
 */
const lowestMinor = { 20: 19, 22: 12 };
const newestListed = 22;

/**
 * What is wrong with this version of Node, in one line; undefined when nothing is.
 * @param {string} version such as 20.19.0
 * @returns {string | undefined}
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const lowest = lowestMinor[major];
  if (major > newestListed || (lowest !== undefined && minor >= lowest)) return undefined;
  return `Cymara needs Node 20.19 or newer (within 22: 22.12 or newer), and this is Node ${version}. Get a newer one from https://nodejs.org.`;
}
