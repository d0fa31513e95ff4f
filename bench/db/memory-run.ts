import { spawn } from 'node:child_process';

export interface MemoryRun {
  version: string;
  rhythm: string;
  queriesPerSecond: number;
  startMb: number;
  endMb: number;
  /** How much each query leaves behind, over the second half of the run, when the process has settled. */
  bytesPerQuery: number;
}

/** In a process of its own, so that no version pays for what another left in memory. */
export function measureMemory(
  dataDir: string,
  { version, rhythm }: Pick<MemoryRun, 'version' | 'rhythm'>,
  queries: number,
): Promise<MemoryRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'bench/db/memory-child.ts', dataDir, version, rhythm, String(queries)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output) as MemoryRun);
      else reject(new Error(`The memory run (${version}) ended with ${code}.`));
    });
  });
}
