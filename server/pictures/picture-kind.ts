/** The pictures that are taken, each with the loader that may look at it and nothing else. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const GIFS = [Buffer.from('GIF87a'), Buffer.from('GIF89a')];
const RIFF = Buffer.from('RIFF');
const WEBP = Buffer.from('WEBP');
/** After "RIFF" four bytes tell the length. */
const WEBP_AT = 8;

/**
 * What a file is, by its first bytes alone; whatever name came with it counts for nothing. Asked before any decoder
 * sees the file: those for SVG, TIFF and others read far more than pictures.
 */
export function kindOf(bytes: Buffer): PictureKind | null {
  if (beginsWith(bytes, PNG)) return 'png';
  if (beginsWith(bytes, JPEG)) return 'jpeg';
  if (GIFS.some((gif) => beginsWith(bytes, gif))) return 'gif';
  if (beginsWith(bytes, RIFF) && beginsWith(bytes.subarray(WEBP_AT), WEBP)) return 'webp';
  return null;
}

function beginsWith(bytes: Buffer, beginning: Buffer): boolean {
  return bytes.subarray(0, beginning.length).equals(beginning);
}
