/** An interval as published tables give it. */
export function toCents(interval: number): number {
  return 1200 * Math.log2(interval);
}
