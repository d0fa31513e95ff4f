const CONSONANTS = [...'bdfghklmnprstvw'];
const VOWELS = [...'aeiou'];

const syllables = CONSONANTS.flatMap((consonant) => VOWELS.map((vowel) => consonant + vowel));

/** 5,000 words that can be spoken, each of three syllables. */
export const vocabulary = Array.from({ length: 5_000 }, (_, index) =>
  [index, Math.floor(index / 75) * 7 + 3, index * 13 + 5].map((at) => syllables[at % 75]).join(''),
);
