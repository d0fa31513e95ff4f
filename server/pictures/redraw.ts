import sharp, { type Metadata, type Sharp } from 'sharp';
import { picture } from '#contract/rules/limits.ts';
import { Refusal } from '../http/refusal.ts';
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

/**
 * Decodes a picture and draws it anew in the same format. What was in the file beside the pixels (places, names,
 * comments, bytes after the end) is not copied, so none of it remains. Works off the main thread.
 */
export async function redraw(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  const source = kind === 'png' ? toPlainPng(bytes) : bytes;
  // Looked at without unpacking a pixel: a bomb is known by its size.
  const { format, pages = 1, ...size } = await readHead(source);
  if (format !== kind) throw new Refusal('image_type');
  refuseTooLarge(size, pages);

  let image = sharp(source, { pages: -1, failOn: 'error', limitInputPixels: picture.pixelsMax });
  // A photograph lies on its side until the note about how the camera was held is heeded. Films have no such note.
  if (pages === 1) image = image.autoOrient();
  image = image.resize({
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  try {
    return await encode(image, kind).timeout({ seconds: REDRAWN_WITHIN_SECONDS }).toBuffer();
  } catch {
    throw new Refusal('image_type', { message: DAMAGED });
  }
}

const DAMAGED = 'That picture cannot be read. Please choose another PNG, JPEG, WebP or GIF.';

function readHead(source: Buffer): Promise<Metadata> {
  return sharp(source, { pages: -1, failOn: 'error', limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('image_type', { message: DAMAGED });
    });
}

function refuseTooLarge({ width, height, pageHeight }: Omit<Metadata, 'format'>, frames: number): void {
  const side = Math.max(width, pageHeight ?? height);
  const isTooLarge =
    side > picture.sideMax || frames > picture.framesMax || width * height > picture.pixelsMax;
  if (isTooLarge) throw new Refusal('image_too_large');
}

function encode(image: Sharp, kind: PictureKind): Sharp {
  switch (kind) {
    case 'png':
      return image.png({ adaptiveFiltering: true });
    case 'jpeg':
      return image.jpeg({ quality: QUALITY });
    case 'webp':
      return image.webp({ quality: QUALITY });
    case 'gif':
      return image.gif({ effort: 3 });
  }
}
