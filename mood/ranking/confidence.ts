/**
 * A score as a probability. The curve is fitted by `npm run bench -- ranker` on listeners that are made up, since there
 * are no others yet: it says how likely such a listener hears a preset of this score to its end. A test holds it to what
 * the bench found.
 */
export const CURVE = { slope: 3.87, middle: 0.63 } as const;

export function confidenceOf(score: number): number {
  return 1 / (1 + Math.exp(-CURVE.slope * (score - CURVE.middle)));
}

const HIGH_FROM = 0.75;
const MEDIUM_FROM = 0.5;

/** The word beside the percentage, the same on every page. */
export function relevanceOf(confidence: number): 'High' | 'Medium' | 'Low' {
  if (confidence >= HIGH_FROM) return 'High';
  return confidence >= MEDIUM_FROM ? 'Medium' : 'Low';
}
