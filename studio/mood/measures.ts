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

/** How far confidence lies from the share that was right, over ten bins of confidence. */
export function calibrationError(answers: { confidence: number; right: boolean }[]): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, confidence: 0, right: 0 }));
  for (const { confidence, right } of answers) {
    const bin = bins[Math.min(9, Math.floor(confidence * 10))];
    if (!bin) continue;
    bin.count++;
    bin.confidence += confidence;
    bin.right += Number(right);
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.right), 0) / answers.length;
}

export function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
