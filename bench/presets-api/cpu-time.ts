import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const MILLISECONDS_A_TICK = 10;

/** The processor time that a process has used so far, in milliseconds; not a number where the system does not tell. */
export function readCpuTime(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in parentheses and may hold anything; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return (user + system) * MILLISECONDS_A_TICK;
  } catch {
    return Number.NaN;
  }
}
