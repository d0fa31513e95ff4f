import * as tensorFlow from '@energetic-ai/core';
import { initModel } from '@energetic-ai/embeddings';
import { createMood } from '#mood/mood.ts';
import { timed } from './timed.ts';

export interface BenchPage {
  benchPage(): Promise<Awaited<ReturnType<typeof timed>> & { fast: boolean }>;
}

const PACKAGES = '/node_modules/@energetic-ai';

/** What the package bundles and its types name only by packages that it does not install. */
const { loadGraphModel, setWasmPaths } = tensorFlow as unknown as {
  loadGraphModel(address: string): Promise<never>;
  setWasmPaths(folder: string): void;
};

// At once: the package begins to look for its kernels as soon as it is there.
setWasmPaths(`${PACKAGES}/core/dist/`);

const page: BenchPage = {
  async benchPage() {
    const answer = await fetch('/web/public/mood/mood.bin');
    const mood = createMood(new Uint8Array(await answer.arrayBuffer()));
    const peer = await initModel(async () => ({
      model: await loadGraphModel(`${window.location.origin}${PACKAGES}/model-embeddings-en/dist/model.json`),
      vocabulary: await (await fetch(`${PACKAGES}/model-embeddings-en/dist/vocab.json`)).json(),
    }));
    const times = await timed(
      (text) => mood.read(text),
      (text) => peer.embed(text),
    );
    return { ...times, fast: mood.fast };
  },
};
Object.assign(globalThis, page);
