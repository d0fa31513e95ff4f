import { KERNEL } from './kernel-bytes.ts';

/** Places in the one memory that weights, inputs and results share, in bytes. */
interface Product {
  /** Rows of 16-bit numbers; there are rows up to the next multiple of four, whatever is in the last. */
  x: number;
  xScale: number;
  /** One row of 8-bit weights for each column of the result. */
  w: number;
  wScale: number;
  bias: number;
  out: number;
  rows: number;
  columns: number;
  length: number;
}

export interface Products {
  buffer: ArrayBuffer;
  /** out[r][c] = sum(x[r] · w[c]) · xScale[r] · wScale[c] + bias[c] */
  run(product: Product): void;
  /** Whether the WebAssembly kernel does it; the same in plain JavaScript is some ten times slower. */
  fast: boolean;
}

const PAGE = 65_536;

/** The matrix products over a memory of so many bytes. */
export function createProducts(bytes: number, wanted: 'fastest' | 'plain' = 'fastest'): Products {
  return (wanted === 'fastest' ? withKernel(bytes) : undefined) ?? plain(bytes);
}

/** Undefined where WebAssembly or its vectors are missing, or a page's policy forbids them. */
function withKernel(bytes: number): Products | undefined {
  try {
    const code = Uint8Array.from(atob(KERNEL), (sign) => sign.charCodeAt(0));
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { mood: { memory } });
    const kernel = exports.product as (...places: number[]) => void;
    return {
      buffer: memory.buffer,
      fast: true,
      run: ({ x, xScale, w, wScale, bias, out, rows, columns, length }) =>
        kernel(x, xScale, w, wScale, bias, out, rows, columns, length),
    };
  } catch {
    return undefined;
  }
}

function plain(bytes: number): Products {
  const buffer = new ArrayBuffer(Math.ceil(bytes / PAGE) * PAGE);
  const bits8 = new Int8Array(buffer);
  const bits16 = new Int16Array(buffer);
  const floats = new Float32Array(buffer);
  return {
    buffer,
    fast: false,
    run: ({ x, xScale, w, wScale, bias, out, rows, columns, length }) => {
      for (let row = 0; row < rows; row++) {
        const from = x / 2 + row * length;
        for (let column = 0; column < columns; column++) {
          const weights = w + column * length;
          let sum = 0;
          for (let at = 0; at < length; at++) sum += (bits16[from + at] ?? 0) * (bits8[weights + at] ?? 0);
          floats[out / 4 + row * columns + column] =
            Math.fround(sum) * (floats[xScale / 4 + row] ?? 0) * (floats[wScale / 4 + column] ?? 0) +
            (floats[bias / 4 + column] ?? 0);
        }
      }
    },
  };
}
