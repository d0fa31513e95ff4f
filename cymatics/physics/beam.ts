export type Parity = 'even' | 'odd';

/**
 * The shapes in which a bar with free ends vibrates, on −1 … 1, each of unit energy. Products of two of them
 * are the terms from which Ritz built the free square plate in 1909, and from which we build it.
 */
export interface Beam {
  /** The wave number; 0 for the shapes that do not bend. */
  k: number;
  /** The shape and its first and second derivative. */
  shape(x: number): [number, number, number];
}

/** Shape number `index` of one parity: even 0 is the level bar, odd 0 the tilted one. */
export function beamShape(parity: Parity, index: number): Beam {
  const even = parity === 'even';
  if (index === 0) {
    return even
      ? { k: 0, shape: () => [Math.SQRT1_2, 0, 0] }
      : { k: 0, shape: (x) => [Math.sqrt(1.5) * x, Math.sqrt(1.5), 0] };
  }
  const k = freeBarRoot(even, index);
  const round = (even ? Math.cos(k) : Math.sin(k)) * Math.SQRT2;
  // exp(k(|x|−1)) instead of cosh(kx)/cosh(k): the latter overflows for the finest figures.
  const rim = (1 + (even ? 1 : -1) * Math.exp(-2 * k)) * Math.SQRT2;
  return {
    k,
    shape: (x) => {
      const grow = Math.exp(k * (x - 1)) / rim;
      const fall = Math.exp(-k * (x + 1)) / rim;
      const c = Math.cos(k * x) / round;
      const s = Math.sin(k * x) / round;
      return even
        ? [c + grow + fall, k * (grow - fall - s), k * k * (grow + fall - c)]
        : [s + grow - fall, k * (grow + fall + c), k * k * (grow - fall - s)];
    },
  };
}

/** tan k = ∓ tanh k by Newton's method; the start is already right to 1 %. */
function freeBarRoot(even: boolean, index: number): number {
  let k = (index + (even ? -0.25 : 0.25)) * Math.PI;
  const sign = even ? 1 : -1;
  for (let i = 0; i < 6; i++) {
    const t = Math.tan(k);
    const h = Math.tanh(k);
    k -= (t + sign * h) / (1 + t * t + sign * (1 - h * h));
  }
  return k;
}
