import sharp, { type Metadata, type Sharp } from 'sharp';
import { picture } from '#contract/rules/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { costOf, type DecodingCost, HELD_AT_MOST_BYTES } from './decoding-cost.ts';
import type { PictureKind } from './picture-kind.ts';
import { toPlainPng } from './plain-png.ts';

// The library can open dozens of formats, some of which name files and addresses. Four loaders are enough.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// No picture is opened twice, so nothing is worth remembering.
sharp.cache(false);
sharp.concurrency(1);

export const REDRAWN_WITHIN_SECONDS = 5;
/** No page shows a picture larger; a photograph straight from a camera would be ten times the bytes. */
const LONGEST_SIDE = 2_560;
const QUALITY = 85;

/** A picture whose head was read: what it is, and what it would cost, without a pixel unpacked. */
export interface MeasuredPicture {
  source: Buffer;
  kind: PictureKind;
  head: Metadata;
  cost: DecodingCost;
}

/** Looks at the head alone, and refuses what is too large by it: a bomb is known by its size. */
export async function measure(bytes: Buffer, kind: PictureKind): Promise<MeasuredPicture> {
  const source = kind === 'png' ? toPlainPng(bytes) : bytes;
  const head = await readHead(source);
  if (head.format !== kind) throw new Refusal('image_type');
  const cost = costOf(head, kind);
  if (isTooLarge(head) || cost.heldBytes > HELD_AT_MOST_BYTES) throw new Refusal('image_too_large');
  return { source, kind, head, cost };
}

/**
 * Decodes a picture and draws it anew in the same format. What was in the file beside the pixels (places, names,
 * comments, bytes after the end) is not copied, so none of it remains. Works off the main thread.
 */
export async function redraw({ source, kind, head }: MeasuredPicture): Promise<Buffer> {
  let image = sharp(source, { pages: -1, failOn: 'error', limitInputPixels: picture.pixelsMax });
  // A photograph lies on its side until the note about how the camera was held is heeded. Films have no such note.
  if ((head.pages ?? 1) === 1) image = image.autoOrient();
  image = image.resize({
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const drawn = await encode(image, kind, head)
    .timeout({ seconds: REDRAWN_WITHIN_SECONDS })
    .toBuffer()
    .catch(() => {
      throw new Refusal('image_type', { message: DAMAGED });
    });
  if (drawn.length > picture.redrawnBytesMax) throw new Refusal('image_too_heavy', { message: TOO_HEAVY });
  return drawn;
}

const DAMAGED = 'That picture cannot be read. Please choose another PNG, JPEG, WebP or GIF.';
const TOO_HEAVY = 'That picture takes up too much room. Please choose a smaller one.';

function readHead(source: Buffer): Promise<Metadata> {
  return sharp(source, { pages: -1, failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('image_type', { message: DAMAGED });
    });
}

function isTooLarge({ width, height, pageHeight, pages = 1 }: Metadata): boolean {
  const side = Math.max(width, pageHeight ?? height);
  return side > picture.sideMax || pages > picture.framesMax || width * height > picture.pixelsMax;
}

function encode(image: Sharp, kind: PictureKind, { isPalette }: Metadata): Sharp {
  switch (kind) {
    case 'png':
      // Its few colours written out for each pixel would be five times the bytes.
      return image.png(isPalette ? { palette: true, dither: 0 } : { adaptiveFiltering: true });
    case 'jpeg':
      return image.jpeg({ quality: QUALITY });
    case 'webp':
      return image.webp({ quality: QUALITY });
    case 'gif':
      return image.gif({ effort: 3 });
  }
}
