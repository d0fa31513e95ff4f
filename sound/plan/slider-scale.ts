/**
 * A frequency slider moves in equal ratios: on a linear track of 400 px one pixel would be 5 Hz, and 432 could
 * not be hit. Values keep the specified range and step.
 */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The value at a position of 0 to 1, on the step. */
export function valueAtPosition(position: number, { min, max, step }: Scale): number {
  const clamped = Math.min(1, Math.max(0, position));
  const exact = min * (max / min) ** clamped;
  const steps = Math.round((exact - min) / step);
  // Rounding to 1e-9 hides the dust of binary fractions: 432, not 432.00000000000006.
  return Math.min(max, Math.round((min + steps * step) * 1e9) / 1e9);
}

/** Where a value stands, 0 to 1; what lies outside the range stands at its end. */
export function positionOfValue(value: number, { min, max }: Scale): number {
  const clamped = Math.min(max, Math.max(min, value));
  return Math.log(clamped / min) / Math.log(max / min);
}
