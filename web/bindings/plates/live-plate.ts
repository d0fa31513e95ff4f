import type { CymaticRenderer } from '#cymatics/renderer/create.ts';
import type { Frame } from '#cymatics/renderer/scene.ts';
import { madePlate } from './made-plate.ts';
import type { PlateAnswer, PlateLook, PlateMessage } from './plate-messages.ts';

/** A plate of sand in a box of the page. It minds its size, reduced motion and hidden tabs by itself. */
export interface LivePlate {
  /** What shall be seen from now on; the same again costs nothing. */
  show(frame: Frame): void;
  /** The very frame one sees, as a square PNG. */
  capture(): Promise<Blob>;
  close(): void;
}

interface Engine {
  tell(message: Exclude<PlateMessage, { kind: 'begin' | 'capture' }>): void;
  capture(): Promise<Blob>;
  close(): void;
}

/** More device pixels than two for each of the page's own cannot be told apart, and cost as much again. */
const DENSEST = 2;
const NO_PICTURE = 'The picture could not be made.';

export function openLivePlate(
  box: HTMLElement,
  look: PlateLook,
  /** Pixels of a side until the box has been measured. */
  firstSize = 1,
): LivePlate {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = firstSize;
  canvas.className = 'absolute inset-0 size-full';
  canvas.style.opacity = '0';
  box.append(canvas);
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onRest = () => {
    box.dataset.resting = 'true';
  };
  // Both in one frame: the page never shows two figures, nor none.
  const onShown = () => {
    canvas.style.opacity = '';
    box.style.background = '';
    box.dataset.shown = 'drawn';
  };
  const begin = { look, isStill: stillness.matches, onRest, onShown };
  const engine =
    'transferControlToOffscreen' in canvas ? openBeside(canvas, begin) : openInPage(canvas, begin);

  let told = '';
  const sized = new ResizeObserver(([entry]) => {
    const ratio = Math.min(DENSEST, window.devicePixelRatio || 1);
    const pixels = Math.round((entry?.contentRect.width ?? 0) * ratio);
    if (pixels > 0) engine.tell({ kind: 'size', pixels });
  });
  const moved = () => engine.tell({ kind: 'still', isStill: stillness.matches });
  const seen = () => engine.tell({ kind: 'seen', isSeen: document.visibilityState === 'visible' });
  sized.observe(box);
  stillness.addEventListener('change', moved);
  document.addEventListener('visibilitychange', seen);
  return {
    show(frame) {
      const words = JSON.stringify(frame);
      if (words === told) return;
      if (told === '') showMade(box, madePlate(look, frame));
      told = words;
      box.dataset.resting = 'false';
      engine.tell({ kind: 'show', frame });
    },
    capture: engine.capture,
    close() {
      sized.disconnect();
      stillness.removeEventListener('change', moved);
      document.removeEventListener('visibilitychange', seen);
      engine.close();
      canvas.remove();
      box.style.background = '';
      delete box.dataset.shown;
    },
  };
}

/** The pictures stand in the box until the plate has drawn the same by itself. */
function showMade(box: HTMLElement, pictures: readonly string[]): void {
  if (pictures.length === 0 || box.dataset.shown) return;
  box.style.background = pictures.map((path) => `url("${path}") center / 100% 100% no-repeat`).join();
  box.dataset.shown = 'made';
}

interface Beginning {
  readonly look: PlateLook;
  readonly isStill: boolean;
  readonly onRest: () => void;
  readonly onShown: () => void;
}

function openBeside(canvas: HTMLCanvasElement, { look, isStill, onRest, onShown }: Beginning): Engine {
  const worker = new Worker(new URL('./plate-worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: PlateMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, { transfer });
  const waiting = new Map<number, (picture: Blob | null) => void>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<PlateAnswer>) => {
    if (data.kind === 'shown') {
      onShown();
      return;
    }
    if (data.kind === 'rest') {
      canvas.dataset.painter = data.painter;
      onRest();
      return;
    }
    waiting.get(data.id)?.(data.picture);
    waiting.delete(data.id);
  };
  const offscreen = canvas.transferControlToOffscreen();
  tell({ kind: 'begin', canvas: offscreen, look, isStill }, [offscreen]);
  return {
    tell,
    capture: () =>
      new Promise((resolve, reject) => {
        asked++;
        waiting.set(asked, (picture) => (picture ? resolve(picture) : reject(new Error(NO_PICTURE))));
        tell({ kind: 'capture', id: asked });
      }),
    close() {
      worker.terminate();
      for (const end of waiting.values()) end(null);
    },
  };
}

/** For browsers that cannot draw beside the page. */
function openInPage(canvas: HTMLCanvasElement, { look, isStill, onRest, onShown }: Beginning): Engine {
  let isOpen = true;
  const plate = import('#cymatics/renderer/create.ts').then(({ create }) =>
    isOpen ? create(canvas, { ...look, reducedMotion: isStill, onRest, onShown }) : null,
  );
  const act = (what: (plate: CymaticRenderer) => void) =>
    void plate.then((one) => {
      if (one && isOpen) what(one);
    });
  return {
    tell(message) {
      if (message.kind === 'size') act((one) => one.resize(message.pixels));
      else if (message.kind === 'show') act((one) => one.draw(message.frame));
      else if (message.kind === 'still') act((one) => one.setReducedMotion(message.isStill));
      else act((one) => one.setSeen(message.isSeen));
    },
    async capture() {
      const one = await plate;
      if (!one || !isOpen) throw new Error(NO_PICTURE);
      return one.capture();
    },
    close() {
      act((one) => one.dispose());
      isOpen = false;
    },
  };
}
