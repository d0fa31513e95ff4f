import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { platePictures } from '#contract/rules/figure-pictures.ts';
import { frequency } from '#contract/rules/limits.ts';
import { DEFAULT_FIGURE, type Figure } from '#cymatics/physics/figures.ts';
import { GRAINS } from '#cymatics/renderer/create.ts';
import { createSandPainter, frugalGain, grainGain, paintGround } from '#cymatics/renderer/paint-sand.ts';
import { createScene } from '#cymatics/renderer/scene.ts';
import type { Sight } from '#cymatics/sight.ts';
import { FINENESS, SAND } from '#cymatics/still.ts';
import { PUBLIC } from '../files/places.ts';

export interface PlateWork {
  readonly path: string;
  readonly side: number;
  readonly sight: Sight;
  readonly figure: Figure;
  readonly grains: number;
  /** Of how many grains the sand is as bright as these: see the renderer. */
  readonly most: number;
  /** The metal lies in the picture, or the page has its own. */
  readonly ground: boolean;
}

const SEED = 7;

/** The moving plates as they begin, drawn by the same renderer: the page puts its own in their place unseen. */
export const PLATE_WORKS: readonly PlateWork[] = [
  {
    ...platePictures.dial,
    sight: 'dial',
    figure: 'square',
    grains: 30_000,
    most: 30_000,
    ground: false,
  },
  {
    ...platePictures.gong,
    sight: 'whole',
    figure: DEFAULT_FIGURE,
    grains: GRAINS.canvas2d,
    most: GRAINS.webgl2,
    ground: true,
  },
];

export async function makePlates(): Promise<void> {
  for (const work of PLATE_WORKS) writeFileSync(PUBLIC + work.path.slice(1), await encodePlate(work));
}

const blank = (side: number) =>
  ({
    width: side,
    height: side,
    data: new Uint8ClampedArray(4 * side * side),
    colorSpace: 'srgb',
  }) as ImageData;

/** Sand as the renderer paints it, and the small picture of the metal under it. */
export function drawPlate({ side, sight, figure, grains, most }: PlateWork) {
  const scene = createScene({ sight, grains, seed: SEED, fineness: FINENESS.large, still: true });
  scene.want({ tones: [{ frequency: frequency.default }], figure });
  scene.step();
  const sand = createSandPainter(blank(side));
  sand.paint(scene, grainGain(side) * frugalGain(1, grains / most));
  const metal = blank(scene.ground.size);
  paintGround(metal, scene);
  return { sand: sand.picture, metal };
}

async function encodePlate(work: PlateWork): Promise<Buffer> {
  const { sand, metal } = drawPlate(work);
  const raw = ({ data, width, height }: ImageData) =>
    sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
  if (!work.ground) {
    const [r, g, b] = SAND;
    const alpha = await raw(sand).extractChannel('alpha').raw().toBuffer();
    return sharp({ create: { width: work.side, height: work.side, channels: 3, background: { r, g, b } } })
      .joinChannel(alpha, { raw: { width: work.side, height: work.side, channels: 1 } })
      .webp({ quality: 1, alphaQuality: 40, effort: 6 })
      .toBuffer();
  }
  const under = await raw(metal).resize(work.side, work.side, { kernel: 'linear' }).png().toBuffer();
  return sharp(under)
    .composite([{ input: await raw(sand).png().toBuffer() }])
    .webp({ quality: 62, alphaQuality: 60, effort: 6 })
    .toBuffer();
}
