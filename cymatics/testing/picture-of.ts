import { createSandPainter, grainGain, paintGround, type SandPainter } from '../renderer/paint-sand.ts';
import type { Scene } from '../renderer/scene.ts';

/** A picture where there is no browser. */
export function blankPicture(width: number, height = width): ImageData {
  return { width, height, data: new Uint8ClampedArray(width * height * 4), colorSpace: 'srgb' } as ImageData;
}

const PAGE = [10, 11, 16] as const;

/** Ground and sand of a scene on the dark of the page, pixel by pixel as the canvas painter lays them. */
export function createPhotographer(size: number): (scene: Scene) => ImageData {
  const sand: SandPainter = createSandPainter(blankPicture(size));
  const picture = blankPicture(size);
  let plate: ImageData | undefined;
  return (scene) => {
    plate ??= blankPicture(scene.ground.size);
    paintGround(plate, scene);
    sand.paint(scene, grainGain(size));
    const cells = scene.ground.size;
    for (let pixel = 0; pixel < size * size; pixel++) {
      const row = Math.floor((Math.floor(pixel / size) * cells) / size);
      const under = 4 * (row * cells + Math.floor(((pixel % size) * cells) / size));
      const cover = (plate.data[under + 3] as number) / 255;
      const over = (sand.picture.data[4 * pixel + 3] as number) / 255;
      for (let c = 0; c < 3; c++) {
        const metal = (PAGE[c] as number) * (1 - cover) + (plate.data[under + c] as number) * cover;
        picture.data[4 * pixel + c] =
          metal * (1 - over) + (sand.picture.data[4 * pixel + c] as number) * over;
      }
      picture.data[4 * pixel + 3] = 255;
    }
    return picture;
  };
}
