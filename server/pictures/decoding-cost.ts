import type { Metadata } from 'sharp';
import type { PictureKind } from './picture-kind.ts';

/** What decoding a picture takes, judged by its head. A file of 300 KB may ask for 300 MB. */
export interface DecodingCost {
  /** What the decoder holds at once. Most pictures are read row by row and hold next to nothing. */
  heldBytes: number;
  /** Whether it takes so long, or so much, that such pictures are decoded one at a time, apart from the others. */
  isHeavy: boolean;
}

/** A photograph of 24 megapixels that is sharpened as it loads needs 72 MB of it. */
export const HELD_AT_MOST_BYTES = 80_000_000;
const HEAVY_FROM_BYTES = 24_000_000;
/** The colours of a palette are chosen anew, which takes as long as drawing several times as many pixels. */
const PALETTE_EFFORT = 3;
/** One frame as it stands, one as it was before, both in colour and transparency. */
const GIF_BYTES_A_PIXEL = 8;
const WEBP_BYTES_A_PIXEL = 4;
/** A progressive JPEG is kept as coefficients of two bytes until its last pass. */
const COEFFICIENT_BYTES = 2;

export function costOf(head: Metadata, kind: PictureKind): DecodingCost {
  const { width, height, channels, isPalette } = head;
  const drawnBytes = width * height * channels * bytesOf(head) * (isPalette ? PALETTE_EFFORT : 1);
  const heldBytes = held(head, kind);
  return { heldBytes, isHeavy: Math.max(drawnBytes, heldBytes) > HEAVY_FROM_BYTES };
}

function held(head: Metadata, kind: PictureKind): number {
  const { width, height, pageHeight = height, channels, isProgressive, chromaSubsampling } = head;
  const pixels = width * pageHeight;
  switch (kind) {
    case 'png':
      // An interlaced one has no first row before its last pass: all of it is unpacked.
      return isProgressive ? pixels * channels * bytesOf(head) : 0;
    case 'jpeg': {
      const coefficients = chromaSubsampling === '4:2:0' ? channels / 2 : channels;
      return isProgressive ? pixels * coefficients * COEFFICIENT_BYTES : 0;
    }
    case 'webp':
      return pixels * WEBP_BYTES_A_PIXEL;
    case 'gif':
      return pixels * GIF_BYTES_A_PIXEL;
  }
}

/** Of one channel of one pixel. */
function bytesOf({ depth }: Metadata): number {
  return depth === 'ushort' ? 2 : 1;
}
