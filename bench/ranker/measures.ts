/** Gains discounted by place, as a share of the best order there could be. */
export function ndcg(gains: readonly number[], best: readonly number[], places: number): number {
  const discounted = (of: readonly number[]) =>
    of.slice(0, places).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
  return discounted(gains) / discounted([...best].sort((a, b) => b - a));
}

export interface Told {
  readonly said: number;
  readonly came: boolean;
}

/** How far what was said is from what came, in tenths of what was said, weighted by how many were in each. */
export function calibrationError(told: readonly Told[]): number {
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    told.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth),
  );
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  return tenths
    .filter((group) => group.length > 0)
    .reduce((sum, group) => {
      const off = mean(group.map(({ said }) => said)) - mean(group.map(({ came }) => Number(came)));
      return sum + (group.length / told.length) * Math.abs(off);
    }, 0);
}

/** The logistic curve that fits best: slope and middle. */
export function fitCurve(points: readonly { readonly score: number; readonly came: boolean }[]) {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 4_000; step++) {
    let bySlope = 0;
    let byOffset = 0;
    for (const { score, came } of points) {
      const off = 1 / (1 + Math.exp(-(slope * score + offset))) - Number(came);
      bySlope += off * score;
      byOffset += off;
    }
    slope -= (2 * bySlope) / points.length;
    offset -= (2 * byOffset) / points.length;
  }
  return { slope, middle: -offset / slope };
}
