import type { Asset } from './asset.ts';
import { createProducts, type Products } from './products.ts';

/** Longer texts are read to here, as the encoder was trained. */
const LONGEST = 128;
const EMBEDDING = 256;
const WIDTH = 512;
const INNER = 1536;
const HEADS = 4;
const EPSILON = 1e-6;
/** Inputs of a product are 16-bit; 1536 · 127 · 8191 still fits 31 bits. */
const LARGEST = 8191;
const TIME_SCALES = 128;

interface Linear {
  w: number;
  wScale: number;
  bias: number;
  input: number;
  output: number;
}

export interface Encoder {
  /** What the heads read: the tanh layer of the mean over the pieces, then tanh of their maximum. */
  encode(pieces: readonly number[]): Float32Array;
  fast: boolean;
}

/** Universal Sentence Encoder Lite over eight-bit weights. studio/mood/encoder.py has the same in PyTorch. */
export function createEncoder(asset: Asset, wanted: 'fastest' | 'plain' = 'fastest'): Encoder {
  const place = layOut();
  const products = createProducts(place.end, wanted);
  const floats = new Float32Array(products.buffer);
  const linear = loadLinears(asset, place, products);
  const embedding = asset.int8('embedding');
  const embeddingScale = asset.float32('embedding.scale');
  const timing = asset.float32('timing');
  const norms = ['0.attend', '0.ffn', '1.attend', '1.ffn'].map((name) => ({
    scale: asset.float32(`${name}.norm.scale`),
    bias: asset.float32(`${name}.norm.bias`),
  }));

  const multiply = (name: string, x: Float32Array, rows: number): Float32Array => {
    const layer = linear(name);
    shorten(x, rows, layer.input, products.buffer, place);
    products.run({
      x: place.x,
      xScale: place.xScale,
      w: layer.w,
      wScale: layer.wScale,
      bias: layer.bias,
      out: place.out,
      rows,
      columns: layer.output,
      length: layer.input,
    });
    return floats.slice(place.out / 4, place.out / 4 + rows * layer.output);
  };

  const layer = (index: 0 | 1, x: Float32Array, rows: number): Float32Array => {
    const width = index === 0 ? EMBEDDING : WIDTH;
    const qkv = multiply(`${index}.qkv`, normed(x, rows, width, norms[index * 2]), rows);
    const attended = multiply(`${index}.out`, attend(qkv, rows, width), rows);
    const residual = index === 0 ? multiply('0.widen', x, rows) : x;
    const middle = add(attended, residual);
    const inner = multiply(`${index}.up`, normed(middle, rows, WIDTH, norms[index * 2 + 1]), rows);
    for (let at = 0; at < inner.length; at++) if ((inner[at] ?? 0) < 0) inner[at] = 0;
    return add(multiply(`${index}.down`, inner, rows), middle);
  };

  const embed = (pieces: readonly number[]): Float32Array => {
    const x = new Float32Array(pieces.length * EMBEDDING);
    pieces.forEach((piece, row) => {
      const scale = 2 * (embeddingScale[piece] ?? 0);
      for (let at = 0; at < EMBEDDING; at++) {
        const angle = row * (timing[at % TIME_SCALES] ?? 0);
        x[row * EMBEDDING + at] =
          scale * (embedding[piece * EMBEDDING + at] ?? 0) +
          (at < TIME_SCALES ? Math.sin(angle) : Math.cos(angle));
      }
    });
    return x;
  };

  return {
    fast: products.fast,
    encode(pieces) {
      const read = pieces.slice(0, LONGEST);
      const both = new Float32Array(2 * WIDTH);
      if (read.length === 0) return both;
      const x = layer(1, layer(0, embed(read), read.length), read.length);
      const mean = new Float32Array(WIDTH);
      for (let at = 0; at < WIDTH; at++) {
        let sum = 0;
        let largest = Number.NEGATIVE_INFINITY;
        for (let row = 0; row < read.length; row++) {
          const value = x[row * WIDTH + at] ?? 0;
          sum += value;
          if (value > largest) largest = value;
        }
        mean[at] = sum / read.length;
        both[WIDTH + at] = Math.tanh(largest);
      }
      const hidden = multiply('tanh', mean, 1);
      for (let at = 0; at < WIDTH; at++) both[at] = Math.tanh(hidden[at] ?? 0);
      return both;
    },
  };
}

const LINEARS: Record<string, [input: number, output: number]> = {
  '0.qkv': [EMBEDDING, 3 * EMBEDDING],
  '0.out': [EMBEDDING, WIDTH],
  '0.widen': [EMBEDDING, WIDTH],
  '0.up': [WIDTH, INNER],
  '0.down': [INNER, WIDTH],
  '1.qkv': [WIDTH, 3 * WIDTH],
  '1.out': [WIDTH, WIDTH],
  '1.up': [WIDTH, INNER],
  '1.down': [INNER, WIDTH],
  tanh: [WIDTH, WIDTH],
};

interface Places {
  linears: Record<string, Linear>;
  x: number;
  xScale: number;
  out: number;
  end: number;
}

function layOut(): Places {
  let end = 0;
  const take = (bytes: number) => {
    const at = end;
    end += Math.ceil(bytes / 16) * 16;
    return at;
  };
  const linears = Object.fromEntries(
    Object.entries(LINEARS).map(([name, [input, output]]) => [
      name,
      { w: take(input * output), wScale: take(output * 4), bias: take(output * 4), input, output },
    ]),
  );
  return {
    linears,
    x: take(LONGEST * INNER * 2),
    xScale: take(LONGEST * 4),
    out: take(LONGEST * INNER * 4),
    end,
  };
}

function loadLinears(asset: Asset, place: Places, products: Products): (name: string) => Linear {
  const bytes = new Int8Array(products.buffer);
  const floats = new Float32Array(products.buffer);
  for (const [name, layer] of Object.entries(place.linears)) {
    bytes.set(asset.int8(name), layer.w);
    floats.set(asset.float32(`${name}.scale`), layer.wScale / 4);
    floats.set(asset.float32(`${name}.bias`), layer.bias / 4);
  }
  return (name) => {
    const layer = place.linears[name];
    if (!layer) throw new Error(`There is no layer ${name}.`);
    return layer;
  };
}

/** Puts rows of floats as 16-bit numbers with a scale of their own where the next product takes them from. */
function shorten(x: Float32Array, rows: number, length: number, buffer: ArrayBuffer, place: Places): void {
  const short = new Int16Array(buffer, place.x, LONGEST * INNER);
  const scales = new Float32Array(buffer, place.xScale, LONGEST);
  for (let row = 0; row < rows; row++) {
    const from = row * length;
    let largest = 0;
    for (let at = from; at < from + length; at++) {
      const size = Math.abs(x[at] ?? 0);
      if (size > largest) largest = size;
    }
    const scale = largest / LARGEST || 1;
    const times = 1 / scale;
    scales[row] = scale;
    for (let at = from; at < from + length; at++) short[at] = Math.round((x[at] ?? 0) * times);
  }
}

function normed(
  x: Float32Array,
  rows: number,
  width: number,
  norm: { scale: Float32Array; bias: Float32Array } | undefined,
): Float32Array {
  const y = new Float32Array(x.length);
  for (let row = 0; row < rows; row++) {
    const from = row * width;
    let sum = 0;
    for (let at = from; at < from + width; at++) sum += x[at] ?? 0;
    const mean = sum / width;
    let spread = 0;
    for (let at = from; at < from + width; at++) spread += ((x[at] ?? 0) - mean) ** 2;
    const times = 1 / Math.sqrt(spread / width + EPSILON);
    for (let at = 0; at < width; at++)
      y[from + at] = ((x[from + at] ?? 0) - mean) * times * (norm?.scale[at] ?? 1) + (norm?.bias[at] ?? 0);
  }
  return y;
}

/** Each piece looks at all others, in four ways. A row of qkv holds query, key and value behind one another. */
function attend(qkv: Float32Array, rows: number, width: number): Float32Array {
  const out = new Float32Array(rows * width);
  const size = width / HEADS;
  const times = 1 / Math.sqrt(size);
  const shares = new Float32Array(rows);
  for (let head = 0; head < HEADS; head++) {
    for (let row = 0; row < rows; row++) {
      const query = row * 3 * width + head * size;
      let largest = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < rows; other++) {
        const key = other * 3 * width + width + head * size;
        let sum = 0;
        for (let at = 0; at < size; at++) sum += (qkv[query + at] ?? 0) * (qkv[key + at] ?? 0);
        shares[other] = sum * times;
        if (sum * times > largest) largest = sum * times;
      }
      let total = 0;
      for (let other = 0; other < rows; other++) {
        const share = Math.exp((shares[other] ?? 0) - largest);
        shares[other] = share;
        total += share;
      }
      const to = row * width + head * size;
      for (let other = 0; other < rows; other++) {
        const share = (shares[other] ?? 0) / total;
        const value = other * 3 * width + 2 * width + head * size;
        for (let at = 0; at < size; at++) out[to + at] = (out[to + at] ?? 0) + share * (qkv[value + at] ?? 0);
      }
    }
  }
  return out;
}

function add(a: Float32Array, b: Float32Array): Float32Array {
  for (let at = 0; at < a.length; at++) a[at] = (a[at] ?? 0) + (b[at] ?? 0);
  return a;
}
