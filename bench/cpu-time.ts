import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const MILLISECONDS_A_TICK = 10;

/** The processor time that a process has used so far, in milliseconds; not a number where the system does not tell. */
export function readCpuTime(pid: number | undefined): number {
  return readProcess(pid)?.cpuTime ?? Number.NaN;
}

/** The same of a process and all below it: those that have ended meanwhile are not counted. */
export function readCpuTimeOfTree(root: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...readProcess(Number(name)) }));
  const timeOf = (one: number | undefined): number =>
    all.reduce(
      (sum, { pid, parent, cpuTime = 0 }) =>
        sum + (pid === one ? cpuTime : 0) + (parent === one ? timeOf(pid) : 0),
      0,
    );
  return timeOf(root);
}

function readProcess(pid: number | undefined): { parent: number; cpuTime: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in parentheses and may hold anything; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return { parent: Number(fields[1]), cpuTime: (user + system) * MILLISECONDS_A_TICK };
  } catch {
    // It has ended in between, or this is not Linux.
    return undefined;
  }
}
