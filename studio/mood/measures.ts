export function f1(said: boolean[], truth: boolean[]): number {
  let hits = 0;
  let total = 0;
  said.forEach((yes, at) => {
    if (yes && truth[at]) hits++;
    total += Number(yes) + Number(truth[at]);
  });
  return hits === 0 ? 0 : (2 * hits) / total;
}

export function macro(scores: number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

export function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
