import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { platePictures } from '#contract/rules/figure-pictures.ts';
import { frequency } from '#contract/rules/limits.ts';
import { DEFAULT_FIGURE, type Figure } from '#cymatics/physics/figures.ts';
import { GRAINS } from '#cymatics/renderer/create.ts';
import { createSandPainter, frugalGain, grainGain, paintGround } from '#cymatics/renderer/paint-sand.ts';
import { createScene } from '#cymatics/renderer/scene.ts';
import type { Sight } from '#cymatics/sight.ts';
import { FINENESS } from '#cymatics/still.ts';
import { PUBLIC } from '../files/places.ts';
import { encodeSand } from './encode-sand.ts';

/** A picture of a moving plate as it begins: where it lies, and which part of the plate it shows. */
export interface PlateWork {
  readonly path: string;
  readonly part: 'sand' | 'metal';
  /** Pixels of a side of the sand; the metal has as many as the renderer works out. */
  readonly side: number;
  readonly sight: Sight;
  readonly figure: Figure;
  readonly grains: number;
  /** Of how many grains the sand is as bright as these: see the renderer. */
  readonly most: number;
}

const SEED = 7;
const dial = { side: 640, sight: 'dial', figure: 'square', grains: 30_000, most: 30_000 } as const;
const gong = {
  side: 760,
  sight: 'whole',
  figure: DEFAULT_FIGURE,
  grains: GRAINS.canvas2d,
  most: GRAINS.webgl2,
} as const;

/** Drawn by the same renderer as in the page, which puts its own in their place unseen. */
export const PLATE_WORKS: readonly PlateWork[] = [
  { ...dial, part: 'sand', path: platePictures.dial[0].slice(1) },
  { ...gong, part: 'sand', path: platePictures.gong[0].slice(1) },
  { ...gong, part: 'metal', path: platePictures.gong[1].slice(1) },
];

export async function makePlates(): Promise<void> {
  for (const work of PLATE_WORKS) writeFileSync(PUBLIC + work.path, await encodePlate(work));
}

const blank = (side: number) =>
  ({
    width: side,
    height: side,
    data: new Uint8ClampedArray(4 * side * side),
    colorSpace: 'srgb',
  }) as ImageData;

export function drawPlate({ part, side, sight, figure, grains, most }: PlateWork): ImageData {
  const scene = createScene({ sight, grains, seed: SEED, fineness: FINENESS.large, still: true });
  scene.want({ tones: [{ frequency: frequency.default }], figure });
  scene.step();
  if (part === 'metal') {
    const metal = blank(scene.ground.size);
    paintGround(metal, scene);
    return metal;
  }
  const sand = createSandPainter(blank(side));
  sand.paint(scene, grainGain(side) * frugalGain(1, grains / most));
  return sand.picture;
}

async function encodePlate(work: PlateWork): Promise<Buffer> {
  const { data, width, height } = drawPlate(work);
  const drawn = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
  if (work.part === 'metal') return drawn.webp({ quality: 90, smartSubsample: true, effort: 6 }).toBuffer();
  return encodeSand(await drawn.extractChannel('alpha').raw().toBuffer(), width);
}
