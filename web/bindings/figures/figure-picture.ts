import { styleToken } from '#web/lib/style-token.ts';
import { drawFigure } from './draw-figure.ts';

const SIZE = 512;

const pictures = new Map<number, Promise<string>>();

/** The figure of a tone as a picture with an address, for whoever shows pictures outside the page: a lock screen. */
export function figurePicture(hz: number): Promise<string> {
  const known = pictures.get(hz);
  if (known) return known;
  const picture = new Promise<string>((resolve, reject) => {
    const scene = { view: 'opening', frequencies: [hz], width: SIZE, height: SIZE, pixelRatio: 1 } as const;
    drawFigure(scene, (bitmap) => {
      const canvas = new OffscreenCanvas(SIZE, SIZE);
      const context = canvas.getContext('2d');
      if (!context) return reject(new Error('There is nothing to draw on.'));
      // The plate as it lies in the room, a little above the page.
      context.fillStyle = styleToken('--color-plate');
      context.fillRect(0, 0, SIZE, SIZE);
      context.drawImage(bitmap, 0, 0);
      bitmap.close();
      canvas.convertToBlob().then((blob) => resolve(URL.createObjectURL(blob)), reject);
    });
  });
  pictures.set(hz, picture);
  return picture;
}
