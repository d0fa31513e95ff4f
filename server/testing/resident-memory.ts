import { readFileSync } from 'node:fs';

/** What a process holds in memory at this moment, in megabytes. */
export function readResidentMegabytes(pid: number | undefined): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1_024;
}
