import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Measures } from '../measure/measures.ts';
import { MEASURED } from './places.ts';

/** Of one encoded file: the hash of the samples it was made of, its own hash, and what was measured in it. */
export type Record = { pcm: string; sha256: string; bytes: number; measures: Measures };

type Records = { [path: string]: Record };

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function readRecords(): Records {
  return existsSync(MEASURED) ? (JSON.parse(readFileSync(MEASURED, 'utf8')) as Records) : {};
}

export function writeRecord(path: string, record: Record): void {
  const records = { ...readRecords(), [path]: record };
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b)));
  // Lists on one line: a reader looks for the figures, not for a hundred lines of curve.
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(7)) : value;
  const text = JSON.stringify(sorted, rounded, 2).replace(/\[[^[\]]*\]/g, (list) =>
    list.replace(/\s+/g, ' '),
  );
  writeFileSync(MEASURED, `${text}\n`);
}
