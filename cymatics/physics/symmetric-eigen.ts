export interface Eigen {
  /** Eigenvalues, ascending. */
  values: Float64Array;
  /** Column j of this row-major matrix belongs to value j. */
  vectors: Float64Array;
}

/**
 * All eigenvalues and eigenvectors of a real symmetric matrix, given row by row.
 * Householder's reduction to three diagonals, then QL steps with implicit shifts: n³ work, so that the
 * 300 × 300 systems of the finest figures stay a fraction of a second (Jacobi rotations need ten times that).
 */
export function diagonalise(matrix: Float64Array, n: number): Eigen {
  const v = Float64Array.from(matrix);
  const d = new Float64Array(n);
  const e = new Float64Array(n);
  reduceToThreeDiagonals(v, d, e, n);
  runImplicitSteps(v, d, e, n);
  return sortAscending(v, d, n);
}

const at = (a: Float64Array, i: number) => a[i] as number;

function reduceToThreeDiagonals(v: Float64Array, d: Float64Array, e: Float64Array, n: number): void {
  for (let j = 0; j < n; j++) d[j] = at(v, (n - 1) * n + j);
  for (let i = n - 1; i > 0; i--) {
    let scale = 0;
    let h = 0;
    for (let k = 0; k < i; k++) scale += Math.abs(at(d, k));
    if (scale === 0) {
      e[i] = at(d, i - 1);
      for (let j = 0; j < i; j++) {
        d[j] = at(v, (i - 1) * n + j);
        v[i * n + j] = 0;
        v[j * n + i] = 0;
      }
    } else {
      for (let k = 0; k < i; k++) {
        const x = at(d, k) / scale;
        d[k] = x;
        h += x * x;
      }
      const f = at(d, i - 1);
      const g = f > 0 ? -Math.sqrt(h) : Math.sqrt(h);
      e[i] = scale * g;
      h -= f * g;
      d[i - 1] = f - g;
      e.fill(0, 0, i);
      for (let j = 0; j < i; j++) {
        const x = at(d, j);
        v[j * n + i] = x;
        let sum = at(e, j) + at(v, j * n + j) * x;
        for (let k = j + 1; k < i; k++) {
          const y = at(v, k * n + j);
          sum += y * at(d, k);
          e[k] = at(e, k) + y * x;
        }
        e[j] = sum;
      }
      let dot = 0;
      for (let j = 0; j < i; j++) {
        const x = at(e, j) / h;
        e[j] = x;
        dot += x * at(d, j);
      }
      const half = dot / (h + h);
      for (let j = 0; j < i; j++) e[j] = at(e, j) - half * at(d, j);
      for (let j = 0; j < i; j++) {
        const x = at(d, j);
        const y = at(e, j);
        for (let k = j; k < i; k++) v[k * n + j] = at(v, k * n + j) - (x * at(e, k) + y * at(d, k));
        d[j] = at(v, (i - 1) * n + j);
        v[i * n + j] = 0;
      }
    }
    d[i] = h;
  }
  for (let i = 0; i < n - 1; i++) {
    v[(n - 1) * n + i] = at(v, i * n + i);
    v[i * n + i] = 1;
    const h = at(d, i + 1);
    if (h !== 0) {
      for (let k = 0; k <= i; k++) d[k] = at(v, k * n + i + 1) / h;
      for (let j = 0; j <= i; j++) {
        let g = 0;
        for (let k = 0; k <= i; k++) g += at(v, k * n + i + 1) * at(v, k * n + j);
        for (let k = 0; k <= i; k++) v[k * n + j] = at(v, k * n + j) - g * at(d, k);
      }
    }
    for (let k = 0; k <= i; k++) v[k * n + i + 1] = 0;
  }
  for (let j = 0; j < n; j++) {
    d[j] = at(v, (n - 1) * n + j);
    v[(n - 1) * n + j] = 0;
  }
  v[n * n - 1] = 1;
}

function runImplicitSteps(v: Float64Array, d: Float64Array, e: Float64Array, n: number): void {
  e.copyWithin(0, 1);
  e[n - 1] = 0;
  for (let l = 0; l < n; l++) {
    for (let round = 0; round < 60; round++) {
      let m = l;
      while (m < n - 1) {
        if (Math.abs(at(e, m)) <= Number.EPSILON * (Math.abs(at(d, m)) + Math.abs(at(d, m + 1)))) break;
        m++;
      }
      if (m === l) break;
      let g = (at(d, l + 1) - at(d, l)) / (2 * at(e, l));
      const root = Math.hypot(g, 1);
      g = at(d, m) - at(d, l) + at(e, l) / (g + (g < 0 ? -root : root));
      let s = 1;
      let c = 1;
      let p = 0;
      for (let i = m - 1; i >= l; i--) {
        const f = s * at(e, i);
        const b = c * at(e, i);
        const r = Math.hypot(f, g);
        e[i + 1] = r;
        s = r === 0 ? 0 : f / r;
        c = r === 0 ? 1 : g / r;
        g = at(d, i + 1) - p;
        const t = (at(d, i) - g) * s + 2 * c * b;
        p = s * t;
        d[i + 1] = g + p;
        g = c * t - b;
        for (let k = 0; k < n; k++) {
          const y = at(v, k * n + i + 1);
          const x = at(v, k * n + i);
          v[k * n + i + 1] = s * x + c * y;
          v[k * n + i] = c * x - s * y;
        }
      }
      d[l] = at(d, l) - p;
      e[l] = g;
      e[m] = 0;
    }
  }
}

function sortAscending(v: Float64Array, d: Float64Array, n: number): Eigen {
  const order = Array.from(d.keys()).sort((a, b) => at(d, a) - at(d, b));
  const values = new Float64Array(n);
  const vectors = new Float64Array(n * n);
  order.forEach((from, to) => {
    values[to] = at(d, from);
    for (let k = 0; k < n; k++) vectors[k * n + to] = at(v, k * n + from);
  });
  return { values, vectors };
}
