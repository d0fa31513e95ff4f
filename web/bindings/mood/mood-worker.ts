import { createReader, type Reader } from '#mood/reader.ts';
// Named by what is in it: fetched once, kept until there is another.
import ASSET from '../../public/mood/mood.bin?url&no-inline';

let reader: Promise<Reader> | undefined;

/** Without its weights the model cannot read; phrases of danger and telling words still can. */
async function openReader(): Promise<Reader> {
  try {
    const answer = await fetch(ASSET);
    if (!answer.ok) throw new Error(answer.statusText);
    return createReader(new Uint8Array(await answer.arrayBuffer()));
  } catch {
    return createReader(null);
  }
}

self.onmessage = async ({ data }: MessageEvent<string>) => {
  reader ??= openReader();
  const read = await reader;
  self.postMessage(read(data));
};
