/** @typedef {{ version?: string, dev?: boolean, license?: string, link?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages by path below the root, such as node_modules/a */

/**
 * Every locked package that is older than its lowest safe version, in words.
 * @param {LockedPackages} packages
 * @param {Record<string, string>} floors
 * @returns {string[]}
 */
export function belowFloor(packages, floors) {
  return Object.entries(packages).flatMap(([path, { version = '0' }]) => {
    const name = packageName(path);
    const floor = floors[name];
    if (floor === undefined || compareVersions(version, floor) >= 0) return [];
    return [`${name} ${version} is below its lowest safe version, ${floor} (${path})`];
  });
}

/**
 * Below zero when `one` is older. A version before its release (5.0.0-rc.1) is older than the release.
 * @param {string} one
 * @param {string} other
 */
export function compareVersions(one, other) {
  const [a, b] = [parse(one), parse(other)];
  for (const place of [0, 1, 2]) {
    const difference = (a.numbers[place] ?? 0) - (b.numbers[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(b.isBeforeRelease) - Number(a.isBeforeRelease);
}

/** @param {string} version */
function parse(version) {
  const [core = '', before] = (version.split('+')[0] ?? '').split(/-(.*)/);
  return { numbers: core.split('.').map(Number), isBeforeRelease: before !== undefined };
}

/**
 * The name within a path of the lockfile: the last package of a nested one.
 * @param {string} path
 */
export function packageName(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
