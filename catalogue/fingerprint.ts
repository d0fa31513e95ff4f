import { createHash } from 'node:crypto';
import type { Preset } from '#contract/entities/preset.ts';

/** Changes with any number of any preset, and with nothing else: a certificate is of the numbers, not of the words. */
export function fingerprintOf(presets: readonly Preset[]): string {
  const numbers = presets.map(({ id, frequencies }) => [id, frequencies]);
  return createHash('sha256').update(JSON.stringify(numbers)).digest('hex');
}
