import sharp, { type Metadata, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeHead } from '../testing/picture-files.ts';
import { costOf, HELD_AT_MOST_BYTES } from './decoding-cost.ts';

const headOf = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();
const COLOUR = 2;
const COLOUR_AND_ALPHA = 6;
const GREY = 0;

describe('what decoding a picture takes, by its head alone', () => {
  it.each([
    ['16 bits, in colour', { bits: 16, colour: COLOUR }, 6_300 ** 2 * 6],
    ['16 bits, with transparency', { bits: 16, colour: COLOUR_AND_ALPHA }, 6_300 ** 2 * 8],
    ['16 bits, grey', { bits: 16, colour: GREY }, 6_300 ** 2 * 2],
    ['8 bits, in colour', { bits: 8, colour: COLOUR }, 6_300 ** 2 * 3],
  ])('T7 a PNG of %s holds all of its pixels if it is interlaced, else its rows', async (_, look, bytes) => {
    const interlaced = await headOf(makeHead({ side: 6_300, ...look, interlaced: true }));
    expect(costOf(interlaced, 'png')).toEqual({ heldBytes: bytes, isHeavy: true });
    const plain = await headOf(makeHead({ side: 6_300, ...look, interlaced: false }));
    expect(costOf(plain, 'png')).toEqual({ heldBytes: 0, isHeavy: true });
  });

  it('a progressive JPEG holds its coefficients, a WebP its frame, a GIF two of them', async () => {
    const ground = sharp({ create: { width: 100, height: 50, channels: 3, background: '#123' } });
    const held = async (kind: 'jpeg' | 'webp' | 'gif', image: Sharp) =>
      costOf(await headOf(await image.toBuffer()), kind).heldBytes;
    expect(await held('jpeg', ground.clone().jpeg())).toBe(0);
    expect(await held('jpeg', ground.clone().jpeg({ progressive: true }))).toBe(100 * 50 * 3);
    const sharpColours = { progressive: true, chromaSubsampling: '4:4:4' };
    expect(await held('jpeg', ground.clone().jpeg(sharpColours))).toBe(100 * 50 * 3 * 2);
    expect(await held('webp', ground.clone().webp())).toBe(100 * 50 * 4);
    expect(await held('gif', ground.clone().gif())).toBe(100 * 50 * 8);
  });

  it('lets in the photographs of every camera of 24 megapixels, and calls those of a page light', () => {
    const photograph = {
      width: 6_000,
      height: 4_000,
      channels: 3,
      depth: 'uchar',
      format: 'jpeg',
    } as Metadata;
    const progressive = { ...photograph, isProgressive: true, chromaSubsampling: '4:2:0' };
    expect(costOf(progressive, 'jpeg').heldBytes).toBeLessThan(HELD_AT_MOST_BYTES);
    expect(costOf({ ...photograph, width: 1_440, height: 900 }, 'png').isHeavy).toBe(false);
  });
});
