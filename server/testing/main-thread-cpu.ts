import { readFileSync } from 'node:fs';

const NANOSECONDS_A_MILLISECOND = 1_000_000;

/**
 * The processor time, in milliseconds, that a process has spent on the thread which answers everyone. Not the clock's
 * time: on a busy machine a thread waits for others. Where the kernel does not tell, that of all our own threads.
 */
export function mainThreadCpu(pid: number = process.pid): number {
  try {
    const [spent] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(spent) / NANOSECONDS_A_MILLISECOND;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
}
