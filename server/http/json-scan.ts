import { isAscii } from 'node:buffer';
import { bodySizes } from '#contract/endpoints/endpoint.ts';
import { Refusal } from './refusal.ts';

/** No body of ours is nested deeper than a program's stages; a hundred thousand brackets are an attack. */
const DEEPEST = 10;
/** From here on a text without escapes is passed over by native code instead of byte by byte. */
const LONG_TEXT = 16 * 1_024;
/** A profile has two pictures, and no large body has more. */
const LONG_TEXTS_AT_MOST = 2;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where the content of a text lies, without its quotes. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Judges JSON by its bytes before any parser builds a tree of them: three bytes are enough for an object, so that a
 * few megabytes would hold up everyone for seconds. A part is whatever a parser must stop at. Only a picture makes a
 * body large, and a picture is one long text of plain letters; all the rest must be as small as any other body.
 * Answers where the long texts lie.
 */
export function scanJson(bytes: Buffer, partsAtMost: number): Span[] {
  const longTexts: Span[] = [];
  let [depth, parts, walked] = [0, 0, 0];
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    walked += 1;
    if (walked > bodySizes.plain || parts > partsAtMost) throw new Refusal('too_large');
    const byte = bytes[at];
    if (byte === BACKSLASH) {
      parts += 1;
      at += 1;
    } else if (byte === QUOTE) {
      parts += 1;
      const long = isInText ? undefined : longTextAfter(bytes, at);
      if (long) {
        longTexts.push(long);
        if (longTexts.length > LONG_TEXTS_AT_MOST && bytes.length > bodySizes.plain)
          throw new Refusal('too_large');
        at = long.end;
      } else isInText = !isInText;
    } else if (isInText) continue;
    else if (byte === COMMA || byte === COLON) parts += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      parts += 1;
      depth += 1;
      if (depth > DEEPEST) throw new Refusal('malformed');
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return longTexts;
}

function longTextAfter(bytes: Buffer, quote: number): Span | undefined {
  const start = quote + 1;
  const end = bytes.indexOf(QUOTE, start);
  if (end - start < LONG_TEXT) return undefined;
  const text = bytes.subarray(start, end);
  return isAscii(text) && !text.includes(BACKSLASH) ? { start, end } : undefined;
}
