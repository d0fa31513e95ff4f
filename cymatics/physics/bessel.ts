const TINY = 1e-200;

/**
 * Neighbours n and n + 1 of the Bessel functions J (`sign` 1) or exp(−x)·I (`sign` −1), by Miller's downward
 * recurrence. The upward one loses every digit once n passes x; and I without its factor overflows at the rim
 * of fine figures. Only tables are made with this, once for each mode: never call it for a pixel.
 */
export function bessel(sign: 1 | -1, n: number, x: number): [here: number, next: number] {
  if (x < 1e-9) return [n === 0 ? 1 : 0, 0];
  const start = Math.ceil(Math.max(n, x) + 12 + 3 * Math.sqrt(Math.max(n, x)));
  let above = 0;
  let here = TINY;
  let sum = 0;
  let found = 0;
  let next = 0;
  for (let k = start; k >= 0; k--) {
    if (k === n + 1) next = here;
    if (k === n) found = here;
    // The sums J₀ + 2J₂ + 2J₄ + … and (I₀ + 2I₁ + 2I₂ + …)·exp(−x) are one: they give the scale.
    if (sign < 0 || k % 2 === 0) sum += k === 0 ? here : 2 * here;
    const below = ((2 * k) / x) * here - sign * above;
    above = here;
    here = below;
    if (Math.abs(here) > 1 / TINY) {
      here *= TINY;
      above *= TINY;
      sum *= TINY;
      found *= TINY;
      next *= TINY;
    }
  }
  return [found / sum, next / sum];
}
