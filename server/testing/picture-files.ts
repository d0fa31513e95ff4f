import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Pictures made by hand, byte by byte: honest ones, and those that were made to harm. */

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function toDataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A grey PNG of one bit a pixel, all of the same shade: 30,000 × 30,000 of them fit into 110 KB. */
export function makePng(width: number, height: number, extras: Buffer[] = [], shade = 0): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 1;
  const row = 1 + Math.ceil(width / 8);
  const rows = Buffer.alloc(row * height, shade ? 0xff : 0);
  for (let at = 0; at < rows.length; at += row) rows[at] = 0;
  const pixels = chunk('IDAT', deflateSync(rows, { level: 9 }));
  return Buffer.concat([SIGNATURE, chunk('IHDR', size), ...extras, pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** The beginning of a PNG, with hardly a pixel behind it: what is known before anything is unpacked. */
export function makeHead(head: { side: number; bits: number; colour: number; interlaced: boolean }): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(head.side, 0);
  size.writeUInt32BE(head.side, 4);
  size[8] = head.bits;
  size[9] = head.colour;
  size[12] = head.interlaced ? 1 : 0;
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(64)));
  return Buffer.concat([SIGNATURE, chunk('IHDR', size), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** Noise in 256 colours, one byte a pixel. */
export function makePalettePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 8;
  size[9] = 3;
  const rows = randomBytes((1 + width) * height);
  for (let at = 0; at < rows.length; at += 1 + width) rows[at] = 0;
  const chunks = [
    chunk('IHDR', size),
    chunk('PLTE', randomBytes(3 * 256)),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

/** Texts inside a PNG, each of which unpacks to so many bytes. */
export function packedTexts(count: number, bytes: number): Buffer[] {
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  return Array.from({ length: count }, (_, index) =>
    chunk('zTXt', Buffer.concat([Buffer.from(`key${index}\0\0`), packed])),
  );
}

/** A GIF of so many frames, each of one pixel on a larger ground. */
export function makeGif(width: number, height: number, frames: number): Buffer {
  const side = (length: number) => [length & 0xff, length >> 8];
  const head = Buffer.from([...side(width), ...side(height), 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]);
  // One pixel each, black and white in turn: equal neighbours would be merged into one frame.
  const frame = (shade: number) =>
    Buffer.from([
      ...[0x21, 0xf9, 4, 0, 1, 0, 0, 0],
      ...[0x2c, 0, 0, 0, 0, ...side(1), ...side(1), 0],
      ...[2, 2, 0x44 + shade * 8, 0x01, 0],
    ]);
  const all = Array.from({ length: frames }, (_, index) => frame(index % 2));
  return Buffer.concat([Buffer.from('GIF89a'), head, ...all, Buffer.from([0x3b])]);
}
