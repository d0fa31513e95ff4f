import { pythagoreanComma, syntonicComma } from '../tuning/fifths.ts';

const pure = 1;
const quarterPythagorean = pythagoreanComma ** (1 / 4);
const sixthPythagorean = pythagoreanComma ** (1 / 6);
const quarterSyntonic = syntonicComma ** (1 / 4);
const schisma = pythagoreanComma / syntonicComma;

/**
 * By how much each fifth is narrowed, from C–G upward to A sharp–F; the last, F–C, closes the circle:
 * C–G, G–D, D–A, A–E, E–B, B–F♯, F♯–C♯, C♯–G♯, G♯–D♯, D♯–A♯, A♯–F.
 */
export const circles = {
  werckmeister3: [
    quarterPythagorean,
    quarterPythagorean,
    quarterPythagorean,
    pure,
    pure,
    quarterPythagorean,
    pure,
    pure,
    pure,
    pure,
    pure,
  ],
  kirnberger3: [
    quarterSyntonic,
    quarterSyntonic,
    quarterSyntonic,
    quarterSyntonic,
    pure,
    pure,
    schisma,
    pure,
    pure,
    pure,
    pure,
  ],
  vallotti: [
    sixthPythagorean,
    sixthPythagorean,
    sixthPythagorean,
    sixthPythagorean,
    sixthPythagorean,
    pure,
    pure,
    pure,
    pure,
    pure,
    pure,
  ],
  young2: [
    sixthPythagorean,
    sixthPythagorean,
    sixthPythagorean,
    sixthPythagorean,
    sixthPythagorean,
    sixthPythagorean,
    pure,
    pure,
    pure,
    pure,
    pure,
  ],
} as const;
