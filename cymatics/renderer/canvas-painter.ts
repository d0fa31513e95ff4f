import { createSandPainter, paintGround, type SandPainter } from './paint-sand.ts';
import type { Painter, PainterOptions } from './painter.ts';
import { drawingOn, newSurface } from './surface.ts';

/** Draws with nothing but the 2D canvas: on machines without a graphics processor the faster of the two. */
export function createCanvasPainter({ ground }: PainterOptions): Painter {
  const layer = drawingOn(newSurface(), { willReadFrequently: true });
  const plate = drawingOn(newSurface(), { willReadFrequently: true });
  let sand: SandPainter | undefined;
  let plateVersion = -1;
  return {
    kind: 'canvas2d',
    paint(scene, target, size, gain) {
      if (!layer || !plate) return false;
      target.clearRect(0, 0, size, size);
      if (ground) {
        const cells = scene.ground.size;
        if (plateVersion !== scene.ground.version) {
          plateVersion = scene.ground.version;
          if (plate.canvas.width !== cells) plate.canvas.width = plate.canvas.height = cells;
          const picture = plate.createImageData(cells, cells);
          paintGround(picture, scene);
          plate.putImageData(picture, 0, 0);
        }
        target.drawImage(plate.canvas, 0, 0, size, size);
      }
      if (sand?.picture.width !== size) {
        layer.canvas.width = layer.canvas.height = size;
        sand = createSandPainter(layer.createImageData(size, size));
      }
      sand.paint(scene, gain);
      layer.putImageData(sand.picture, 0, 0);
      target.drawImage(layer.canvas, 0, 0);
      return true;
    },
    dispose() {
      sand = undefined;
      if (layer) layer.canvas.width = layer.canvas.height = 0;
      if (plate) plate.canvas.width = plate.canvas.height = 0;
    },
  };
}
