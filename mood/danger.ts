import { type Verdict, verdictOfRules } from './crisis-rules.ts';
import { ALONE, BIAS, HEAD, SCALE, TOGETHER, WEIGHTS } from './danger-weights.ts';
import { PLACES, phrasesOf, weighPhrases } from './phrases.ts';

/** What the rules add or take away where they know a turn of phrase. */
export const BY_RULES: Record<Verdict, number> = { plain: 1, danger: 1, harmless: -1, unsaid: 0 };

const weights = readWeights();

/**
 * Whether a text tells of danger, by its phrases and by rules: no asset is needed, so it stands wherever people type.
 * Where the model has read the text as well, its head for danger counts too. A line of help too much harms nobody; one
 * that is missing may.
 */
export function tellsOfDanger(text: string, head?: number): boolean {
  const verdict = verdictOfRules(text);
  if (verdict === 'plain') return true;
  const score = BIAS + SCALE * weighPhrases(phrasesOf(text), weights) + BY_RULES[verdict];
  return score >= ALONE || (head !== undefined && score + HEAD * head >= TOGETHER);
}

function readWeights(): Int8Array {
  const bytes = atob(WEIGHTS);
  return Int8Array.from({ length: PLACES }, (_, place) => bytes.charCodeAt(place));
}
