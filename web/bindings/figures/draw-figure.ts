import type { Scene } from './figure-worker.ts';

type Receive = (bitmap: ImageBitmap) => void;

interface Order {
  readonly scene: Scene;
  readonly receive: Receive;
}

let worker: Worker | undefined;
/** The one being drawn, then those that wait, in the order in which they were asked for. */
const orders = new Set<Order>();
let drawing: Order | null = null;

// A browser without OffscreenCanvas shows the page without its sand rather than freezing on it.
const canDraw = typeof OffscreenCanvas !== 'undefined';
// Every page has a figure behind it: the worker starts beside the page, not when the first one is asked for.
if (canDraw && typeof Worker !== 'undefined') painter();

/** One worker draws every figure of the app. */
function painter(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./figure-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ImageBitmap | null>) => deliver(data);
    worker.onerror = () => deliver(null);
  }
  return worker;
}

function deliver(bitmap: ImageBitmap | null): void {
  const order = drawing;
  drawing = null;
  const isWanted = order !== null && orders.delete(order);
  drawNext();
  if (isWanted && bitmap) order.receive(bitmap);
  else bitmap?.close();
}

/** One at a time: whoever scrolls past a hundred figures does not wait for those that have gone by. */
function drawNext(): void {
  const [next] = orders;
  if (drawing || !next) return;
  drawing = next;
  painter().postMessage(next.scene);
}

/** Asks for a figure. Returns a function that says that it is no longer wanted. */
export function drawFigure(scene: Scene, receive: Receive): () => void {
  if (!canDraw) return () => {};
  const order = { scene, receive };
  orders.add(order);
  drawNext();
  return () => void orders.delete(order);
}
