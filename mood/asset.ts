import type { Piece } from './tokenizer.ts';

/** What was chosen on development data once the weights stood. */
export interface Settings {
  /** One for each of the 28 emotions, 7 groups of Ekman and 4 sentiments. */
  thresholds: number[];
  /** Divides the logits of the needs, so that a confidence of 0.7 is right seven times in ten. */
  temperature: number;
  /** What a word of the lexicon adds to the logit of its need. */
  wordWeight: number;
  /** From this probability of "cannot tell" on, no need is named. */
  cannotTell: number;
}

interface Tensor {
  kind: 'int8' | 'float32';
  shape: number[];
  /** From the end of the header, in bytes. */
  at: number;
}

interface Header {
  version: number;
  pieces: [string, number][];
  tensors: Record<string, Tensor>;
  settings: Settings;
}

export interface Asset {
  vocabulary: Piece[];
  settings: Settings;
  /** Int8 weights and float scales by name, each a copy. */
  int8(name: string): Int8Array;
  float32(name: string): Float32Array;
}

export const ASSET_VERSION = 1;

/** The asset: four bytes that give the length of a JSON header, the header, then the tensors. */
export function readAsset(given: Uint8Array): Asset {
  // A Buffer of Node would answer slice() with a view of its pool instead of a copy.
  const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
  const start = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true);
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + start)));
  if (header.version !== ASSET_VERSION) throw new Error(`This is a mood asset of version ${header.version}.`);
  const body = 4 + start;
  const slice = (name: string, kind: Tensor['kind']) => {
    const tensor = header.tensors[name];
    if (tensor?.kind !== kind) throw new Error(`The mood asset has no ${kind} tensor ${name}.`);
    const length = tensor.shape.reduce((product, size) => product * size, kind === 'int8' ? 1 : 4);
    return bytes.slice(body + tensor.at, body + tensor.at + length);
  };
  return {
    vocabulary: header.pieces.map(([text, score]) => ({ text, score })),
    settings: header.settings,
    int8: (name) => new Int8Array(slice(name, 'int8').buffer),
    float32: (name) => new Float32Array(slice(name, 'float32').buffer),
  };
}
