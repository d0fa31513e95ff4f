import { picture } from '#contract/rules/limits.ts';
import { Refusal } from '../http/refusal.ts';

const BASE64 = ';base64,';
/** Where the comma of an honest address stands at the latest: types and their parameters are short. */
const HEAD_MAX = 200;

/** The bytes of a picture that came as `data:image/png;base64,…`. What it says of its type is not believed. */
export function readDataUrl(dataUrl: string): Buffer {
  const begin = dataUrl.slice(0, HEAD_MAX).indexOf(BASE64);
  if (!dataUrl.startsWith('data:') || begin < 0) throw new Refusal('image_type');
  const text = dataUrl.slice(begin + BASE64.length);
  // By its length alone, so that nothing large is unpacked only to be thrown away.
  if (Buffer.byteLength(text, 'base64') > picture.bytesMax) throw new Refusal('image_too_heavy');
  return Buffer.from(text, 'base64');
}
