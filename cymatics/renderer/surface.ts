/** What a plate is drawn on: a canvas of the page, or one that a worker was handed. */
export type Surface = HTMLCanvasElement | OffscreenCanvas;
export type Drawing = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

// Not `instanceof`: older browsers do not know that class at all.
const isOffscreen = (surface: Surface): surface is OffscreenCanvas => 'convertToBlob' in surface;

/** A worker has no document, and so no other kind of canvas. */
export function newSurface(size = 1): Surface {
  if (typeof document === 'undefined') return new OffscreenCanvas(size, size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  return canvas;
}

export function drawingOn(surface: Surface, settings?: CanvasRenderingContext2DSettings): Drawing | null {
  return isOffscreen(surface) ? surface.getContext('2d', settings) : surface.getContext('2d', settings);
}

export async function pngOf(surface: Surface): Promise<Blob> {
  if (isOffscreen(surface)) return surface.convertToBlob({ type: 'image/png' });
  return new Promise((resolve, reject) => {
    surface.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be made.'));
    }, 'image/png');
  });
}
