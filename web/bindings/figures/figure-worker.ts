import type { Figure } from '#cymatics/physics/figures.ts';
import { paintStill, type StillView } from '#cymatics/still.ts';

/** A still picture of sand: what to draw, and how large. */
export interface Scene {
  readonly view: StillView;
  readonly frequencies: readonly number[];
  /** The body that sounds; a square plate when left out. */
  readonly figure?: Figure | undefined;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels for each CSS pixel. */
  readonly pixelRatio: number;
}

/** Draws figures off the main thread, so that no page waits for its sand. Every order is answered, or the next would wait. */
self.onmessage = ({ data: scene }: MessageEvent<Scene>) => {
  const pixels = (length: number) => Math.max(1, Math.round(length * scene.pixelRatio));
  const canvas = new OffscreenCanvas(pixels(scene.width), pixels(scene.height));
  const context = canvas.getContext('2d');
  if (!context) {
    self.postMessage(null);
    return;
  }
  const picture = context.createImageData(canvas.width, canvas.height);
  const tones = scene.frequencies.map((frequency) => ({ frequency }));
  paintStill(picture, {
    tones,
    figure: scene.figure ?? 'square',
    view: scene.view,
    pixelRatio: scene.pixelRatio,
  });
  context.putImageData(picture, 0, 0);
  const bitmap = canvas.transferToImageBitmap();
  self.postMessage(bitmap, { transfer: [bitmap] });
};
