const pureFifth = 3 / 2;
export const syntonicComma = 81 / 80;
export const pythagoreanComma = pureFifth ** 12 / 2 ** 7;

function withinOctave(interval: number): number {
  return interval / 2 ** Math.floor(Math.log2(interval));
}

function ascending(degrees: number[]): number[] {
  return degrees.toSorted((a, b) => a - b);
}

/** Twelve notes from E flat to G sharp by fifths of one size: pure, or narrowed by a part of the comma. */
export function regularTwelve(partOfComma: number): number[] {
  const fifth = pureFifth / syntonicComma ** partOfComma;
  const flatsBelow = 3;
  return ascending(Array.from({ length: 12 }, (_, place) => withinOctave(fifth ** (place - flatsBelow))));
}

/**
 * Twelve notes by eleven fifths upward from C, each narrowed by its own amount (a ratio, 1 for pure). The twelfth, F to C, is what
 * remains.
 */
export function circleFromC(narrowed: readonly number[]): number[] {
  const degrees = [1];
  let interval = 1;
  for (const by of narrowed) {
    interval = withinOctave((interval * pureFifth) / by);
    degrees.push(interval);
  }
  return ascending(degrees);
}
