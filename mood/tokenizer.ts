/** A piece of the vocabulary and how likely it is (the logarithm). */
export interface Piece {
  text: string;
  score: number;
}

interface Node {
  next: Map<string, Node>;
  /** The piece that ends here, or -1. */
  piece: number;
}

/** The first pieces of the vocabulary stand for no text: unknown, start, end, three spare ones. */
const RESERVED = 6;
const UNKNOWN = 0;
const WORD_START = '\u2581';

export type Tokenizer = (text: string) => number[];

/**
 * Cuts a text into the pieces that the encoder was trained on: of all ways to cut it, the likeliest one. It answers
 * exactly as the tokenizer of the package the encoder comes from does, its treatment of unknown signs included,
 * since the embeddings know no other.
 */
export function createTokenizer(vocabulary: readonly Piece[]): Tokenizer {
  const root = buildTree(vocabulary);
  return (text) => {
    const normal = text.normalize('NFKC');
    if (normal === '') return [];
    const symbols = Array.from(WORD_START + normal.replaceAll(' ', WORD_START));
    return readBack(likeliestEnds(symbols, root, vocabulary), vocabulary);
  };
}

function buildTree(vocabulary: readonly Piece[]): Node {
  const root: Node = { next: new Map(), piece: -1 };
  for (let index = RESERVED; index < vocabulary.length; index++) {
    let node = root;
    for (const symbol of vocabulary[index]?.text ?? '') {
      let child = node.next.get(symbol);
      if (!child) {
        child = { next: new Map(), piece: -1 };
        node.next.set(symbol, child);
      }
      node = child;
    }
    node.piece = index;
  }
  return root;
}

/** For each place in the text, the piece that ends there on the likeliest way to it. */
function likeliestEnds(symbols: string[], root: Node, vocabulary: readonly Piece[]): Int32Array {
  const best = new Float64Array(symbols.length + 1);
  const piece = new Int32Array(symbols.length + 1);
  const offer = (end: number, score: number, index: number) => {
    if (best[end] === 0 || score >= (best[end] ?? 0)) {
      best[end] = score;
      piece[end] = index;
    }
  };
  for (let start = 0; start < symbols.length; start++) {
    const soFar = best[start] ?? 0;
    let known = false;
    let node = root.next.get(symbols[start] ?? '');
    for (let end = start + 1; node; end++) {
      if (node.piece >= 0) {
        known = true;
        offer(end, soFar + (vocabulary[node.piece]?.score ?? 0), node.piece);
      }
      node = end < symbols.length ? node.next.get(symbols[end] ?? '') : undefined;
    }
    if (!known) offer(start + 1, soFar, UNKNOWN);
  }
  return piece;
}

/** From the end to the start; unknown signs in a row count as one. */
function readBack(ends: Int32Array, vocabulary: readonly Piece[]): number[] {
  const ids: number[] = [];
  for (let at = ends.length - 1; at > 0; ) {
    const id = ends[at] ?? UNKNOWN;
    if (id !== UNKNOWN || ids.at(-1) !== UNKNOWN) ids.push(id);
    at -= vocabulary[id]?.text.length ?? 1;
  }
  return ids.reverse();
}
