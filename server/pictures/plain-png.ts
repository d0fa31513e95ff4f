const SIGNATURE_BYTES = 8;
/** Length, name and checksum around each chunk. */
const FRAME_BYTES = 12;
/** The picture itself: size, palette, transparency, pixels, end. */
const PICTURE_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * A PNG with nothing but its picture. Texts inside may be packed a thousandfold, and decoders unpack them before
 * anyone has asked how large the picture is: forty of them in a small file hold a decoder for seconds.
 */
export function toPlainPng(png: Buffer): Buffer {
  const plain = Buffer.alloc(png.length);
  let filled = png.copy(plain, 0, 0, SIGNATURE_BYTES);
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    // One that is cut off ends here too; the decoder then misses the end and refuses the picture.
    if (PICTURE_CHUNKS.has(name)) filled += png.copy(plain, filled, at, end);
    if (name === 'IEND') break;
    at = end;
  }
  return plain.subarray(0, filled);
}
