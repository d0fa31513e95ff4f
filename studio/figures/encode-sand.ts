import sharp, { type WebpOptions } from 'sharp';
import { SAND } from '#cymatics/still.ts';

/** The sand is in the alpha channel alone, all of one colour. Fewer steps of it cost fewer bytes. */
const ENCODING: WebpOptions = { quality: 1, alphaQuality: 40, effort: 6 };

/** A square picture of how much sand lies on each pixel, 0 to 255. */
export function encodeSand(alpha: Buffer, side: number, changes: WebpOptions = {}): Promise<Buffer> {
  const [r, g, b] = SAND;
  return sharp({ create: { width: side, height: side, channels: 3, background: { r, g, b } } })
    .joinChannel(alpha, { raw: { width: side, height: side, channels: 1 } })
    .webp({ ...ENCODING, ...changes })
    .toBuffer();
}
