import { posix } from 'node:path';

/** What an oddly written path may have meant: percent signs, capitals, repeated slashes, dots at the end. */
export function plainSpelling(path: string): string {
  let plain = path;
  // Twice, for who encodes the percent sign itself.
  for (let round = 0; round < 2; round += 1) plain = decode(plain);
  const straight = posix.normalize(plain.replaceAll('\\', '/').toLowerCase());
  return straight.replace(/^\/{2,}/, '/').replace(/[./\s\0]+$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
