import { packageName } from './security-floors.mjs';

/** Licences that ask for no more than a mention; OFL-1.1 is the one of typefaces. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Every package that ships with the product under a licence outside the list, in words.
 * @param {import('./security-floors.mjs').LockedPackages} packages
 * @returns {string[]}
 */
export function foreignLicences(packages) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .filter(([, { license }]) => !isAllowed(license))
    .map(
      ([path, { license }]) =>
        `${packageName(path)} has the licence ${license ?? '(none)'}, which is not on the list`,
    );
}

/**
 * `A OR B` needs one that is allowed, `A AND B` all of them.
 * @param {string | undefined} licence
 */
export function isAllowed(licence) {
  if (!licence) return false;
  const expression = licence.replace(/[()]/g, ' ').trim();
  return expression
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((one) => allowed.has(one.trim())));
}
