import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture } from '#contract/rules/limits.ts';
import { Refusal } from '../http/refusal.ts';
import {
  chunk,
  makeGif,
  makeHead,
  makePalettePng,
  makePng,
  packedTexts,
  toDataUrl,
} from '../testing/picture-files.ts';
import { takePicture } from './intake.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>';

const take = (dataUrl: string, caller = 'somebody') => takePicture(dataUrl, caller);

/** The code of the refusal, or what else came. */
async function refusalOf(bytes: Buffer | string, type?: string): Promise<string> {
  const dataUrl = typeof bytes === 'string' ? bytes : toDataUrl(bytes, type);
  const outcome = await take(dataUrl).catch((error: unknown) => error);
  return outcome instanceof Refusal
    ? `${outcome.status} ${outcome.code}`
    : `taken: ${JSON.stringify(outcome)}`;
}

const photograph = (width = 40, height = 30) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

describe('a picture that is taken', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'API-67 is a %s by its content, whatever the address calls it',
    async (format) => {
      const bytes = await photograph().toFormat(format).toBuffer();
      const taken = await take(toDataUrl(bytes, 'image/svg+xml'));
      expect(taken.type).toBe(`image/${format}`);
      const { width, height, format: drawn } = await sharp(taken.bytes).metadata();
      expect([width, height, drawn]).toEqual([40, 30, format]);
    },
  );

  it('API-67 keeps every pixel of a PNG', async () => {
    const bytes = await photograph(90, 90).png().toBuffer();
    const taken = await take(toDataUrl(bytes));
    const pixels = (source: Buffer) => sharp(source).removeAlpha().raw().toBuffer();
    expect((await pixels(taken.bytes)).equals(await pixels(bytes))).toBe(true);
  });

  it('API-67 keeps every pixel of a PNG with a palette, and weighs hardly more than it did', async () => {
    const bytes = makePalettePng(600, 600);
    const taken = await take(toDataUrl(bytes));
    const pixels = (source: Buffer) => sharp(source).removeAlpha().raw().toBuffer();
    expect((await pixels(taken.bytes)).equals(await pixels(bytes))).toBe(true);
    expect(taken.bytes.length).toBeLessThan(1.1 * bytes.length);
  });

  it('API-70 has lost the place where it was taken, its comments and everything after its end', async () => {
    const photo = await photograph()
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'SECRET-NAME' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeInstanceOf(Buffer);
    const comment = chunk('tEXt', Buffer.from('Comment\0SECRET-NAME'));
    const files = [
      Buffer.concat([photo, Buffer.from('SECRET-NAME<script>alert(1)</script>')]),
      Buffer.concat([makePng(8, 8, [comment]), Buffer.from('SECRET-NAME')]),
    ];
    for (const file of files) {
      const { bytes } = await take(toDataUrl(file));
      expect(bytes.includes('SECRET-NAME') || bytes.includes('script')).toBe(false);
      const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, iptc, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('stands upright when the camera was held on its side', async () => {
    const lying = await photograph(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height } = await sharp((await take(toDataUrl(lying))).bytes).metadata();
    expect([width, height]).toEqual([30, 40]);
  });

  it('keeps its frames when it moves, and is made no larger than a page can show', async () => {
    const moving = await take(toDataUrl(makeGif(60, 50, 7), 'image/gif'));
    expect((await sharp(moving.bytes, { pages: -1 }).metadata()).pages).toBe(7);
    const wide = await take(toDataUrl(makePng(5_000, 100)));
    expect((await sharp(wide.bytes).metadata()).width).toBe(2_560);
  });

  it('API-71 has the same name however often it is sent, and another name than any other', async () => {
    const [first, again, other] = await Promise.all(
      [makePng(9, 9), makePng(9, 9), makePng(9, 9, [], 1)].map((png) => take(toDataUrl(png))),
    );
    expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(again?.hash).toBe(first?.hash);
    expect(other?.hash).not.toBe(first?.hash);
  });
});

describe('what is refused', () => {
  it.each([
    ['SVG, named honestly', Buffer.from(SVG), 'image/svg+xml'],
    ['SVG, named PNG', Buffer.from(SVG), 'image/png'],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/gif'],
    ['PDF', Buffer.from('%PDF-1.7\n'), 'image/png'],
    ['TIFF', Buffer.from('II*\0\b\0\0\0\0\0'), 'image/png'],
    ['HEIF', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic'), 'image/heic'],
    ['plain text', Buffer.from('hello'), 'image/jpeg'],
    ['nothing at all', Buffer.alloc(0), 'image/png'],
    ['a sound in the same wrapping as WebP', Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'image/webp'],
    [
      'SVG behind the first bytes of a PNG',
      Buffer.concat([makePng(1, 1).subarray(0, 8), Buffer.from(SVG)]),
      'image/png',
    ],
    [
      'SVG behind the first bytes of a GIF',
      Buffer.concat([Buffer.from('GIF89a'), Buffer.from(SVG)]),
      'image/gif',
    ],
    ['a PNG that is cut off', makePng(400, 400).subarray(0, 60), 'image/png'],
  ])('API-69 %s: 415', async (_, bytes, type) => {
    expect(await refusalOf(bytes, type)).toBe('415 image_type');
  });

  it.each([
    ['without base64', 'data:image/png,hello'],
    ['with a drawing in plain text', 'data:image/svg+xml;utf8,<svg/>'],
    ['with nothing in it', 'data:;base64,'],
    ['with a type of 30,000 letters', `data:${'a'.repeat(30_000)};base64,AAAA`],
    ['of another site', 'https://example.org/cat.png'],
    ['of a file', 'file:///etc/passwd'],
  ])('API-69 an address %s: 415, and nothing is fetched', async (_, address) => {
    expect(await refusalOf(address)).toBe('415 image_type');
  });

  it('API-68 more than 5 MB: 413, and 5 MB exactly is looked at', async () => {
    const heavy = Buffer.concat([makePng(9, 9), Buffer.alloc(picture.bytesMax)]);
    expect(await refusalOf(heavy.subarray(0, picture.bytesMax + 1))).toBe('413 image_too_heavy');
    const outcome = await take(toDataUrl(heavy.subarray(0, picture.bytesMax)));
    expect(outcome.bytes.length).toBeLessThan(1_000);
  });

  it('API-68 what would be stored as far more than was sent: 413', async () => {
    // Four rows of noise over and over pack well, until they are made smaller and no two of them are alike.
    const [width, height] = [2_600, 1_200];
    const rows = Buffer.alloc(width * height * 3, randomBytes(width * 4 * 3));
    const bytes = await sharp(rows, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bytes.length).toBeLessThan(500_000);
    expect(await refusalOf(bytes)).toBe('413 image_too_heavy');
  });

  it('bombs of pixels and frames: by their head alone, without the memory that they ask for', async () => {
    const bombs: [string, Buffer][] = [
      ['30,000 × 30,000 pixels', makePng(30_000, 30_000)],
      ['one side too long', makePng(10_001, 1)],
      ['just too many pixels', makePng(8_000, 5_001)],
      ['10,000 frames', makeGif(100, 100, 10_000)],
      ['101 frames', makeGif(2, 2, 101)],
      ['interlaced, 16 bits, in colour', makeHead({ side: 6_300, bits: 16, colour: 6, interlaced: true })],
      ['few frames, too many pixels over all', makeGif(1_000, 1_000, 41)],
    ];
    const before = process.resourceUsage().maxRSS;
    for (const [name, bytes] of bombs) expect(await refusalOf(bytes), name).toBe('400 image_too_large');
    expect((process.resourceUsage().maxRSS - before) / 1_024).toBeLessThan(50);
  });

  it('a bomb of texts beside a small picture is never unpacked', async () => {
    const file = makePng(10, 10, packedTexts(40, 20_000_000));
    const before = process.resourceUsage();
    const { bytes } = await take(toDataUrl(file));
    const after = process.resourceUsage();
    expect(bytes.length).toBeLessThan(500);
    // Unpacked, the texts alone cost seconds of a core.
    expect(after.userCPUTime - before.userCPUTime).toBeLessThan(500_000);
    expect((after.maxRSS - before.maxRSS) / 1_024).toBeLessThan(50);
  });
});

describe('many pictures at once', () => {
  const outcomeOf = (sent: Promise<unknown>) =>
    sent.then(
      () => 'taken',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );

  it('T39 other work goes on meanwhile: some wait, the rest are told to come back', async () => {
    const large = toDataUrl(makePng(2_000, 1_200));
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 5);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(take(large))));
    clearInterval(clock);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(9);
    expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(3);
    expect(turns).toBeGreaterThan(20);
  });

  it('T39 an ordinary picture is not kept waiting by the heavy ones of somebody else, whatever its weight', async () => {
    const heavy = toDataUrl(makePng(5_000, 5_000));
    /** Who had a turn, in order. On a busy machine a heavy one may be given up at the end of its time: a turn as well. */
    const served: string[] = [];
    const send = (dataUrl: string, caller: string) =>
      outcomeOf(take(dataUrl, caller)).then((outcome) => outcome !== 'busy' && served.push(caller));
    const many = Array.from({ length: 10 }, () => send(heavy, 'Ada'));
    await Promise.all([...many, send(toDataUrl(makePng(20, 20)), 'Bea'), send(heavy, 'Cleo')]);
    expect(served.toSorted()).toEqual([...Array(4).fill('Ada'), 'Bea', 'Cleo']);
    // Of the four heavy ones of Ada only those which had begun may come first.
    expect(served.indexOf('Bea')).toBeLessThan(2);
    expect(served.indexOf('Cleo')).toBeLessThan(4);
  });
});
