import { NEEDS, type Need } from './labels.ts';

/** A stretch of a text, as it was written, that moved the reading towards a need. */
export interface Moving {
  words: string;
  need: Need;
  /** 0 to 1: how much of the need's odds goes when these words are hidden. */
  weight: number;
}

/** Of a long text so many words are hidden in turn, and no more: each costs one reading. */
const HIDDEN_AT_MOST = 24;
const SHORT = 3;
/** A word counts as moving when hiding it takes this much of the logarithm of the odds away. */
const MOVES = 0.35;
const STRETCHES = 4;

interface Word {
  from: number;
  to: number;
  /** Which word of the text it is. */
  at: number;
}

/** Hides one word after the other and sees which need loses by it; neighbours become one stretch. In reading order. */
export function movingWords(
  text: string,
  needs: readonly Need[],
  chances: (text: string) => number[],
): Moving[] {
  if (needs.length === 0) return [];
  const oddsOf = (some: string) => {
    const all = chances(some);
    return needs.map((need) => logOdds(all[NEEDS.indexOf(need)] ?? 0));
  };
  const whole = oddsOf(text);
  const moved = chosenWords(text).flatMap((word) => {
    const rest = text.slice(0, word.from) + text.slice(word.to);
    const losses = oddsOf(rest).map((odds, at) => (whole[at] ?? 0) - odds);
    const loss = Math.max(...losses);
    const need = needs[losses.indexOf(loss)];
    return need && loss >= MOVES ? [{ ...word, need, loss }] : [];
  });
  const stretches: (typeof moved)[number][] = [];
  for (const word of moved) {
    const last = stretches.at(-1);
    const isNext = last && word.need === last.need && word.at - last.at <= 2;
    if (isNext && !/[.!?;\n]/.test(text.slice(last.to, word.from))) {
      Object.assign(last, { to: word.to, at: word.at, loss: last.loss + word.loss });
    } else stretches.push({ ...word });
  }
  return stretches
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, STRETCHES)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, need, loss }) => ({
      words: text.slice(from, to),
      need,
      weight: Math.round((1 - Math.exp(-loss)) * 100) / 100,
    }));
}

function chosenWords(text: string): Word[] {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map((word, at) => ({
    from: word.index,
    to: word.index + word[0].length,
    at,
  }));
  if (words.length <= HIDDEN_AT_MOST) return words;
  return words.filter(({ from, to }) => to - from > SHORT).slice(0, HIDDEN_AT_MOST);
}

function logOdds(chance: number): number {
  const kept = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return Math.log(kept / (1 - kept));
}
