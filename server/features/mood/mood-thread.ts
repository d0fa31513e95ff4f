import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reading } from '#mood/reader.ts';
import { findProductRoot } from '../../app/product-root.ts';
import { Gate } from '../../http/gate.ts';
import { Refusal } from '../../http/refusal.ts';

/** A whole line is read within seconds; whoever comes after that is told to come back. */
const MAY_WAIT = 16;
/** The longest text takes a second or two on a busy machine. What takes longer hangs, and the thread is begun anew. */
const WITHIN_MS = 30_000;

interface ThreadSettings {
  asset?: string;
  mayWait?: number;
  withinMs?: number;
}

/**
 * Reads texts in a thread of its own, one at a time. The thread begins with the first text, dies with the server, and
 * when it dies before, the next text begins a new one. Texts are in memory only while they are read.
 */
export class MoodThread {
  readonly #asset: string;
  readonly #withinMs: number;
  readonly #gate: Gate;
  #worker: Worker | null = null;

  constructor({ asset, mayWait = MAY_WAIT, withinMs = WITHIN_MS }: ThreadSettings = {}) {
    this.#asset = asset ?? places().asset;
    this.#withinMs = withinMs;
    this.#gate = new Gate({ atOnce: 1, mayWait });
  }

  /** Callers take turns; a full line refuses with `busy`. */
  read(text: string, caller: string): Promise<Reading> {
    return this.#gate.run(caller, () => this.#readNow(text));
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  async #readNow(text: string): Promise<Reading> {
    this.#worker ??= this.#begin();
    const worker = this.#worker;
    const done = new AbortController();
    const timer = setTimeout(() => done.abort(), this.#withinMs);
    try {
      const answer = once(worker, 'message', done);
      const died = once(worker, 'exit', done).then(() => {
        throw new Error('the thread that reads moods ended');
      });
      died.catch(() => {});
      worker.postMessage(text);
      const [reading] = await Promise.race([answer, died]);
      return reading;
    } catch {
      // What went wrong may quote the text: nothing of it is passed on.
      this.#worker = null;
      void worker.terminate();
      throw new Refusal('busy');
    } finally {
      clearTimeout(timer);
      // Nobody listens on for what was answered.
      done.abort();
    }
  }

  #begin(): Worker {
    const worker = new Worker(places().file, { workerData: { asset: this.#asset }, stderr: true });
    worker.unref();
    // Told to whoever waits for the thread; without a listener it would end the server.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }
}

/** Seen from the sources, and from the product, which has both as built files. */
function places(): { file: URL | string; asset: string } {
  const root = findProductRoot();
  return import.meta.url.endsWith('.ts')
    ? {
        file: new URL('./mood-worker-from-sources.mjs', import.meta.url),
        asset: join(root, 'web/public/mood/mood.bin'),
      }
    : { file: join(root, 'dist/server/mood-worker.js'), asset: join(root, 'dist/web/mood/mood.bin') };
}
