import { npm } from '../npm.mjs';
import { root } from '../places.mjs';

/**
 * Asks npm's advisory service about the packages that ship. Not every network lets it answer.
 * @returns {Promise<string[] | undefined>} what is known against them; undefined when the service did not answer
 */
export async function askAdvisories() {
  const { output } = await npm(
    ['audit', '--omit=dev', '--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=10000'],
    root,
  );
  return readAdvisories(output);
}

/**
 * @param {string} output the JSON of `npm audit`
 * @returns {string[] | undefined}
 */
export function readAdvisories(output) {
  const vulnerabilities = parse(output)?.vulnerabilities;
  if (!vulnerabilities) return undefined;
  return Object.entries(vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name} has a known weakness (${severity}); see npm audit`);
}

/**
 * @param {string} output
 * @returns {{ vulnerabilities?: Record<string, { severity: string }> } | undefined}
 */
function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
