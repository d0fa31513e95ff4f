import { type Verdict, verdictOfRules } from './crisis-rules.ts';
import { ALONE, BIAS, HEAD, SCALE, TOGETHER, WEIGHTS } from './danger-weights.ts';
import { PLACES, phrasesOf, weighPhrases } from './phrases.ts';

/** What the phrases weigh, and from where the sum starts. */
interface Weighing {
  weights: ArrayLike<number>;
  scale: number;
  bias: number;
}

/** What the rules add or take away where they know a turn of phrase; what is said plainly needs no more. */
const BY_RULES: Record<Verdict, number> = {
  plain: Number.POSITIVE_INFINITY,
  danger: 1,
  harmless: -1,
  unsaid: 0,
};
/** So long were the texts that were learned from, and few of them longer. In a longer one a part may tell of danger. */
const LEARNED_LETTERS = 220;
const PART_WORDS = 24;

const WEIGHED: Weighing = { weights: readWeights(), scale: SCALE, bias: BIAS };

/**
 * Whether a text tells of danger, by its phrases and by rules: no asset is needed, so it stands wherever people type.
 * Where the model has read the text as well, its head for danger counts too. A line of help too much harms nobody; one
 * that is missing may.
 */
export function tellsOfDanger(text: string, head?: number): boolean {
  const score = dangerScore(text);
  if (score >= ALONE || (head !== undefined && score + HEAD * head >= TOGETHER)) return true;
  return text.length > LEARNED_LETTERS && partsOf(text).some((part) => dangerScore(part) >= ALONE);
}

/** From about −8 to 8, and endless where the rules are sure: the higher, the likelier it is meant. */
export function dangerScore(text: string, { weights, scale, bias }: Weighing = WEIGHED): number {
  return bias + scale * weighPhrases(phrasesOf(text), weights) + BY_RULES[verdictOfRules(text)];
}

/** The sentences, and of long ones, which may be several without a stop, stretches that overlap by half. */
function partsOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s|\n/u).flatMap((sentence) => {
    const words = sentence.split(/\s+/).filter(Boolean);
    const parts: string[] = [];
    for (let from = 0; from === 0 || from + PART_WORDS / 2 < words.length; from += PART_WORDS / 2)
      parts.push(words.slice(from, from + PART_WORDS).join(' '));
    return parts;
  });
}

function readWeights(): Int8Array {
  const bytes = atob(WEIGHTS);
  return Int8Array.from({ length: PLACES }, (_, place) => bytes.charCodeAt(place));
}
