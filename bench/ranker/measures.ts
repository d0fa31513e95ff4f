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

/** What was said and what came, in tenths of what was said. */
export function reliability(told: readonly Told[]) {
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  return Array.from({ length: 10 }, (_, tenth) =>
    told.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth),
  ).flatMap((group, tenth) =>
    group.length === 0
      ? []
      : {
          from: tenth / 10,
          count: group.length,
          said: mean(group.map(({ said }) => said)),
          came: mean(group.map(({ came }) => Number(came))),
        },
  );
}

/** The expected calibration error: how far said is from came, weighted by how many were in each tenth. */
export function calibrationError(told: readonly Told[]): number {
  return reliability(told).reduce(
    (sum, { count, said, came }) => sum + (count / told.length) * Math.abs(said - came),
    0,
  );
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
