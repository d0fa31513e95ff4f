import { createHash } from 'node:crypto';
import type { Preset } from '#contract/entities/preset.ts';

const LENGTH = 16;

/** Changes with any number of a preset, and with nothing else: a certificate is of the numbers, not of the words. */
export function fingerprintOf({ id, frequencies }: Preset): string {
  return createHash('sha256')
    .update(JSON.stringify([id, frequencies]))
    .digest('hex')
    .slice(0, LENGTH);
}
