import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { figureSizes } from '#contract/rules/figure-pictures.ts';
import { paintStill } from '#cymatics/still.ts';
import { sha256 } from '../files/measured.ts';
import { MEASURED_FIGURES, PUBLIC } from '../files/places.ts';
import { encodeSand } from './encode-sand.ts';
import { FIGURE_WORKS, type FigureWork } from './figure-works.ts';
import { makePlates } from './make-plates.ts';

/** How many pixels of the picture one of the page has: its sand is as fine as that of a figure drawn in the page. */
const PIXEL_RATIO = { row: 2, choice: 2, card: 1.5 } as const;
/** Of a card's picture: as much as makes its lines run into each other. */
const BLUR = { row: 2.4, choice: 4, card: 8 } as const;

/** All pictures together, as they lie in the repository. */
export interface FigureRecord {
  files: number;
  bytes: number;
  /** Of the names and contents of all of them. */
  sha256: string;
}

/** Draws every picture anew and takes away those that nothing shows any more. */
export async function makeFigures(): Promise<void> {
  const began = performance.now();
  rmSync(join(PUBLIC, 'figures'), { recursive: true, force: true });
  for (const work of FIGURE_WORKS) {
    const file = PUBLIC + work.path;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await encode(work));
  }
  await makePlates();
  const record = recordFigures();
  writeFileSync(MEASURED_FIGURES, `${JSON.stringify(record, null, 2)}\n`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${record.files} pictures, ${(record.bytes / 1e6).toFixed(2)} MB: ${seconds} s`);
}

/** How much sand lies on each pixel, 0 to 255. */
export function drawSand({ tones, size, body }: Pick<FigureWork, 'tones' | 'size' | 'body'>): Buffer {
  const side = figureSizes[size];
  const data = new Uint8ClampedArray(side * side * 4);
  paintStill({ width: side, height: side, data, colorSpace: 'srgb' } as ImageData, {
    tones: tones.map((frequency) => ({ frequency })),
    figure: body ?? 'square',
    view: body ? 'whole' : 'opening',
    pixelRatio: PIXEL_RATIO[size],
  });
  return Buffer.from(data.filter((_, place) => place % 4 === 3));
}

async function encode(work: FigureWork): Promise<Buffer> {
  const side = figureSizes[work.size];
  const sand = sharp(drawSand(work), { raw: { width: side, height: side, channels: 1 } });
  const alpha = await (work.isBlurred ? sand.blur(BLUR[work.size]) : sand).extractChannel(0).raw().toBuffer();
  return encodeSand(alpha, side, work.isBlurred ? { alphaQuality: 100 } : {});
}

/** What lies in the folder of the figures now. */
export function recordFigures(): FigureRecord {
  const folder = join(PUBLIC, 'figures');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const contents = files.map((file) => readFileSync(file));
  const lines = files.map(
    (file, place) => `${relative(folder, file).split(sep).join('/')} ${sha256(contents[place] as Buffer)}\n`,
  );
  return {
    files: files.length,
    bytes: contents.reduce((sum, { length }) => sum + length, 0),
    sha256: sha256(Buffer.from(lines.join(''))),
  };
}
