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
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Packages that may ship under a further licence. LGPL: libvips lies beside the product as a shared library of its own,
 * unchanged, and anyone may replace it. WebAssembly and Windows builds of sharp carry it in their package.
 * @type {{ name: RegExp, licence: string }[]}
 */
const exceptions = [{ name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' }];

/**
 * Every package that ships with the product under a licence outside the list, in words.
 * @param {import('./security-floors.mjs').LockedPackages} packages
 * @returns {string[]}
 */
export function foreignLicences(packages) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .filter(([path, { license }]) => !isAllowed(license, exceptionsFor(packageName(path))))
    .map(
      ([path, { license }]) =>
        `${packageName(path)} has the licence ${license ?? '(none)'}, which is not on the list`,
    );
}

/** @param {string} name */
function exceptionsFor(name) {
  return exceptions.filter((one) => one.name.test(name)).map((one) => one.licence);
}

/**
 * `A OR B` needs one that is allowed, `A AND B` all of them.
 * @param {string | undefined} licence
 * @param {string[]} [also]
 */
export function isAllowed(licence, also = []) {
  if (!licence) return false;
  const expression = licence.replace(/[()]/g, ' ').trim();
  return expression
    .split(/\s+OR\s+/)
    .some((choice) =>
      choice.split(/\s+AND\s+/).every((one) => allowed.has(one.trim()) || also.includes(one.trim())),
    );
}
