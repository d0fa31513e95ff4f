import { atomicWeights, type Element } from '../tables/atoms.ts';

const part = /([A-Z][a-z]?)(\d*)/g;

/** 'C5H5N5' → 135.13, in daltons. */
export function massOf(formula: string): number {
  let mass = 0;
  let read = 0;
  for (const [whole, symbol = '', many] of formula.matchAll(part)) {
    const weight = atomicWeights[symbol as Element];
    if (weight === undefined) throw new RangeError(`unknown element ${symbol} in ${formula}`);
    mass += weight * (many ? Number(many) : 1);
    read += whole.length;
  }
  if (read !== formula.length || read === 0) throw new RangeError(`not a formula: ${formula}`);
  return mass;
}
