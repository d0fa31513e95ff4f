import type { Scene } from './figure-worker.ts';

type Receive = (bitmap: ImageBitmap) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Receive>();

/** One worker draws every figure of the app, in the order in which they are asked for. */
function painter(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./figure-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; bitmap: ImageBitmap }>) => {
      const receive = waiting.get(data.id);
      waiting.delete(data.id);
      if (receive) receive(data.bitmap);
      else data.bitmap.close();
    };
  }
  return worker;
}

/** Asks for a figure. Returns a function that says that it is no longer wanted. */
export function drawFigure(scene: Scene, receive: Receive): () => void {
  // A browser without OffscreenCanvas shows the page without its sand rather than freezing on it.
  if (typeof OffscreenCanvas === 'undefined') return () => {};
  const id = ++lastId;
  waiting.set(id, receive);
  painter().postMessage({ id, scene });
  return () => void waiting.delete(id);
}
