import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createReader } from '#mood/reader.ts';

/** The thread in which texts are read: a reading takes tens of milliseconds, during which nobody else waits. */
const read = createReader(readAsset(workerData.asset));

parentPort?.on('message', (text: string) => parentPort?.postMessage(read(text)));

/** Without its asset the model cannot read; phrases of danger and telling words still can. */
function readAsset(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
