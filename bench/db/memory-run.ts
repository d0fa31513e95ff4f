import { spawn } from 'node:child_process';

export interface MemoryRun {
  version: string;
  queriesPerSecond: number;
  startMb: number;
  endMb: number;
  /** How much each query leaves behind, over the second half of the run, when the process has settled. */
  bytesPerQuery: number;
}

/** In a process of its own, so that neither version pays for what the other left in memory. */
export function measureMemory(dataDir: string, version: string, queries: number): Promise<MemoryRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'bench/db/memory-child.ts', dataDir, version, String(queries)],
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
