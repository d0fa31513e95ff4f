/**
 * A score as a probability. The two numbers are fitted by `npm run bench -- ranker` on listeners that are made up, since
 * there are no others yet: they say how likely such a listener hears a preset of this score to its end.
 */
const SLOPE = 3.7;
const MIDDLE = 0.72;

export function confidenceOf(score: number): number {
  return 1 / (1 + Math.exp(-SLOPE * (score - MIDDLE)));
}
