import type { Reading } from '#mood/reader.ts';

let worker: Worker | undefined;
/** One after the other: the worker answers in the order in which it was asked. */
let last: Promise<unknown> = Promise.resolve();

/** Reads a text on this device, in a worker; what is typed goes nowhere. */
export function readMood(text: string): Promise<Reading> {
  const reading = last.then(() => ask(text));
  last = reading.catch(() => {});
  return reading;
}

function ask(text: string): Promise<Reading> {
  worker ??= new Worker(new URL('./mood-worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Reading>) => resolve(data);
    asked.onerror = () => {
      worker = undefined;
      asked.terminate();
      reject(new Error('The mood could not be read on this device.'));
    };
    asked.postMessage(text);
  });
}
