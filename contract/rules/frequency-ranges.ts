/** The ranges in which frequencies are counted: below 100 Hz, from there to below 1000, and from 1000 on. */
export type FrequencyRange = 'low' | 'middle' | 'high';

export function rangeOf(hertz: number): FrequencyRange {
  if (hertz < 100) return 'low';
  return hertz < 1_000 ? 'middle' : 'high';
}

export function countByRange(frequencies: readonly number[]): Record<FrequencyRange, number> {
  const counts = { low: 0, middle: 0, high: 0 };
  for (const hertz of frequencies) counts[rangeOf(hertz)] += 1;
  return counts;
}
